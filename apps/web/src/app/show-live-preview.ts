import type { PageData } from "@rendezvous/contract/site/page-data";
import type { RouterHistory } from "@tanstack/history";
import { flushSync } from "react-dom";
import type { Root } from "react-dom/client";
import { isLivePreview, type LivePreviewMessage } from "../lib/page/live-preview-frame.ts";
import { openPage } from "./open-page.tsx";

/**
 * A constructed style sheet that replaces the page's colours, because the page's content security policy forbids scripts to
 * change its style element.
 */
const sheet = new CSSStyleSheet();

/** Draws the preview with the data that the back office beside it sends; ignores messages from other origins. */
export async function showLivePreview(
  origin: string,
  { shown, start }: LivePreviewMessage,
  pageData: PageData,
  ways: RouterHistory,
  root: Root | null | undefined,
): Promise<void> {
  if (!isLivePreview || origin !== location.origin || !root) return;
  const { group, catalogue, style } = shown;
  for (const own of document.querySelectorAll("head > style"))
    if (own.textContent.startsWith("html:root")) own.remove();
  sheet.replaceSync(style);
  document.adoptedStyleSheets = [sheet];
  const page = await openPage({ ...pageData, page: { kind: "group", group, catalogue } }, ways);
  // Renders before opening the record's page, because the published group may not have that page.
  flushSync(() => root.render(page));
  if (start !== null && !start.startsWith(`${ways.location.pathname}?`)) ways.replace(start);
}
