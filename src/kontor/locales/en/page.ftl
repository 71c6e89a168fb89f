### The page around the games, in English.

## Everywhere

to-start = To the start page
close = Close
cancel = Cancel
yes = Yes
no = No
language = Language
make-light = Light
make-dark = Dark
make-silent = Sound off
make-loud = Sound on
try-again = Try again
you = you
your-name = Guest

## Start page

welcome = A good table is waiting.
    .about = Two modern classics, free and without an account: against bots, with friends by a link, or together at one screen.
    .alone = Two modern classics, free and without an account: against bots, or together at one screen.
by-designer = A game by { $designer }
soon = soon
play-now = Play now against bots
company = Against { $count ->
    [one] one bot
   *[other] { $count } bots
}: { $names }
company-change = Change
company-rise = Two wins in a row: play against “{ $level }”
with-friends = With friends
loading-here = Getting the table ready: { $percent }%
starting-here = Setting out the game …
alone = This site has no server: your games stay in this browser.
update-ready = A new version of Kontor is here.
update-use = Use it now
kept-here = What this browser keeps
    .about = Games against bots and on this device, your islands, puzzles, progress and settings: all in one file. Open it in another browser and go on there.
kept-safe = The browser has promised to keep all of it.
kept-unsafe = The browser may clear it away when space runs short. Save a file now and then.
kept-save = Save everything as a file
kept-open = Open a file
kept-opened = { $count ->
    [one] One game was taken in, with islands, progress and settings.
   *[other] { $count } games were taken in, with islands, progress and settings.
}
kept-wrong = Kontor cannot read this file. Nothing was changed.
kept-secret = Whoever has the file can play on in your place.
storage-full = This browser’s storage is full: what you did last was not kept. Free some space, or save your games as a file.
storage-forbidden = This browser does not let Kontor keep anything, so no game can be played here. Allow site data for this address, or leave private browsing.
finished-games = Finished games
on-this-device = On this device
no-table = The table could not be created. Try again in a moment.
your-games = Your games
your-turn = Your turn
your-turn-player = It is your turn, { $player }
others-turn = Others’ turn
table-waiting = Waiting for players
open-tables = Open tables
no-open-tables = No table is open to everybody right now. Make one, and it will appear here.
open-record = Open a saved game
    .about = Drop a .jsonl file anywhere on this page: you can replay, verify and review it, and play on from any moment.
open-record-choose = Choose a file
open-record-drop = Drop the file to open the game.
open-record-wrong = This file cannot be opened: { $reason }
open-record-large = This file is too large to be a saved game.
join = Join
watch = Watch

## A new table

new-friends = Play with friends
new-device = On this device
new-bots = Against bots
how-many = How many play?
name-ask = Your name
names-ask = Who plays?
seat-is = Who has seat { $number }?
seat-person = A person
bots-differ = A different bot for each seat
player-number = Player { $number }
variants = Variants
who-starts = Who starts?
starts-chance = Chance decides
starts-me = I start
starts-first = The first player
pace = Clock
pace-relaxed = No clock
pace-live = { $minutes ->
    [one] One minute
   *[other] { $minutes } minutes
} each{ $seconds ->
    [0] { "" }
    [one] , and one second more for every turn
   *[other] , and { $seconds } seconds more for every turn
}
pace-days = { $days ->
    [one] One day
   *[other] { $days } days
} for every turn
reach = Who can join?
reach-link = Friends with the link
reach-public = Everybody
allow-hints = Hints
    .about = Players may ask a bot for advice; everybody sees when somebody does.
make-table = Create the table
start-game = Start the game

## Before the start

waiting-for-players = Who is coming?
all-here = Everybody is here.
free-seat = Free seat
add-bot = Add a bot
bot-level = Which bots play?
bot-levels = Levels
bot-characters = Characters
bot-rating = Measured strength:
is-bot = Bot, { $level }
is-ready = ready
remove-player = Remove { $player }
sit-down = Sit down
start-when-full = Starts when all seats are taken
wait-for-host = You are ready. The game begins as soon as everybody is.
invite = Invite friends
    .about = Whoever opens this link can sit down.
link = Link to this table
copy-link = Copy link
link-copied = The link is copied.
share = Share
qr-code = The link as a QR code
knock = Ask the host to let you in
    .about = You came without the invitation. The host sees your name and can let you in with one tap.
knock-ask = Ask to join
knock-waits = The host has been asked. As soon as you are let in, you sit down by yourself.
knock-refused = The host did not let you in. Ask for the invite link.
knocks = { $player } would like to join.
knocks-yes = Let in
knocks-no = No
clock = Clock: { $pace }
leave-table = Leave the table

## The table

log = Log
chat = Chat
chat-unread = { $count ->
    [0] Chat
    [one] Chat, { $count } new message
   *[other] Chat, { $count } new messages
}
chat-say = Write a message
chat-earlier = Earlier messages
chat-send = Send
spectator = Spectator
spectators = { $count ->
    [one] { $count } spectator
   *[other] { $count } spectators
}
minute = This game in a minute
menu = Menu
result = Result
rules = Rules
is-here = connected
is-offline = away
is-stand-in = a bot stands in
waiting-for = { $player } is thinking …
hint = Hint
hint-title = What a bot would do
hint-says = A bot would choose: { $answer }.
hint-chance = Chance of winning: about { $percent }%.
hint-needless = There is only one thing you can do here.
hint-fails = The bot has no advice just now. Ask again.
skip = Skip
to-your-move = Go to your move
game-over = The game is over.
connection-lost = The connection is lost. It comes back by itself, and nothing is missed.
bot-plays-for-you = A bot is playing for you.
take-seat-back = Take my seat back
you-see-the-past = You are looking back: move { $move } of { $all }.
to-the-game = Back to the game
to-the-end = To the end
step-through = Replay
puzzles = Puzzles
play-on = Play on from here
played-on = Played on
    .about = This game goes on from a moment of another one, with luck of its own. It is unrated.
same-deal = Same deal again
    .about = This game has the dice and cards of another one. It is unrated.
file = From a file
    .about = This game was brought in as a file. Kontor did not see it being played.
step-move = Move
step-eyes = Through the eyes of
step-first = First move
step-back = One move back
step-next = One move on
step-live = Latest move

take-back = Take back
take-back-wish = Ask the others
take-back-nothing = Nothing can be taken back now.
take-back-free = It happens at once.
take-back-ask = The others are asked first, also while a bot plays for them.
take-back-reach = { $count ->
    [one] This takes back one decision:
   *[other] This takes back { $count } decisions:
}
take-back-asked = { $count ->
    [one] { $player } would like to take back one decision. Is that all right?
   *[other] { $player } would like to take back { $count } decisions. Is that all right?
}

speed = Animation speed
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
speed-instant = Instant
notices-on = Tell me when it is my turn: on
notices-off = Tell me when it is my turn: off
export = Save the game as a file
leave = Leave the table
    .about = A bot plays for you until you come back.
resign = Resign
resign-sure = Resign for good? A bot finishes the game in your place.

text-table = Text table
text-drawn = The drawn table
text-state = On the table

curtain = It is { $player }’s turn.
    .about = Hand over the device. The table appears when { $player } is ready.
curtain-lift = I am ready

## The log

log-started = The game begins.
log-stood = { $seat-person ->
    [you] You leave the table.
   *[other] { $seat } leaves the table.
}
log-took-back = { $seat-person ->
    [you] { $count ->
        [one] You take back one decision.
       *[other] You take back { $count } decisions.
    }
   *[other] { $count ->
        [one] { $seat } takes back one decision.
       *[other] { $seat } takes back { $count } decisions.
    }
}
log-undo-asked = { $seat-person ->
    [you] You would like to take something back.
   *[other] { $seat } would like to take something back.
}
log-undo-answered = { $seat-person ->
    [you] You do not agree to taking back.
   *[other] { $seat } does not agree to taking back.
}
log-replaced-left = { $seat-person ->
    [you] You have left; a bot plays on for you.
   *[other] { $seat } has left; a bot plays on.
}
log-replaced-time = { $seat-person ->
    [you] Your time is up; a bot plays on for you.
   *[other] { $seat }’s time is up; a bot plays on.
}
log-replaced-resigned = { $seat-person ->
    [you] You have resigned; a bot plays on for you.
   *[other] { $seat } has resigned; a bot plays on.
}
log-stumble-abroad = { $seat } learnt on another island; on this one the moves are worked out by playing on.
log-stumble-late = Many tables are thinking at once, so a quicker bot answers for { $seat }.
log-stumble-time = { $seat } did not answer in time, so chance decided this move.
log-stumble-died = { $seat } broke down for a moment, so chance decided this move.
log-stumble-raised = { $seat } ran into an error, so chance decided this move.
log-stumble-nonsense = { $seat } gave no valid answer, so chance decided this move.
log-returned = { $seat-person ->
    [you] You are back.
   *[other] { $seat } is back.
}
log-closed = The game has been ended.
log-froze = The table is frozen.
log-hinted = { $seat-person ->
    [you] You ask for a hint.
   *[other] { $seat } asks for a hint.
}
log-rematched = There is a rematch.

## The end

you-won = You have won!
winner = { $players } won
review = Review
learn-mistakes = Learn from your mistakes
to-the-table = Back to the table
account = Final scores
result-place = Place
result-points = Points
breaks-tie = breaks the tie
course-label = The course of the game as a chart
rematch = Rematch
rematch-join = To the rematch
verify = Verify dice and cards
    .about = Recomputes every die and every card in this browser from the secret that is now revealed.
verify-good = { $count ->
    [one] One outcome recomputed: it is right.
   *[other] All { $count } outcomes recomputed: every one is right.
}
verify-bad = Outcome number { $count } is not what the secret gives!
verify-failed = The record could not be fetched.
verify-never = The dice of this game were not sealed, so there is nothing to check them against.
verify-promise = Promised before the first move:

## The rules

rules-search = Search the rules
rules-all = Show all rules
rules-contents = Contents
rules-of = Rules of { $game }
rules-found = { $count ->
    [0] No rule has these words.
    [one] Found in one rule.
   *[other] Found in { $count } rules.
}
rules-link = Link to rule { $number }
rules-example = Example:
rules-ruling = Our ruling:

## Keys

keys = Keyboard shortcuts
keys-letters = Letters and signs as shortcuts
    .about = Off, only Tab, arrow keys, Enter, Space and Esc do something.
keys-everywhere = Everywhere
keys-table = At a table
key-help = Opens and closes this list
key-move = To the next or previous item
key-choose = Chooses it
key-close = Closes what is open
key-search = Search the rules
key-skip = Skips the animation
key-log = Through the log, line by line

## The first game

learn-by-playing = Learn by playing
learn-go-on = Continue learning: step { $step }
learn-opponent = Mia
learn-step = Step { $step } of { $steps }
learn-back = One step back
learn-anew = From the beginning
learn-next = Next
learn-later = A few turns later
learn-not-now = The rules would allow that. This step is about something else. { $todo }
learn-happened = What happened
learn-over = That was your first game!
    .about = You know all you need for a real one. The rules hold the finer points.
learn-play = Play against bots

## Refusals

refused-stale = The table has moved on in the meantime. Look again.
refused-not-your-turn = It is not your turn.
refused-not-playing = The game is not running.
refused-not-open = The game has already begun.
refused-taken = Somebody was quicker: this seat is taken.
refused-not-invited = You need the full invite link to sit down here.
refused-stand-in = A bot is playing for you. Take your seat back first.
refused-no-undo = Nothing can be taken back now.
refused-busy = No hint just now: too many people are asking. Try again in a moment.
refused-chat-full = The chat of this table is full.
refused-chat-closed = The game ended long ago, and its chat is closed.
refused-too-fast = That was too fast. Wait a moment.
refused-too-many = Many people are already waiting here. Try again in a moment.
refused-unavailable = That could not be stored. Try again.
refused-other = That is not possible now.

## Bad moments

trouble-gone = This table is gone
    .what = There is no table at this address, or it was cleared away long after its game.
    .do = Check the link, or make a new table.
trouble-wrong-link = There is nothing here
    .what = The address leads nowhere. Perhaps a part of the link is missing.
    .do = Open the whole link again, or begin at the start page.
trouble-taken = All seats are taken
    .what = Others were quicker, and the game is about to begin.
    .do = Stay here to watch it, or make a table of your own.
trouble-away = The server does not answer
    .what = Either the connection is down or the server is resting. Games are kept.
    .do = Try again in a moment.
trouble-frozen = This game is frozen
    .what = The rules met something that must not be, so the table stopped rather than play on wrongly. Nothing is lost.
    .do = Save the game as a file and send it to whoever runs this server.
trouble-damaged = This table cannot be read
    .what = Part of its log is damaged, so it was set aside. All other tables go on.
    .do = Tell whoever runs this server; perhaps a backup has it.
trouble-broken = Something went wrong
    .what = Something could not be drawn. The game itself is safe on the server.
    .do = Try again; if it happens again, reload the page.
trouble-not-watchable = This table is private
    .what = Its players have asked for no spectators.
    .do = Look for an open table, or make one.

## The design page

design = Design
design-colours = Colours
design-seats = Seats
design-type = Type
design-space = Space
design-controls = Controls
design-dialog = A dialog
design-sheet = A sheet
design-note = A note
design-refusal = A refusal
design-sounds = Sounds
design-pictures = Pictures
design-troubles = Bad moments
