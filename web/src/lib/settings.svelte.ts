/** What a person has chosen on this device: language, light, sound, speed, name. Kept locally. */
import { LANGUAGES, type Language } from "./messages";

const THEMES = ["light", "dark", "system"] as const;
const SPEEDS = ["slow", "normal", "fast", "instant"] as const;
export type Theme = (typeof THEMES)[number];
export type Speed = (typeof SPEEDS)[number];

interface Kept {
  language: Language;
  theme: Theme;
  sound: boolean;
  speed: Speed;
  notices: boolean;
  name: string;
  siteNames: boolean;
  letterKeys: boolean;
}

const KEY = "kontor";

/** The first language of the browser that Kontor speaks, otherwise English. */
export function preferredLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return "en";
}

const among = (choices: readonly unknown[]) => (value: unknown) => choices.includes(value);
const IS: Readonly<Record<keyof Kept, (value: unknown) => boolean>> = {
  language: among(LANGUAGES),
  theme: among(THEMES),
  sound: among([true, false]),
  speed: among(SPEEDS),
  notices: among([true, false]),
  name: (value) => typeof value === "string",
  siteNames: among([true, false]),
  letterKeys: among([true, false]),
};

/** What can be used of what was kept: an older page or another hand may have written anything. */
export function usable(read: unknown): Partial<Kept> {
  const found = Object.entries(IS).filter(([key, is]) =>
    is((read as Partial<Kept> | null)?.[key as keyof Kept]),
  );
  return Object.fromEntries(found.map(([key]) => [key, (read as Kept)[key as keyof Kept]]));
}

function kept(): Partial<Kept> {
  try {
    return usable(JSON.parse(localStorage.getItem(KEY) ?? "{}"));
  } catch {
    return {};
  }
}

const darkSystem = globalThis.matchMedia?.("(prefers-color-scheme: dark)");
const calmSystem = globalThis.matchMedia?.("(prefers-reduced-motion: reduce)");

class Settings implements Kept {
  language = $state<Language>("en");
  theme = $state<Theme>("system");
  sound = $state(true);
  speed = $state<Speed>("normal");
  notices = $state(false);
  name = $state("");
  /** Whether maps show what their sites are called, however small they are. */
  siteNames = $state(false);
  /** Whether single letters and signs are shortcuts. */
  letterKeys = $state(true);
  private systemIsDark = $state(darkSystem?.matches ?? false);
  systemIsCalm = $state(calmSystem?.matches ?? false);

  constructor() {
    Object.assign(this, { language: preferredLanguage(navigator.languages) }, kept());
    darkSystem?.addEventListener("change", (change) => (this.systemIsDark = change.matches));
    calmSystem?.addEventListener("change", (change) => (this.systemIsCalm = change.matches));
  }

  get dark(): boolean {
    return this.theme === "dark" || (this.theme === "system" && this.systemIsDark);
  }

  /** Write the choices down and let the document show them. */
  keep(): void {
    const { language, theme, sound, speed, notices, name, siteNames, letterKeys } = this;
    const choices = { language, theme, sound, speed, notices, name, siteNames, letterKeys };
    document.documentElement.lang = language;
    document.documentElement.dataset["theme"] = this.dark ? "dark" : "light";
    try {
      localStorage.setItem(KEY, JSON.stringify(choices satisfies Kept));
    } catch {
      // A browser that keeps nothing still plays.
    }
  }
}

export const settings = new Settings();
