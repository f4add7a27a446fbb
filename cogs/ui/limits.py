"""Discord's limits, in characters unless the comment says otherwise."""

from render.kit.prose import ALT_LIMIT as ALT_LIMIT  # a picture's alt text

CONTENT_LIMIT = 2000  # a message's plain text
LAYOUT_LIMIT = 4000  # all texts of a layout together
PICTURES_LIMIT = 10  # pictures of a message
CUSTOM_ID_LIMIT = 100
ROWS_LIMIT = 5  # rows of controls below a classic message
ROW_LIMIT = 5  # buttons in a row
LABEL_LIMIT = 80  # a button's label
PLACEHOLDER_LIMIT = 150  # what a select shows while nothing is chosen
OPTION_LIMIT = 100  # an option's label or description, and an autocomplete choice
OPTIONS_LIMIT = 25  # options of a select, and autocomplete choices
THREAD_LIMIT = 100  # a thread's name
