/** What a person has chosen on this device: language, light, sound, speed, name. Kept locally. */
import { LANGUAGES, type Language } from "./words";

export type Theme = "light" | "dark" | "system";
export type Speed = "slow" | "normal" | "fast" | "instant";

interface Kept {
  language: Language;
  theme: Theme;
  sound: boolean;
  speed: Speed;
  notices: boolean;
  name: string;
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

function kept(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>;
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
    const { language, theme, sound, speed, notices, name } = this;
    document.documentElement.lang = language;
    document.documentElement.dataset["theme"] = this.dark ? "dark" : "light";
    try {
      localStorage.setItem(
        KEY,
        JSON.stringify({ language, theme, sound, speed, notices, name } satisfies Kept),
      );
    } catch {
      // A browser that keeps nothing still plays.
    }
  }
}

export const settings = new Settings();
