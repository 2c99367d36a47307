import { useEffect, useState } from "react";
import { onAnnounce } from "../lib/announce.ts";
import { VisuallyHidden } from "./visually-hidden.tsx";

/** The page's only live region; an `output` element is a polite one by default. */
export function Announcer() {
  const [announcement, setAnnouncement] = useState({ text: "", times: 0 });
  useEffect(() => onAnnounce((text) => setAnnouncement((before) => ({ text, times: before.times + 1 }))), []);
  return (
    <VisuallyHidden as="output">
      {/* The key changes with every announcement, so that a repeated text is read out again. */}
      <span key={announcement.times}>{announcement.text}</span>
    </VisuallyHidden>
  );
}
