import type { FirstData } from "@rendezvous/contract/site/first-data";
import type { RouterHistory } from "@tanstack/history";
import { flushSync } from "react-dom";
import type { Root } from "react-dom/client";
import { isLiveFrame, type LiveMessage } from "../lib/page/live-frame.ts";
import { openPage } from "./open-page.tsx";

/**
 * A constructed style sheet that replaces the page's colours, because the page's content security policy forbids scripts to
 * change its style element.
 */
const sheet = new CSSStyleSheet();

/** Draws the preview with the data that the back office beside it sends; ignores messages from other origins. */
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
  // Renders before opening the record's page, because the published group may not have that page.
  flushSync(() => root.render(page));
  if (start !== null && !start.startsWith(`${ways.location.pathname}?`)) ways.replace(start);
}
