/** The keys of everything stored in the tab and the browser; none where the browser denies access. */
export function storedKeys(): string[] {
  try {
    return [...Object.keys(sessionStorage), ...Object.keys(localStorage)];
  } catch {
    return [];
  }
}
