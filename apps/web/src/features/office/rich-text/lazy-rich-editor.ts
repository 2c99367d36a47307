import { lazyComponent } from "../../../lib/load-once.ts";

/** A separate chunk, which only the editing of text with markup needs. */
export const RichEditor = lazyComponent(async () => (await import("./rich-editor.tsx")).RichEditor);
