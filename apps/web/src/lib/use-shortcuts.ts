import { useEffect, useEffectEvent, useState } from "react";
import { lastingStorage } from "./storage.ts";
import { isTypedIn } from "./typing-keys.ts";

const NAME = "rendezvous.shortcuts";

function areShortcutsUsed(): boolean {
  return lastingStorage.getItem(NAME) !== "off";
}

/**
 * Runs actions for single keys, unless a field has the focus or a dialog is open; the browser stores whether the shortcuts are
 * switched on.
 */
export function useShortcuts(actions: Readonly<Record<string, () => void>>) {
  const [areUsed, setUsed] = useState(areShortcutsUsed);
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, target, defaultPrevented } = event;
    if (!areShortcutsUsed() || ctrlKey || metaKey || altKey || defaultPrevented || isTypedIn(target)) return;
    if (document.querySelector("dialog[open]") !== null) return;
    // Lower case, so that the keys work with Caps Lock too.
    const action = actions[key.toLowerCase()];
    if (!action) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
  return {
    areUsed,
    use(next: boolean): void {
      if (next) lastingStorage.removeItem(NAME);
      else lastingStorage.setItem(NAME, "off");
      setUsed(next);
    },
  };
}
