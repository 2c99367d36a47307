import type { ConnectMessage } from "@rendezvous/contract/site/embed-messages";
import { FALLBACK_LANGUAGE, languageOf } from "@rendezvous/phrases/language";
import { startTransition } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { createBrowserHistory } from "@tanstack/history";
import { openPage } from "./app/open-page.tsx";
import { isLivePreview, type LivePreviewMessage } from "./lib/page/live-preview-frame.ts";
import "./app/tokens.css";
import "./app/base.css";
import { readPageData } from "./features/ground/group/page-data.ts";
import { findProSessionOfOtherGroup } from "./features/ground/session/session-store.ts";
import { setApiSettings } from "./lib/call-api.ts";
import { pageResponseStartedAt, setClock } from "./lib/clock.ts";
import { restoreHistoryState } from "./lib/page/leave-page.ts";
import { watchMissingFiles } from "./lib/page/outdated-page.ts";
import { watchTranslation } from "./lib/page/translated-page.ts";
import { storedKeys } from "./lib/storage.ts";

// The script in index.html catches this error and shows the visitor a text.
const hasCalls = "groupBy" in Map && "any" in AbortSignal && "canParse" in URL;
if (!hasCalls || !("popover" in HTMLElement.prototype)) throw new Error("This browser is too old.");

// zod compiles its checks unless told otherwise, which the page's content security policy forbids and reports as an attack.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

const pageData = readPageData(document);
const { apiKey, apiV3Host, sessionHost, environment, locale, page, preview, callGroup } = pageData;
const language = languageOf(locale) ?? FALLBACK_LANGUAGE;

setClock(pageData.now, pageResponseStartedAt());
setApiSettings({ apiKey, host: apiV3Host, sessionHost, locale: language, environment, preview, callGroup });
document.documentElement.lang = language;
watchMissingFiles();

const root = document.getElementById("root");
// The whole body, because dialogs are outside of the root.
watchTranslation(document.body);
const drawn = isBeginner() ? root?.dataset["drawn"] : undefined;
if (drawn !== undefined && drawn !== location.pathname)
  history.replaceState(history.state, "", drawn + location.search + location.hash);
restoreHistoryState();
const ways = createBrowserHistory();
// Not awaited, because chunks of the languages import this file and would wait for it.
const drawing = root && draw(root);

// The host page sends this once the frame has loaded; by then the listener is registered.
addEventListener("message", async (event: MessageEvent<ConnectMessage | LivePreviewMessage | null>) => {
  if (event.source !== parent) return;
  if (event.data?.rendezvous === "live") {
    const { showLivePreview } = await import("./app/show-live-preview.ts");
    await showLivePreview(event.origin, event.data, pageData, ways, await drawing);
  }
  if (event.data?.rendezvous !== "connect") return;
  const { openHostChannel } = await import("./features/visit/embedding/host-channel.ts");
  openHostChannel(event as MessageEvent<ConnectMessage>, pageData.framedBy, ways);
});

if (parent !== window && !isLivePreview)
  void import("./features/visit/embedding/host-channel.ts").then(({ reportToHostWithoutChannel }) =>
    reportToHostWithoutChannel(pageData.framedBy, ways),
  );

/** Hydrates the first screen that the server has rendered; it exists only for visitors without a booking in progress. */
async function draw(root: HTMLElement): Promise<Root | undefined> {
  const node = await openPage(pageData, ways);
  if (drawn === undefined) {
    const drawnAnew = createRoot(root);
    drawnAnew.render(node);
    return drawnAnew;
  }
  // In a transition React hydrates in slices, between which the browser handles scrolling and clicks.
  startTransition(() => void hydrateRoot(root, node));
  return undefined;
}

/**
 * Whether no data is stored under the group's name, such as a session, a booking in progress or a closed address bar. The server
 * has rendered the page for a visitor without any of these.
 */
function isBeginner(): boolean {
  if (page.kind !== "group" || isLivePreview) return false;
  const { urlname } = page.group;
  return (
    findProSessionOfOtherGroup(urlname) === null && !storedKeys().some((name) => name.endsWith(`.${urlname}`))
  );
}
