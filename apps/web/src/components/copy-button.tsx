import { useState } from "react";
import { announce } from "../lib/announce.ts";
import { Button } from "./button.tsx";

interface Props {
  text: string;
  label: string;
  /** Announced after the copy. */
  done: string;
}

/** Copies a text into the clipboard; without a clipboard, as on pages without https, there is no button. */
export function CopyButton({ text, label, done }: Props) {
  const [isCopied, setIsCopied] = useState(false);
  if (!("clipboard" in navigator)) return null;
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setIsCopied(true);
      announce(done);
    } catch {
      // The browser denied the access to the clipboard: the text can still be selected.
      setIsCopied(false);
    }
  }
  return <Button onClick={() => void copy()}>{isCopied ? done : label}</Button>;
}
