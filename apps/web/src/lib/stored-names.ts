/** The names of all that the tab and the browser keep of ours; nothing where the browser refuses it. */
export function storedNames(): string[] {
  try {
    return [...Object.keys(sessionStorage), ...Object.keys(localStorage)];
  } catch {
    return [];
  }
}
