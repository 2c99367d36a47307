import { MINUTE_MS } from "@rendezvous/domain/time/instant";
import { ApiFailure, type FailureCode } from "../../../../lib/api-failure.ts";
import { type ChoiceToHold, holdSlot, releaseHold, releaseHoldOnLeave, renewHold } from "./api.ts";
import { type HoldStore, isHeld, NO_HOLD } from "./hold-store.ts";

export const LAST_MINUTE_MS = MINUTE_MS;
const RENEWED_EVERY_MS = MINUTE_MS;
/**
 * On leaving the page the tab sends a release, which may reach the server after the renewal of a visitor who returns. So the
 * first activity after this time renews the hold once more.
 */
const RENEWED_AFTER_RETURN_MS = 10_000;

/**
 * These refusals concern the slot itself. Other failures of a hold are not shown, because the booking may still
 * succeed.
 */
const NOT_BOOKABLE: readonly FailureCode[] = ["availabletimeslots", "mintime_rdv", "max_rdv_period"];

/**
 * Holds one slot for the visitor of this tab. Calls are sent one after the other, so that the latest choice reaches the server
 * last.
 */
export class SlotKeeper {
  readonly #groupId: number;
  readonly #store: HoldStore;
  #calls: Promise<void> = Promise.resolve();
  #renewAt = 0;

  constructor(groupId: number, store: HoldStore) {
    this.#groupId = groupId;
    this.#store = store;
  }

  /** Holds the chosen slot, or none with null. The same slot again renews the hold. */
  select(choice: ChoiceToHold | null): void {
    const choiceKey = choice && JSON.stringify(choice);
    const { choiceKey: before, phase, token } = this.#store.getState();
    if (choiceKey === before && phase !== "asking") return this.onReturn();
    if (choice !== null) {
      this.#store.setState({ choiceKey, phase: "asking", until: null, refusal: null });
      this.#enqueue(async () => {
        if (this.#store.getState().choiceKey === choiceKey) await this.#hold(token, choice);
      });
    } else if (before !== null) {
      this.#store.setState(NO_HOLD);
      this.#enqueue(async () => {
        if (this.#store.getState().choiceKey === null) await releaseHold(this.#groupId, token);
      });
    }
  }

  /** Called when the visitor types or presses. */
  onActivity(): void {
    if (isHeld(this.#store.getState()) && Date.now() >= this.#renewAt) this.#renew();
  }

  /** Called when the browser restores the page from its back/forward cache. */
  onReturn(): void {
    if (!isHeld(this.#store.getState())) return;
    this.#renew();
    this.#renewAt = Date.now() + RENEWED_AFTER_RETURN_MS;
  }

  onPageHide(): void {
    const state = this.#store.getState();
    if (isHeld(state) || state.phase === "asking") releaseHoldOnLeave(this.#groupId, state.token);
  }

  /** Must be called when the last minute begins and when it ends. */
  tick(): void {
    const { until } = this.#store.getState();
    if (until === null) return;
    const left = until - Date.now();
    if (left <= 0) this.#store.setState({ phase: "over", until: null });
    else this.#store.setState({ phase: left <= LAST_MINUTE_MS ? "ending" : "held" });
  }

  async #hold(token: string, choice: ChoiceToHold): Promise<void> {
    try {
      const { hold, seconds } = await holdSlot(this.#groupId, token, choice);
      this.#renewAt = Date.now() + RENEWED_EVERY_MS;
      if (hold === null) this.#store.setState({ phase: "unheld" });
      else this.#keepFor(seconds);
    } catch (failure) {
      const code = failure instanceof ApiFailure ? failure.code : null;
      if (code !== null && NOT_BOOKABLE.includes(code))
        this.#store.setState({ ...NO_HOLD, phase: "taken", refusal: code });
      else this.#store.setState({ phase: "unheld" });
    }
  }

  #renew(): void {
    const { choiceKey, token } = this.#store.getState();
    this.#renewAt = Date.now() + RENEWED_EVERY_MS;
    this.#enqueue(async () => {
      const { hold, seconds } = await renewHold(this.#groupId, token);
      if (this.#store.getState().choiceKey !== choiceKey) return;
      this.#keepFor(hold === null ? 0 : seconds);
    });
  }

  #keepFor(seconds: number): void {
    this.#store.setState({ until: Date.now() + seconds * 1000 });
    this.tick();
  }

  /** A failed call is not shown, because the booking itself will report the problem. */
  #enqueue(call: () => Promise<unknown>): void {
    this.#calls = this.#calls.then(call).then(
      () => undefined,
      () => undefined,
    );
  }
}
