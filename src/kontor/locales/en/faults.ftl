### What can go wrong, in page and terminal; each line says what is the matter or what to do.

fault-in-line = line { $line }: { $fault }
fault-no-language = There is no language “{ $language }”. There are: { $known }.
fault-no-game = There is no game “{ $game }”. There are: { $known }.
fault-seat-count = { $title } is for { $counts } players, not for { $seats }. Name as many with --seats or --bots.
fault-no-variant = { $title } has no variant “{ $variant }”. It has: { $known }.
fault-no-first = There is no seat { $first } that could start; there are { $seats }, counted from 0.
fault-no-switch = { $option } is either true or false, not { $value }.
fault-no-choice = For --{ $option } there is no “{ $value }”. There are: { $known }; or name a file of your own.
fault-bad-choice = --{ $option } is not in order: { fault-bad-data }
fault-bad-data = { $finding }{ $more ->
    [0] { "" }
    [one] { " " }(and one more finding)
   *[other] { " " }(and { $more } more findings)
}
fault-no-json-file = { $path } is no JSON file: { $reason }.
fault-no-bot = There is no bot “{ $bot }”. There are: { $known }. A class or function is named package.module:Name, a file weights.npz or model.onnx.
fault-no-trials = “{ $bot }” cannot be given “{ $trials }” trials: only bots that search take a number, such as “search@500”.
fault-no-level = There is no level “{ $bot }”. There are: { $known }.
fault-no-jax = Batch engines and training need JAX. Install it with: pip install "kontor[gpu]"
fault-no-batch = { $game } has no batch engine.
fault-no-observation = { $game } declares no observation, so environments and networks cannot play it.
fault-no-network = { $game } comes without a trained network.
fault-other-network = A network for { $game } has { $known } inputs and { $actions } answers; these weights have { $inputs } and { $answers }.
fault-other-game = { $path } was trained for { $trained }, not for { $game }.
fault-no-seats-field = Networks need a field “seats” in the observation: a 1 for each player there is.
fault-no-weights = { $path } holds no weights of a network.
fault-bad-onnx = { $path } cannot play this game: { $reason }.
fault-no-onnx = Models in ONNX need onnxruntime. Install it with: pip install 'kontor[onnx]'
fault-no-bot-class = There is no bot { $bot }: { $reason }
fault-no-choose = { $bot } is no bot: it has no method choose(view, deadline).
fault-bot-failed = The bot { $bot } failed: { $reason }
fault-bot-nonsense = The bot { $bot } answered { $answer }, which is not allowed here.
fault-code-in-file = This file names { $bot } as a bot, and a file may not say which code to run. Name the bots yourself, such as: --resume --bots { $bot }
fault-other-bots = { $seated ->
    [0] No bots play this game.
    [one] One bot plays this game. Name one with --bots.
   *[other] { $seated } bots play this game. Name so many with --bots, separated by commas.
}
fault-bad-offer = “{ $offer }” is not of the form GAME:BOT or GAME:NAME=BOT.
fault-bad-offer-name = “{ $offer }” needs another name. Give one of letters, digits and hyphens: { $game }:NAME={ $bot }
fault-apart = Batch engine and rules differ: { $where }
fault-illegal = { $action } is not allowed here
fault-unknown-action = no such action: { $action }
fault-cannot-save = Cannot save to { $folder }: { $reason }. Set KONTOR_DATA to a folder that can be written.
fault-cannot-read = Cannot read { $path }: { $reason }.
fault-not-text = { $path } is no record: it is not even text.
fault-no-running-game = { $path } holds no running game. Look at a finished one with: kontor replay
fault-control-characters = a text has control characters in it
fault-damaged = { $path } is damaged: { $reason }
fault-file-empty = the file is empty
fault-cut-short = the file is cut short: { $found } of { $expected } decisions are there
fault-no-json = this is no JSON; the file is damaged or no record
fault-no-object = a JSON object is expected here
fault-missing = “{ $key }” is missing or of the wrong type
fault-no-outcomes = “{ $key }” must be a list of dice and cards
fault-foreign = this is no record of Kontor: its header is missing
fault-unknown-format = format { $found } is unknown; this Kontor reads { $known }
fault-unknown-rules = rules version { $found } is unknown; this Kontor has { $known }
fault-no-seats = “seats” must be a list of objects with a name
fault-bad-seal = the seal is damaged: hexadecimal digits are expected
fault-bad-result = places and points are whole numbers
fault-already-over = the game was already over
fault-wrong-seat = it was seat { $right }’s decision, not seat { $wrong }’s
fault-no-closing-line = the game is over, but its closing line is missing
fault-not-over = the file says that the game is over, but it is not
fault-unopened = only a game that was played to its end can be opened
fault-unfinished = the game is not over, so there is nothing to review yet
fault-wrong-result = the game ended otherwise than the file says
fault-not-sealed = this game has no sealed chance to go on with
fault-never-sealed = this game was not sealed, so there is nothing to check its dice against
fault-secret-kept = the secret is not yet revealed, so the dice cannot be checked
fault-wrong-secret = the secret is not the one that was promised before the game
fault-wrong-outcome = chance gave { $gave }, but the file says { $says }
fault-outcome-missing = a die or a card is missing
fault-no-face = a die cannot show { $face }
fault-no-card = { $drawn } is no card of this deck
fault-card-gone = no card { $drawn } is left to draw
fault-never-drawn = { $drawn } was never drawn
fault-other-dataset = { $path } holds other data. Choose another folder.
fault-no-parquet = Parquet files need pyarrow. Install it with: pip install 'kontor[data]'
fault-no-dataset-format = There is no format “{ $format }”. There are: { $known }.
fault-other-match = { $path } holds another match. Choose another folder.
fault-workers-died = Workers died { $times } times in a row.
fault-no-ray = Ray is not installed. Install it with: pip install 'kontor[ray]'
fault-no-workers = There is no “{ $on }” to play on. There are: { $known }.
fault-no-judge = Nobody can judge this game: no network that knows { $title } on this board is installed.
fault-site-folder = There is something else in { $path }. Choose a new folder.
fault-site-no-page = This package came without the page. Install a wheel, or run: make setup
fault-site-no-address = “{ $address }” is no address. Give one such as https://play.example.org
