/** Gives a file away: into the downloads, or to whatever the device shares with. */

export function canShare(file: File): boolean {
  return typeof navigator.canShare === "function" && navigator.canShare({ files: [file] });
}

export function share(file: File, title: string): void {
  navigator.share({ files: [file], title }).catch(() => undefined);
}

export function download(file: File): void {
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement("a"), { href: address, download: file.name });
  link.click();
  setTimeout(() => {
    URL.revokeObjectURL(address);
  }, 10_000);
}
