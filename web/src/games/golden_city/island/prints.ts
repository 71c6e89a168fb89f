/** Where to find the pictures of an island: with the page, or drawn here if it is one's own. */
import { SHIPPED, type IslandData } from "./data";
import { byLayer, nameOf, pictures, type Light } from "./picture";
import type { Print } from "./print";
import shipped from "./shipped?drawn";

const known = { light: new WeakMap<IslandData, Print>(), dark: new WeakMap<IslandData, Print>() };

/** The address of each picture. */
export function printsOf(island: IslandData, light: Light): Print {
  const made = known[light].get(island) ?? found(island, light);
  known[light].set(island, made);
  return made;
}

function found(island: IslandData, light: Light): Print {
  if (SHIPPED.get(island.name) === island)
    return byLayer((layer) => shipped[nameOf(island, layer, light)] ?? "");
  const made = pictures(island, light);
  return byLayer((layer) => `data:image/svg+xml,${encodeURIComponent(made[layer])}`);
}
