import { useEffect, useState } from "react";
import { onAnnounce } from "../lib/announce.ts";
import { VisuallyHidden } from "./visually-hidden.tsx";

/** The page's one live region: `output` is a polite one by itself. */
export function Announcer() {
  const [said, setSaid] = useState({ text: "", times: 0 });
  useEffect(() => onAnnounce((text) => setSaid((before) => ({ text, times: before.times + 1 }))), []);
  return (
    <VisuallyHidden as="output">
      {/* The key makes a text that is said twice a new one. */}
      <span key={said.times}>{said.text}</span>
    </VisuallyHidden>
  );
}
