import { useState } from "react";
import { announce } from "../lib/announce.ts";
import { Button } from "./button.tsx";

interface Props {
  text: string;
  label: string;
  /** Said once it is copied. */
  done: string;
}

/** Puts a text into the clipboard; where the browser has none, as on pages without https, there is no button. */
export function CopyButton({ text, label, done }: Props) {
  const [isCopied, setIsCopied] = useState(false);
  if (!("clipboard" in navigator)) return null;
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setIsCopied(true);
      announce(done);
    } catch {
      // The browser was told not to: the text can still be selected.
      setIsCopied(false);
    }
  }
  return <Button onClick={() => void copy()}>{isCopied ? done : label}</Button>;
}
