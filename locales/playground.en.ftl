# The playground in the terminal.

playground-how = Open the page below, press { $add-bot }, then { $start }, then { $play }. At the top you choose who you are.
playground-local = Nothing leaves this computer. Ctrl-C ends the playground.
playground-open = The playground is open:

## The page
page-title = Dédale · playground
page-viewer = You are
page-earlier = Earlier messages
page-newer = Later messages
page-latest = New messages ↓
page-ended = The playground has ended. Start it again, then open its new address.
page-uncertain = This takes a while: the result will show here.
page-interrupted = The playground does not answer; trying again…
page-busy = One moment…
page-undone = That was not done. Try again.
page-required = This is needed.
page-invalid = This does not fit here.
page-no-commands = The commands cannot be listed now.
page-unknown-command = No command has this name. Type / to see them all.
page-no-options = There is nothing to choose.
page-optional = optional
page-yes = Yes
page-no = No
page-file = Choose a file
page-cancel = Cancel
page-submit = Submit
page-private = Only you can see this
page-thinking = Thinking…
page-edited = (edited)
page-select = Choose
page-clear = Choose nothing
page-chosen = Your choice
page-reply = Reply
page-search = Search
page-previous = Previous
page-next = Next
page-picture = Picture
page-larger = Enlarge the picture
page-smaller = Shrink the picture
page-original = Open the picture alone
page-write = Message or /command in
page-used = { $who } used
