import { isLiveFrame } from "./page/live-frame.ts";

type PlainStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** A storage of the browser; `fallback` replaces it where the browser denies access (some frames, private windows). */
function guarded(open: () => PlainStorage, fallback: PlainStorage): PlainStorage {
  function attempt<Result>(action: (storage: PlainStorage) => Result): Result {
    try {
      return action(isLiveFrame ? fallback : open());
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

/** The tab's sessionStorage, else memory. */
export const pageStorage = guarded(() => sessionStorage, {
  getItem: (name) => inMemory.get(name) ?? null,
  setItem: (name, value) => void inMemory.set(name, value),
  removeItem: (name) => void inMemory.delete(name),
});

/** The browser's localStorage, else nothing is stored. */
export const lastingStorage = guarded(() => localStorage, {
  getItem: () => null,
  setItem: () => undefined,
  removeItem: () => undefined,
});

/** True if what is in `pageStorage` survives a page load; in memory it does not. */
export function isPageStorageAvailable(): boolean {
  try {
    sessionStorage.setItem("rendezvous.probe", "");
    sessionStorage.removeItem("rendezvous.probe");
    return true;
  } catch {
    return false;
  }
}

/** The keys of everything stored in the tab and the browser; none where the browser denies access. */
export function storedKeys(): string[] {
  try {
    return [...Object.keys(sessionStorage), ...Object.keys(localStorage)];
  } catch {
    return [];
  }
}
