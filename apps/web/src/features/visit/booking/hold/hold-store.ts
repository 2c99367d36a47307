import { createStore, type StoreApi } from "zustand";
import { createJSONStorage, persist } from "zustand/middleware";
import type { FailureCode } from "../../../../lib/api-failure.ts";
import { createKey } from "../../../../lib/create-key.ts";
import { pageStorage } from "../../../../lib/storage.ts";

export interface HoldState {
  /** The visitor's secret; each booking has a different one. */
  token: string;
  /** The held or requested choice, serialized; null: none. */
  choiceKey: string | null;
  /**
   * "ending": the last minute of the hold. "unheld": the group grants no more holds. In this phase, and when the hold is "over",
   * the slot can still be booked as long as it is free.
   */
  phase: "none" | "asking" | "held" | "ending" | "unheld" | "over" | "taken";
  /** When the hold ends, in milliseconds since the epoch on this device's clock. */
  until: number | null;
  /** The reason why the slot can be neither held nor booked. */
  refusal: FailureCode | null;
}

export type HoldStore = StoreApi<HoldState>;

export const NO_HOLD = { choiceKey: null, phase: "none", until: null, refusal: null } as const;

const stores = new Map<string, HoldStore>();

/** Returns the store of this tab's hold in a group, which survives a reload. */
export function holdStoreOf(urlname: string): HoldStore {
  const existing = stores.get(urlname);
  if (existing) return existing;
  const store = createStore<HoldState>()(
    persist((): HoldState => ({ token: createKey(), ...NO_HOLD }), {
      name: `rendezvous.hold.${urlname}`,
      version: 1,
      storage: createJSONStorage(() => pageStorage),
      partialize: (state) => (state.phase === "taken" ? { ...state, phase: "none" as const } : state),
    }),
  );
  // Stored at once, so that a reload finds the same token.
  store.setState({});
  stores.set(urlname, store);
  return store;
}

/** After a booking the hold has become appointments, so the next booking gets a new token. */
export function forgetHold(urlname: string): void {
  holdStoreOf(urlname).setState({ token: createKey(), ...NO_HOLD });
}

export function isHeld({ phase }: HoldState): boolean {
  return phase === "held" || phase === "ending";
}

/** Returns the token to send with other calls while a slot is held, or may be held because an answer was lost; null otherwise. */
export function holdTokenOf({ token, choiceKey }: HoldState): string | null {
  return choiceKey === null ? null : token;
}
