/** Gives an island away as a file: into the downloads, or to whatever the device shares with. */
import type { IslandData } from "../island/data";
import { fileName, written } from "./file";

function fileOf(island: IslandData): File {
  return new File([written(island)], fileName(island), { type: "application/json" });
}

export function canShare(island: IslandData): boolean {
  return (
    typeof navigator.canShare === "function" && navigator.canShare({ files: [fileOf(island)] })
  );
}

export function share(island: IslandData): void {
  const title = island.title ?? island.name;
  navigator.share({ files: [fileOf(island)], title }).catch(() => undefined);
}

export function download(island: IslandData): void {
  const address = URL.createObjectURL(fileOf(island));
  const link = Object.assign(document.createElement("a"), {
    href: address,
    download: fileName(island),
  });
  link.click();
  setTimeout(() => {
    URL.revokeObjectURL(address);
  }, 10_000);
}
