/** Long enough for a browser that asks where to save the file. */
const KEPT_MS = 60_000;

/** Saves a file among the browser's downloads. */
export function saveFile(name: string, file: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS);
}
