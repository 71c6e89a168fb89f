/** The rule book of The Golden City: its parts in the order a newcomer needs them. */
import type { RuleBook } from "../face";
import Plate from "./Plate.svelte";

const parts: RuleBook["parts"] = [
  { part: "aim", laws: [] },
  { part: "components", laws: ["GC-C1", "GC-C2", "GC-C3", "GC-C4", "GC-C5", "GC-C6"] },
  { part: "island", laws: ["GC-I1", "GC-I2", "GC-I3", "GC-I4", "GC-I5", "GC-I6"] },
  { part: "setup", laws: ["GC-S1", "GC-S2", "GC-S3", "GC-S4", "GC-S5"] },
  { part: "round", laws: ["GC-P1", "GC-P2", "GC-P3"] },
  {
    part: "bidding",
    laws: ["GC-A1", "GC-A2", "GC-A3", "GC-A4", "GC-A5", "GC-A6", "GC-A8", "GC-A9"],
  },
  {
    part: "building",
    laws: [
      "GC-D1", "GC-D2", "GC-D3", "GC-D4", "GC-D5", "GC-D6", "GC-D7", "GC-D8", "GC-D9", "GC-D10",
      "GC-D11", "GC-D12",
    ], // prettier-ignore
  },
  {
    part: "rewards",
    laws: [
      "GC-R1", "GC-R2", "GC-R3", "GC-R4", "GC-R5", "GC-R6", "GC-R7", "GC-R8", "GC-R9",
    ], // prettier-ignore
  },
  {
    part: "scoring",
    laws: ["GC-E1", "GC-E2", "GC-E3", "GC-E8", "GC-E4", "GC-E5", "GC-E6"],
  },
  { part: "end", laws: ["GC-F1", "GC-F2", "GC-F3", "GC-F6", "GC-F4"] },
  { part: "bonus", laws: ["GC-B1", "GC-B2", "GC-B3", "GC-B4", "GC-B5", "GC-F7"] },
  { part: "sight", laws: ["GC-H1", "GC-H2", "GC-H3", "GC-H4"] },
  { part: "house", laws: ["GC-A7", "GC-E7", "GC-F5"] },
  { part: "reconstruction", laws: ["GC-I7", "GC-I8", "GC-I9"] },
  {
    part: "always",
    laws: ["GC-V1", "GC-V2", "GC-V3", "GC-V4", "GC-V5", "GC-V6", "GC-V7", "GC-V8"],
  },
];

const book: RuleBook = { parts, Plate };

export default book;
