"""After the start: drawing ahead leaves workers to those who wait; what lives for ever is not searched."""

import gc
from collections.abc import Iterator
from time import sleep

from cogs.runtime import settling
from cogs.runtime.workers import Workers


async def test_all_steps_are_taken_in_several_turns_of_a_worker() -> None:
    taken, turns, workers = list[int](), list[int](), Workers()
    run = workers.run

    async def counted(work):
        turns.append(len(taken))
        return await run(work)

    def steps() -> Iterator[None]:
        for number in range(6):
            sleep(settling.SLICE / 2)
            taken.append(number)
            yield

    workers.run = counted
    await settling.warm(workers, steps())
    workers.close()
    assert taken == list(range(6))
    assert len(turns) > 1


def test_what_is_there_at_the_start_is_not_searched_for_garbage() -> None:
    before = gc.get_threshold()
    try:
        settling.settle()
        assert gc.get_freeze_count() > 0
        assert len(gc.get_objects()) < gc.get_freeze_count()
    finally:
        gc.unfreeze()
        gc.set_threshold(*before)
