/** The browser's localStorage; where the browser denies access, nothing is stored. */
export const lastingStorage = {
  getItem(name: string): string | null {
    try {
      return localStorage.getItem(name);
    } catch {
      return null;
    }
  },
  setItem(name: string, value: string): void {
    try {
      localStorage.setItem(name, value);
    } catch {
      // In a third-party frame or a private window: kept for the lifetime of the tab only.
    }
  },
  removeItem(name: string): void {
    try {
      localStorage.removeItem(name);
    } catch {
      // There is nothing to remove.
    }
  },
};
