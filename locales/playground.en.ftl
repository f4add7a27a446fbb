# The playground in the terminal.

playground-how = Open the page below, press { $add-bot }, then { $start }, then { $play }. At the top you choose who you are.
playground-local = Nothing leaves this computer. Ctrl-C ends the playground.
playground-open = The playground is open:
