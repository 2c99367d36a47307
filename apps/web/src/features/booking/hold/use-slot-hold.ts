import { useEffect, useRef, useState } from "react";
import { useStore } from "zustand";
import type { HeldChoice } from "./api/hold-slot.ts";
import { type HoldState, holdStoreOf } from "./hold-store.ts";
import { LAST_MINUTE_MS, SlotKeeper } from "./slot-keeper.ts";

interface KeptSlot {
  readonly group: { readonly id: number; readonly urlname: string };
  /** null = no slot is chosen; undefined = nothing may change now. */
  readonly choice: HeldChoice | null | undefined;
  /** The slot turned out to be taken: nothing is held. */
  readonly onTaken: () => void;
}

/** A timer may come a moment before its time. */
const TIMER_EARLY_MS = 20;

const SIGNS_OF_LIFE = ["keydown", "pointerdown"] as const;

/** Holds the chosen slot while this is on the page, as long as the visitor shows signs of life; lets go when the page is left. */
export function useSlotHold({ group, choice, onTaken }: KeptSlot): void {
  const store = holdStoreOf(group.urlname);
  const [keeper] = useState(() => new SlotKeeper(group.id, store));
  const { phase, until } = useStore(store);

  // The choice is made anew with every render; what it says counts.
  const text = JSON.stringify(choice);
  useEffect(() => {
    if (text !== undefined) keeper.want(JSON.parse(text) as HeldChoice | null);
  }, [keeper, text]);

  useEffect(() => {
    const stir = () => keeper.stir();
    const leave = () => keeper.leave();
    const back = (event: PageTransitionEvent) => {
      if (event.persisted) keeper.back();
    };
    for (const sign of SIGNS_OF_LIFE) addEventListener(sign, stir, { passive: true, capture: true });
    addEventListener("pagehide", leave);
    addEventListener("pageshow", back);
    return () => {
      for (const sign of SIGNS_OF_LIFE) removeEventListener(sign, stir, { capture: true });
      removeEventListener("pagehide", leave);
      removeEventListener("pageshow", back);
      keeper.leave();
    };
  }, [keeper]);

  useEffect(() => {
    if (until === null) return undefined;
    const timers = [until - LAST_MINUTE_MS, until].map((instant) =>
      setTimeout(() => keeper.watch(), instant - Date.now() + TIMER_EARLY_MS),
    );
    return () => timers.forEach(clearTimeout);
  }, [keeper, until]);

  const tell = useRef(onTaken);
  useEffect(() => {
    tell.current = onTaken;
  });
  useEffect(() => {
    if (phase === "taken") tell.current();
  }, [phase]);
}

export function useHold(urlname: string): HoldState {
  return useStore(holdStoreOf(urlname));
}
