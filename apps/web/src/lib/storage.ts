import { isLivePreview } from "./page/live-preview-frame.ts";

type PlainStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Wraps a storage of the browser; `fallback` replaces it if the browser denies access (some frames, private windows). */
function guardStorage(open: () => PlainStorage, fallback: PlainStorage): PlainStorage {
  function attempt<Result>(action: (storage: PlainStorage) => Result): Result {
    try {
      return action(isLivePreview ? fallback : open());
    } catch {
      return action(fallback);
    }
  }
  return {
    getItem: (name) => attempt((storage) => storage.getItem(name)),
    setItem: (name, value) => attempt((storage) => storage.setItem(name, value)),
    removeItem: (name) => attempt((storage) => storage.removeItem(name)),
  };
}

const inMemory = new Map<string, string>();

/** The tab's sessionStorage, or else memory. */
export const pageStorage = guardStorage(() => sessionStorage, {
  getItem: (name) => inMemory.get(name) ?? null,
  setItem: (name, value) => void inMemory.set(name, value),
  removeItem: (name) => void inMemory.delete(name),
});

/** The browser's localStorage, or else no storage. */
export const lastingStorage = guardStorage(() => localStorage, {
  getItem: () => null,
  setItem: () => undefined,
  removeItem: () => undefined,
});

/** True if the content of `pageStorage` survives a page load; in memory it does not. */
export function isPageStorageAvailable(): boolean {
  try {
    sessionStorage.setItem("rendezvous.probe", "");
    sessionStorage.removeItem("rendezvous.probe");
    return true;
  } catch {
    return false;
  }
}

/** Returns all keys in the storages of the tab and the browser; none if the browser denies access. */
export function storedKeys(): string[] {
  try {
    return [...Object.keys(sessionStorage), ...Object.keys(localStorage)];
  } catch {
    return [];
  }
}
