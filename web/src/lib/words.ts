/**
 * The words of Kontor, from the same catalogues as the terminal's.
 *
 * A message is asked for by name, with facts. Facts that name something of the game become its
 * name in the language, and each attribute of that name's message becomes a fact of its own:
 * `card` may be *Café*, `$card-a` *ein Café*. A fact that is a seat becomes the player's name, and
 * `$seat-person` is `you` or `other`. What never changes about a thing comes along too, as
 * `$card-cost`; how many things or numbers a list has, as `$dice-count`.
 * `kontor/words.py` does the same; both are held to the same cases.
 */
import {
  FluentBundle,
  FluentNumber,
  type FluentResource,
  type FluentVariable,
} from "@fluent/bundle";
import type { Action, GameEvent, GameWords, Language } from "./messages";

export type Facts = Readonly<Record<string, unknown>>;

/** What needs a word in a game, and what else its declarations say of its events. */
export type Vocabulary = Omit<GameWords, "catalogues">;

/** Kinds of things, the things of each kind, and facts about each. */
export type Things = Vocabulary["things"];

export const NOTHING: Vocabulary = {
  things: {},
  nouns: {},
  events: {},
  opens: [],
  behind: {},
  spends: {},
};

/** Reads the same in all our languages, without the browser's formatter, which is long in coming. */
class Small extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

function figure(value: number): FluentVariable {
  return Number.isInteger(value) && value >= 0 && value < 1000 ? new Small(value) : value;
}

/** A catalogue that has been read: its messages. */
export type Catalogue = Pick<FluentResource, "body">;

/** Several catalogues as one; a message replaces one of the same name before it. */
export function bundle(language: Language, catalogues: readonly Catalogue[]): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const catalogue of catalogues) made.addResource(catalogue, { allowOverrides: true });
  return made;
}

export class Words {
  private readonly sentences = new WeakMap<GameEvent, string>();

  constructor(
    readonly language: Language,
    private readonly bundle: FluentBundle,
    readonly vocabulary: Vocabulary = NOTHING,
    readonly names: readonly string[] = [],
    readonly viewer: number | null = null,
    /** Messages without facts that have been said before: they are always the same. */
    private readonly plain = new Map<string, string>(),
    /** What is known of things at this table, beside what never changes about them. */
    private readonly about: Things = {},
  ) {}

  /** The same words for another table, or as another seat reads them. */
  at(names: readonly string[], viewer: number | null, about?: Things | null): Words {
    const { language, bundle, vocabulary, plain } = this;
    return new Words(language, bundle, vocabulary, names, viewer, plain, about ?? this.about);
  }

  /** The same words for the table and seat of others. */
  like({ names, viewer, about }: Words): Words {
    return this.at(names, viewer, about);
  }

  /** The message of that name; `name.attribute` gives an attribute of it. */
  say(message: string, facts?: Facts): string {
    if (facts) return this.put(message, facts);
    const text = this.plain.get(message) ?? this.put(message, {});
    this.plain.set(message, text);
    return text;
  }

  private put(message: string, facts: Facts): string {
    const [name = "", attribute] = message.split(".", 2);
    const found = this.bundle.getMessage(name);
    const pattern = attribute ? found?.attributes[attribute] : found?.value;
    if (!pattern) throw new Error(`there is no message ${message} in ${this.language}`);
    const faults: Error[] = [];
    const text = this.bundle.formatPattern(pattern, this.resolved(facts), faults);
    if (faults[0]) throw new Error(`${message} (${this.language}): ${faults[0].message}`);
    return text;
  }

  /** Whether there is such a message, or such an attribute of it. */
  has(message: string): boolean {
    const [name = "", attribute] = message.split(".", 2);
    const found = this.bundle.getMessage(name);
    return attribute ? found?.attributes[attribute] !== undefined : found !== undefined;
  }

  /** What happened, in a sentence; it is shown, spoken and logged, but made once. */
  event(happened: GameEvent): string {
    const known = this.sentences.get(happened);
    if (known !== undefined) return known;
    const { event, ...facts } = happened;
    const complete = (this.vocabulary.events[event] ?? []).every((fact) => fact in facts);
    const message = `event-${event}${complete ? "" : "-hidden"}`;
    const sentence = this.has(message) ? this.say(message, facts) : this.undeclared(event, facts);
    this.sentences.set(happened, sentence);
    return sentence;
  }

  /** What is left to say about something that a game has no word for: its name and its facts. */
  private undeclared(event: string, facts: Facts): string {
    const { seat, ...others } = this.resolved(facts);
    const told = Object.keys(facts)
      .filter((fact) => fact in others)
      .map((fact) => `${fact} ${String(others[fact])}`);
    const what = [seat, event.replaceAll("-", " ")].filter(Boolean).map(String).join(" ");
    return told.length ? `${what}: ${told.join(", ")}` : what;
  }

  /** An answer as it is offered; what another player keeps secret is a question mark. */
  action({ do: verb, ...what }: Action): string {
    const noun = Object.keys(what)[0];
    if (noun && what[noun] === "?") return this.say(`do-${verb}-hidden`);
    return this.say(noun ? `do-${verb}-${noun}` : `do-${verb}`, what);
  }

  /** The name of a card or another thing of the game. */
  thing(kind: string, name: string): string {
    return this.say(`${kind}-${name}`);
  }

  /** One, two and three. */
  listed(parts: readonly string[]): string {
    const last = parts.at(-1) ?? "";
    if (parts.length < 2) return last;
    return this.say("list", { start: parts.slice(0, -1).join(", "), last });
  }

  private resolved(facts: Facts): Record<string, FluentVariable> {
    const resolved: Record<string, FluentVariable> = {};
    for (const [fact, value] of Object.entries(facts)) {
      const kind = this.vocabulary.nouns[fact] ?? fact;
      if (kind === "seat" && typeof value === "number") {
        resolved[fact] = this.names[value] ?? "";
        resolved[`${fact}-person`] = value === this.viewer ? "you" : "other";
      } else if (kind in this.vocabulary.things) {
        Object.assign(resolved, this.named(fact, kind, value));
      } else if (Array.isArray(value)) {
        resolved[fact] = value.join(" + ");
        resolved[`${fact}-count`] = figure(value.length);
      } else {
        resolved[fact] = typeof value === "number" ? figure(value) : String(value);
      }
    }
    return resolved;
  }

  private named(fact: string, kind: string, value: unknown): Record<string, FluentVariable> {
    if (typeof value === "string") {
      const named: Record<string, FluentVariable> = { [fact]: this.thing(kind, value) };
      const forms = this.bundle.getMessage(`${kind}-${value}`)?.attributes ?? {};
      for (const [form, pattern] of Object.entries(forms))
        named[`${fact}-${form}`] = this.bundle.formatPattern(pattern);
      const about = { ...this.vocabulary.things[kind]?.[value], ...this.about[kind]?.[value] };
      for (const [name, known] of Object.entries(about))
        named[`${fact}-${name}`] = typeof known === "number" ? figure(known) : String(known);
      return named;
    }
    const parts = Array.isArray(value)
      ? value.map((name) => this.thing(kind, String(name)))
      : Object.entries(value as Record<string, number>)
          .filter(([, n]) => n)
          .map(([id, n]) => this.say("counted", { n, thing: this.thing(kind, id) }));
    return { [fact]: this.listed(parts), [`${fact}-count`]: figure(parts.length) };
  }
}
