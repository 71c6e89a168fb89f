/** Sounds by meaning, synthesised: no file, no waiting. Short, soft, and never two at full voice. */
import type { Sound } from "../games/face";
import { settings } from "./settings.svelte";
import { painted } from "./stages.svelte";

let context: AudioContext | null = null;
let out: GainNode | null = null;

function voice(): { context: AudioContext; out: GainNode } {
  if (!context || !out) {
    context = new AudioContext();
    out = context.createGain();
    out.gain.value = 0.5;
    const soft = context.createDynamicsCompressor();
    out.connect(soft).connect(context.destination);
  }
  return { context, out };
}

/** A plucked note: a wave that swells quickly and dies away. */
function note(
  hertz: number,
  after = 0,
  length = 0.25,
  loud = 0.3,
  wave: OscillatorType = "triangle",
) {
  const { context, out } = voice();
  const at = context.currentTime + after;
  const source = context.createOscillator();
  const gain = context.createGain();
  source.type = wave;
  source.frequency.value = hertz;
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  source.connect(gain).connect(out);
  source.start(at);
  source.stop(at + length + 0.02);
}

/** Noise that dies away; one of each length is enough. */
const breaths = new Map<number, AudioBuffer>();

function breath(context: AudioContext, length: number): AudioBuffer {
  const known = breaths.get(length);
  if (known) return known;
  const frames = Math.ceil(context.sampleRate * length);
  const buffer = context.createBuffer(1, frames, context.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < frames; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / frames) ** 2;
  breaths.set(length, buffer);
  return buffer;
}

/** A knock: a breath of noise through a narrow filter. */
function knock(hertz: number, after = 0, length = 0.06, loud = 0.5) {
  const { context, out } = voice();
  const at = context.currentTime + after;
  const source = context.createBufferSource();
  const filter = context.createBiquadFilter();
  const gain = context.createGain();
  source.buffer = breath(context, length);
  filter.type = "bandpass";
  filter.frequency.value = hertz;
  filter.Q.value = 2;
  gain.gain.value = loud;
  source.connect(filter).connect(gain).connect(out);
  source.start(at);
}

const SCORE: Record<Sound, () => void> = {
  turn: () => [523, 784].forEach((hertz, i) => note(hertz, i * 0.11, 0.4, 0.22)),
  dice: () => [0, 0.07, 0.12, 0.19, 0.28].forEach((after, i) => knock(1900 - i * 190, after, 0.05)),
  card: () => knock(3200, 0, 0.09, 0.35),
  coin: () => [1568, 2093].forEach((hertz, i) => note(hertz, i * 0.05, 0.22, 0.12, "sine")),
  pay: () => [1568, 1175].forEach((hertz, i) => note(hertz, i * 0.06, 0.2, 0.12, "sine")),
  build: () => [0, 0.12].forEach((after) => knock(520, after, 0.09, 0.8)),
  landmark: () => [392, 494, 587, 784].forEach((hertz, i) => note(hertz, i * 0.09, 0.5, 0.2)),
  nothing: () => note(247, 0, 0.18, 0.14),
  win: () => [523, 659, 784, 1047, 1319].forEach((hertz, i) => note(hertz, i * 0.12, 0.7, 0.22)),
  end: () => [523, 440, 392].forEach((hertz, i) => note(hertz, i * 0.16, 0.6, 0.2)),
  undo: () => [659, 523].forEach((hertz, i) => note(hertz, i * 0.07, 0.18, 0.16)),
  chat: () => note(880, 0, 0.16, 0.14, "sine"),
  refused: () => [196, 185].forEach((hertz, i) => note(hertz, i * 0.09, 0.2, 0.24)),
};

export const SOUNDS = Object.keys(SCORE) as Sound[];

/** Plays a sound, if sounds are on and the browser lets us; what is seen with it is painted first. */
export function play(sound: Sound): void {
  if (!settings.sound || !("AudioContext" in globalThis)) return;
  if (!navigator.userActivation?.hasBeenActive) return;
  void painted().then(SCORE[sound]);
}
