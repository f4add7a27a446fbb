"""Pictures in words."""

from render.kit.prose import LEGEND_WIDTH, with_legend


def test_the_legend_of_a_text_board_is_broken_before_an_item_and_no_wider_than_a_phone() -> None:
    legend = ["a jester’s hat C1, b frog A3, c lute E3", "  a line without any comma that is too long"]
    told = with_legend(["┌─┐", "└─┘"], legend)
    assert told.splitlines()[3:] == [
        "a jester’s hat C1, b frog A3,",
        "  c lute E3",
        "  a line without any comma",
        "    that is too long",
    ]
    assert max(map(len, told.splitlines())) <= LEGEND_WIDTH
