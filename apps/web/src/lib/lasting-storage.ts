/** The browser's own storage, for what outlives the tab; where the browser refuses it nothing does. */
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
      // A frame in someone else's page, a private window: it lasts as long as the tab.
    }
  },
  removeItem(name: string): void {
    try {
      localStorage.removeItem(name);
    } catch {
      // Then there is nothing to remove.
    }
  },
};
