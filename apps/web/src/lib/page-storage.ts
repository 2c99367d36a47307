const inMemory = new Map<string, string>();

/** True where what is stored outlives the page; in memory it does not. */
export function isPageStorageKept(): boolean {
  try {
    sessionStorage.setItem("rendezvous.probe", "");
    sessionStorage.removeItem("rendezvous.probe");
    return true;
  } catch {
    return false;
  }
}

/** The tab's own storage; memory where the browser refuses it (some frames, private windows). */
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
