const inMemory = new Map<string, string>();

/** True if stored values survive a page load; in memory they do not. */
export function isPageStorageKept(): boolean {
  try {
    sessionStorage.setItem("rendezvous.probe", "");
    sessionStorage.removeItem("rendezvous.probe");
    return true;
  } catch {
    return false;
  }
}

/** The tab's sessionStorage; memory where the browser denies access (some frames, private windows). */
export const pageStorage = {
  getItem(name: string): string | null {
    try {
      return sessionStorage.getItem(name);
    } catch {
      return inMemory.get(name) ?? null;
    }
  },
  setItem(name: string, value: string): void {
    try {
      sessionStorage.setItem(name, value);
    } catch {
      inMemory.set(name, value);
    }
  },
  removeItem(name: string): void {
    try {
      sessionStorage.removeItem(name);
    } catch {
      inMemory.delete(name);
    }
  },
};
