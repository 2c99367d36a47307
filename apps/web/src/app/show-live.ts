import type { FirstData } from "@rendezvous/contract/first-data";
import type { RouterHistory } from "@tanstack/history";
import { flushSync } from "react-dom";
import type { Root } from "react-dom/client";
import { isLiveFrame, type LiveMessage } from "../lib/page/live-frame.ts";
import { openPage } from "./open-page.tsx";

/** The sheet in place of the colours that came with the page, which its policy lets no script change. */
const sheet = new CSSStyleSheet();

/** Draws the page as the back office beside it has it; nothing that another site sends is drawn. */
export async function showLive(
  origin: string,
  { shown, start }: LiveMessage,
  firstData: FirstData,
  ways: RouterHistory,
  root: Root | null | undefined,
): Promise<void> {
  if (!isLiveFrame || origin !== location.origin || !root) return;
  const { group, catalogue, style } = shown;
  for (const own of document.querySelectorAll("head > style"))
    if (own.textContent.startsWith("html:root")) own.remove();
  sheet.replaceSync(style);
  document.adoptedStyleSheets = [sheet];
  const page = await openPage({ ...firstData, page: { kind: "group", group, catalogue } }, ways);
  // Before its page is opened: what is published may not have it.
  flushSync(() => root.render(page));
  if (start !== null && !start.startsWith(`${ways.location.pathname}?`)) ways.replace(start);
}
