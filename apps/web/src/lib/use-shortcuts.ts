import { useEffect, useEffectEvent, useState } from "react";
import { lastingStorage } from "./storage.ts";
import { isTypedIn } from "./is-typed-in.ts";

const NAME = "rendezvous.shortcuts";

function areShortcutsUsed(): boolean {
  return lastingStorage.getItem(NAME) !== "off";
}

/** What single keys do, as long as nothing is typed and no dialog is open; kept in the browser whether they are used at all. */
export function useShortcuts(actions: Readonly<Record<string, () => void>>) {
  const [areUsed, setUsed] = useState(areShortcutsUsed);
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, target, defaultPrevented } = event;
    if (!areShortcutsUsed() || ctrlKey || metaKey || altKey || defaultPrevented || isTypedIn(target)) return;
    if (document.querySelector("dialog[open]") !== null) return;
    // Also with Caps Lock.
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
