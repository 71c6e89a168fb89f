/** A saved game becomes a table at which one can look at it. */
import { api, Refusal } from "../lib/api";
import { say } from "../lib/catalogues.svelte";
import { notes } from "../lib/notes.svelte";
import { router } from "../lib/router.svelte";
import { settings } from "../lib/settings.svelte";

/** No game is longer than this many bytes. */
const LARGEST = 120_000;

/** Opens the file at its first move, or says what is wrong with it. */
export async function openSaved(file: File): Promise<void> {
  if (file.size > LARGEST) return void notes.add(say("open-record-large"), "bad");
  try {
    const { table } = await api.openRecord(await file.text(), settings.language);
    router.go(`/table/${table}/1`);
  } catch (fault) {
    const refused = fault instanceof Refusal ? fault.refused : null;
    const reason = refused?.code === "bad-record" ? refused.message : "";
    notes.add(reason ? say("open-record-wrong", { reason }) : say("no-table"), "bad");
  }
}
