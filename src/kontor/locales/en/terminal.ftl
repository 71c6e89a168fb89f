### The terminal: commands, their help, and what they say.

## Help of the commands

help-kontor = Board games: play, replay, verify. There are: { $games }.
help-version = Show the version and whether the rules are compiled.
help-play = Play a game in the terminal. Without a game it asks.
help-play-game = The game: { $games }. With --resume also a file.
help-text = Play as text, here in the terminal.
help-seats = Who plays, in order: you, names of people, bot, or bot:NAME.
help-level = How each “bot” plays: a level or a character, as “kontor games” lists; without it the easiest level.
help-play-bots = Who plays against you, instead of --seats: bots by name, a file (./weights.npz, ./model.onnx), or a class or function (package.module:Name), separated by commas.
help-lang = Language: de, en or pl.
help-variant = A variant of the game, of { $variants }; may be given several times.
help-first = Who starts: the number of a seat, or random.
help-seed = Make the dice foreseeable, to try things out.
help-plain = Plain lines without colour or drawing, good for a screen reader.
help-resume = Take up the last game again. With --bots, other bots play on.
help-replay = Step through a recorded game, back and forth.
help-file = The file of a recorded game.
help-until = Print the game up to this decision.
help-replay-json = Print the last position as JSON.
help-verify = Check every die and card of a finished game against its sealed secret.
help-games = List the games with their seats, levels and variants.
help-json = Print JSON.

## Faults, each in a line that says what to do

see-help = { $fault }. Help: kontor --help
no-such-first = Seat “{ $first }” cannot start. Give a number from 1 to { $seats }, or random.
seats-or-bots = Give either --seats or --bots, not both.
seats-twice = In “{ $seats }” two people have the same name. Give each a name of their own.
seats-unreadable = “{ $seats }” is no list of seats. An example: --seats you,bot,bot
nothing-to-resume = There is no game to take up. Begin one with: kontor play
no-such-decision = There is no decision { $until }. The game has { $last }.

## Leaving

interrupted = Interrupted. The game is saved; go on with: kontor play --resume
terminal-closed = The input has ended. The game is saved; go on with: kontor play --resume
saved = The game is saved. Go on with: kontor play --resume
called-off = Interrupted.
nobody-there = The input has ended before a game was chosen. Name one: kontor play GAME

## At the table

you = You
player = Player { $number }
welcome = { $title }: { $names }.
sealed = The dice are sealed, SHA-256 { $commitment }.
heading = { $title }, turn { $turn }, { $seat-person ->
    [you] it is your decision
   *[other] { $seat } decides
}
prompt = Your answer, 1 to { $count } or ?:
hint = ? help, ! advice, t table, h what happened, u take back, s save and leave
advice = { $answer }: chance of winning about { $percent }%.
advice-alone = { $answer }.
no-advice = Nobody gives advice on this question.
bot-says = { $seat }: “{ $remark }”
only-answer = Only choice: { $answer }.
pass-device = Pass the device to { $seat }, who presses Enter.
no-such-number = Please type a number from 1 to { $count }.
which-one = Which one do you mean?
not-understood = “{ $typed }” is no answer here. Type a number or a name, or ? for help.
not-now = Not now ({ $rule }): { $why }
no-such-thing = Nothing here is called “{ $thing }”. The key t shows all names.
nothing-more = There is nothing more to say about “{ $thing }”.
nothing-to-take-back = There is nothing to take back: not past dice, cards that came to light, or the end of your turn.
taken-back = Taken back: { $answer }.
no-history = Nothing has happened yet.
help =
    Type the number of an answer, or the beginning of its name.
    Enter: show the position again
    ?: this help
    !: what the best bot would do, and why
    ? and a name or number: what a card does, and why it may not be chosen now
    t: the table
    t and a name: all that the table tells about a card or a player
    h: the last turns; h 100: the last hundred
    u: take back your last decision
    s or q: save and leave
secret-revealed = The secret of the dice: { $secret }
recorded = The game is recorded. To look at it and to check its dice:

## The menu

menu-which-game = What would you like to play?
menu-resume = Go on with { $title }: { $names } ({ $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
})
menu-new = { $title }, a new game
menu-seats = Who plays? Names, or bot, with commas (Enter: { $usual }):
menu-level = Who plays the bots? The number is how strong they were measured.
menu-character = { $who }: { $about }
menu-rated = { $who } ({ $rating })
menu-variant = Play with “{ $name }”? (y, Enter: no)
prompt-menu = 1 to { $count } (Enter: 1):
yes = y yes

## Replay

replay-heading = { $title }, after { $place ->
    [one] { $place } decision
   *[other] { $place } decisions
} of { $last }
replay-question = Where to?
replay-keys = Enter or n forward, p back, a number from 0 to { $last }, g to the end, t table, q leave
prompt-replay = Replay:
verified = Verified: all { $outcomes ->
    [one] { $outcomes } die or card comes
   *[other] { $outcomes } dice and cards come
} from the secret that was sealed as { $commitment }.

## Lists

game-heading = { $id }: { $title } by { $designer }
game-from = Rules version { $rules }, from { $origin }
game-seats = Players: { $seats }
game-levels = Levels: { $levels }
game-characters = Characters: { $characters }
game-bots = Bots: { $bots }
game-languages = Languages: { $languages }
game-lacks-words = { $language } (without { $count ->
    [one] { $message }
   *[other] { $count } messages, such as { $message }
})
game-research = For research: { $parts }
game-observation = observation of { $size } numbers
game-network = trained network
game-batch = batch engine
game-variant = Variant { $id }: { $name }. { $about }
game-option = Option --{ $id }: { $name }. { $about }
version-compiled = kontor { $version }, with compiled rules
version-plain = kontor { $version }, with plain rules

## Fuzzing and measuring

help-dataset = Let bots play, and keep every decision as data: observation, mask, action, outcome.
help-dataset-folder = The folder for the data; a run found there goes on.
help-dataset-bots = Who plays, separated by commas: bots by name, files (weights.npz, model.onnx) or package.module:Name. They change seats.
help-dataset-shard = How many games each file holds.
help-dataset-format = How the data is stored: npz (NumPy) or parquet.
help-dataset-review = Also store each seat’s chance of winning before and after every decision, as reviews judge it.
help-fuzz = Play random games and check every invariant after every decision.
help-game = The game: { $games }.
help-seat-count = How many players; as a rule the most the game allows.
help-games-count = How many games.
help-fuzz-seed = Equal seed, equal games.
help-jobs = How many processes play at once.
help-failures = The folder for the records of games that failed.
help-bench = Measure how fast Kontor is here.
help-bench-rules = Time random play of whole games on one core.
help-seconds = Seconds for each row.
help-lockstep = Prove that a batch engine plays as the rules do: the same games in both, compared after every decision.
help-lanes = How many games run side by side.
help-lockstep-bot = Who plays one lane in a thousand; random play fills the others.
lockstep-agree = { $games ->
    [one] One game
   *[other] { $games } games
    }, { $bot_games } of them by bots: batch engine and rules agree after each of { $decisions } decisions, and in { $observations } observations.
dataset-written = { $games ->
    [one] { $games } game is in { $path }. README.md there says what the data is.
   *[other] { $games } games are in { $path }. README.md there says what the data is.
}
fuzz-games = { $games ->
    [one] { $games } game, { $decisions } decisions
   *[other] { $games } games, { $decisions } decisions
}
fuzz-decisions = Decisions a game: { $mean } ± { $deviation }
fuzz-turns = Turns a game: { $mean } ± { $deviation }
fuzz-wins = Won by seat { $number }: { $wins }
fuzz-ends = Ended by { $end }: { $games }
fuzz-failure = Game { $game } failed: { $fault }. Its record: { $path }
fuzz-verdict = { $failures ->
    [0] No failure.
    [one] { $failures } failure.
   *[other] { $failures } failures.
}
bench-row = { $title }, { $seats } players, { $code ->
    [compiled] compiled
   *[plain] plain
}: { $decisions } decisions a second, { $games } games a second

## The server

help-serve = Serve tables over the net.
help-host = The address to listen on; 0.0.0.0 for all.
help-open = Open the page in a browser.
help-port = The port to listen on.
help-workers = How many processes share the work.
help-serve-bots = Offer this bot at tables too: GAME:BOT, or GAME:NAME=BOT. The bot is a name, a file (weights.npz, model.onnx) or package.module:Name. May be given several times.
help-data = The folder of the database; otherwise KONTOR_DATA or the platform’s place.
help-tables-folder = A folder for the tables’ files.
help-site = Write Kontor as a folder for any host of files. Everything but playing with people elsewhere works there, in the browser itself.
help-site-folder = The folder for the site.
help-site-server = A Kontor server for playing with people elsewhere, such as https://play.example.org.
site-written = The site is in { $path } ({ $size } MB). Put the folder on any host of files, or try it: python -m http.server --directory { $path }
help-export-tables = Write all tables to a folder, as records and with their seats.
help-import-tables = Add the tables and records of a folder, and print links to new seats.
serving = Kontor serves on http://{ $host }:{ $port }, its data is in { $data }.
exported = { $tables ->
    [one] One table is written.
   *[other] { $tables } tables are written.
}

## Training

help-train = Let a network learn the game by playing itself. Needs the extra “gpu”; a GPU is not needed, but far faster.
help-train-seats = A number of players to learn with; may be given several times. Without it: every number.
help-train-variant = Learn at tables with this variant as well; may be given several times.
help-train-seconds = How long to learn, in seconds; compiling and matches count.
help-train-folder = Where checkpoints are kept; a training found there goes on.
help-train-steps = Decisions in every game between two improvements.
help-train-width = Width of a hidden layer.
help-train-depth = How many hidden layers.
help-train-against = Weights of a frozen player: learn to beat this one.
help-train-report = Seconds between two lines of figures. Without it: a twentieth of the time.
help-train-start = Weights to begin with.
help-train-batches = Improvements from one round of decisions.
help-train-epochs = How often each decision is learnt from.
help-train-rate = Step size of learning, at the start.
help-train-curiosity = Weight of the entropy, at the start: how much unlikely answers are tried.
help-train-trace = How far outcomes reach back (lambda).
help-train-lead = How much points count at first, instead of victory alone.
help-train-guests = Share of games against past selves and strangers.
help-train-stranger = Weights of another opponent; may be given several times.
train-compiling = Compiling; this takes a minute or two. Then a line of figures comes now and then.
train-done = The weights are in { $folder }/weights.npz.
