import { useEffect, useRef, useState } from "react";
import { useStore } from "zustand";
import type { ChoiceToHold } from "./api.ts";
import { type HoldState, holdStoreOf } from "./hold-store.ts";
import { LAST_MINUTE_MS, SlotKeeper } from "./slot-keeper.ts";

interface HeldSlot {
  readonly group: { readonly id: number; readonly urlname: string };
  /** null: no slot is chosen; undefined: the present hold stays. */
  readonly choice: ChoiceToHold | null | undefined;
  /** Called when the slot is taken by another visitor. */
  readonly onTaken: () => void;
}

/** Timers may fire slightly early. */
const TIMER_EARLY_MS = 20;

const ACTIVITY_EVENTS = ["keydown", "pointerdown"] as const;

/** Holds the chosen slot while this is mounted and the visitor is active; releases it when the page is left. */
export function useSlotHold({ group, choice, onTaken }: HeldSlot): void {
  const store = holdStoreOf(group.urlname);
  const [keeper] = useState(() => new SlotKeeper(group.id, store));
  const { phase, until } = useStore(store);

  // Compared by content, because every render creates a new object.
  const text = JSON.stringify(choice);
  useEffect(() => {
    if (text !== undefined) keeper.select(JSON.parse(text) as ChoiceToHold | null);
  }, [keeper, text]);

  useEffect(() => {
    const onActivity = () => keeper.onActivity();
    const onPageHide = () => keeper.onPageHide();
    const onPageShow = (event: PageTransitionEvent) => {
      if (event.persisted) keeper.onReturn();
    };
    for (const event of ACTIVITY_EVENTS)
      addEventListener(event, onActivity, { passive: true, capture: true });
    addEventListener("pagehide", onPageHide);
    addEventListener("pageshow", onPageShow);
    return () => {
      for (const event of ACTIVITY_EVENTS) removeEventListener(event, onActivity, { capture: true });
      removeEventListener("pagehide", onPageHide);
      removeEventListener("pageshow", onPageShow);
      keeper.onPageHide();
    };
  }, [keeper]);

  useEffect(() => {
    if (until === null) return undefined;
    const timers = [until - LAST_MINUTE_MS, until].map((instant) =>
      setTimeout(() => keeper.tick(), instant - Date.now() + TIMER_EARLY_MS),
    );
    return () => timers.forEach(clearTimeout);
  }, [keeper, until]);

  const onTakenRef = useRef(onTaken);
  useEffect(() => {
    onTakenRef.current = onTaken;
  });
  useEffect(() => {
    if (phase === "taken") onTakenRef.current();
  }, [phase]);
}

export function useHoldState(urlname: string): HoldState {
  return useStore(holdStoreOf(urlname));
}
