/** The pictures of the islands that come with the page; they are drawn while it is built. */
import { SHIPPED } from "./data";
import { nameOf, pictures } from "./picture";
import type { Layer } from "./print";

const drawn: Record<string, string> = {};
for (const island of SHIPPED.values())
  for (const light of ["light", "dark"] as const)
    for (const [layer, picture] of Object.entries(pictures(island, light)))
      drawn[nameOf(island, layer as Layer, light)] = picture;

export default drawn;
