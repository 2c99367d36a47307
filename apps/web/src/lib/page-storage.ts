const inMemory = new Map<string, string>();

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
