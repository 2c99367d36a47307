import { lazyComponent } from "../../../lib/load-once.ts";

/** Loaded where a text with markup is edited. */
export const RichEditor = lazyComponent(async () => (await import("./rich-editor.tsx")).RichEditor);
