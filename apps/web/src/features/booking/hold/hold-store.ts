import { createStore, type StoreApi } from "zustand";
import { createJSONStorage, persist } from "zustand/middleware";
import type { FailureCode } from "../../../lib/api-failure.ts";
import { createKey } from "../../../lib/create-key.ts";
import { pageStorage } from "../../../lib/page-storage.ts";

export interface HoldState {
  /** The visitor's secret: a new one for each booking. */
  token: string;
  /** The choice that is held or to be held, as text; null = none. */
  asked: string | null;
  /**
   * "ending": in its last minute. "unheld": the group holds no more; the slot may be booked all the same, and so it may when
   * the hold is "over".
   */
  phase: "none" | "asking" | "held" | "ending" | "unheld" | "over" | "taken";
  /** When it runs out by this device's clock, milliseconds since the epoch. */
  until: number | null;
  /** Why the slot cannot be held because it cannot be booked. */
  refusal: FailureCode | null;
}

export type HoldStore = StoreApi<HoldState>;

export const NOTHING_HELD = { asked: null, phase: "none", until: null, refusal: null } as const;

const stores = new Map<string, HoldStore>();

/** What this tab holds in a group, kept over a reload. */
export function holdStoreOf(urlname: string): HoldStore {
  const known = stores.get(urlname);
  if (known) return known;
  const store = createStore<HoldState>()(
    persist((): HoldState => ({ token: createKey(), ...NOTHING_HELD }), {
      name: `rendezvous.hold.${urlname}`,
      version: 1,
      storage: createJSONStorage(() => pageStorage),
      partialize: (state) => (state.phase === "taken" ? { ...state, phase: "none" as const } : state),
    }),
  );
  // Written at once, or a reload would find another token.
  store.setState({});
  stores.set(urlname, store);
  return store;
}

/** Booked: what was held has become appointments, and the next booking has a secret of its own. */
export function forgetHold(urlname: string): void {
  holdStoreOf(urlname).setState({ token: createKey(), ...NOTHING_HELD });
}

export function isHeld({ phase }: HoldState): boolean {
  return phase === "held" || phase === "ending";
}

/** The token to send along while something is held, or may be held on the server after a lost answer. */
export function tokenOf({ token, asked }: HoldState): string | null {
  return asked === null ? null : token;
}
