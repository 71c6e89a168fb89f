/** The rule book of Machi Koro: its parts in the order a newcomer needs them. */
import type { RuleBook } from "../face";
import Plate from "./Plate.svelte";

const parts: RuleBook["parts"] = [
  { part: "aim", laws: [] },
  { part: "components", laws: ["MK-C1", "MK-C2"] },
  { part: "cards", laws: [] },
  { part: "landmarks", laws: [] },
  { part: "setup", laws: ["MK-S1", "MK-S2"] },
  { part: "turn", laws: ["MK-T1", "MK-T2", "MK-T3", "MK-T4", "MK-T5"] },
  {
    part: "income",
    laws: [
      "MK-I1", "MK-I2", "MK-I3", "MK-I4", "MK-I5", "MK-I6", "MK-I7", "MK-I8", "MK-I9", "MK-I10",
      "MK-I11", "MK-I12",
    ], // prettier-ignore
  },
  { part: "building", laws: ["MK-B1", "MK-B2", "MK-B3", "MK-B4", "MK-B5"] },
  { part: "variants", laws: ["MK-M1", "MK-M2", "MK-M3"] },
  { part: "always", laws: ["MK-V1", "MK-V2", "MK-V3", "MK-V4"] },
];

const book: RuleBook = { parts, Plate };

export default book;
