import type { ConnectMessage } from "@rendezvous/contract/site/embed-messages";
import { FALLBACK_LANGUAGE, languageOf } from "@rendezvous/phrases/language";
import { startTransition } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { createBrowserHistory } from "@tanstack/history";
import { openPage } from "./app/open-page.tsx";
import { isLiveFrame, type LiveMessage } from "./lib/page/live-frame.ts";
import "./app/tokens.css";
import "./app/base.css";
import { readFirstData } from "./features/ground/group/first-data.ts";
import { findSessionOfOtherGroup } from "./features/ground/session/session-store.ts";
import { setApiSettings } from "./lib/call-api.ts";
import { pageReceivedAt, setClock } from "./lib/clock.ts";
import { restoreCarriedState } from "./lib/page/leave-page.ts";
import { watchMissingFiles } from "./lib/page/outdated-page.ts";
import { storedKeys } from "./lib/storage.ts";

// The script in index.html catches this error and shows the visitor a text.
if (!("groupBy" in Map && "any" in AbortSignal)) throw new Error("This browser is too old.");

// zod compiles its checks unless told otherwise, which the page's content security policy forbids and reports as an attack.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

const firstData = readFirstData(document);
const { apiKey, apiV3Host, sessionHost, environment, locale, page, preview } = firstData;
const language = languageOf(locale) ?? FALLBACK_LANGUAGE;

setClock(firstData.now, pageReceivedAt());
setApiSettings({ apiKey, host: apiV3Host, sessionHost, locale: language, environment, preview });
document.documentElement.lang = language;
watchMissingFiles();

const root = document.getElementById("root");
const drawn = isBeginner() ? root?.dataset["drawn"] : undefined;
if (drawn !== undefined && drawn !== location.pathname)
  history.replaceState(history.state, "", drawn + location.search + location.hash);
restoreCarriedState();
const ways = createBrowserHistory();
// Not awaited, because chunks of the languages import this file and would wait for it.
const drawing = root && draw(root);

// The host page sends this once the frame has loaded; by then the listener is registered.
addEventListener("message", async (event: MessageEvent<ConnectMessage | LiveMessage | null>) => {
  if (event.source !== parent) return;
  if (event.data?.rendezvous === "live") {
    const { showLive } = await import("./app/show-live.ts");
    await showLive(event.origin, event.data, firstData, ways, await drawing);
  }
  if (event.data?.rendezvous !== "connect") return;
  const { openHostChannel } = await import("./features/visit/embedding/host-channel.ts");
  openHostChannel(event as MessageEvent<ConnectMessage>, firstData.framedBy, ways);
});

if (parent !== window && !isLiveFrame)
  void import("./features/visit/embedding/host-channel.ts").then(({ tellListeningHost }) =>
    tellListeningHost(firstData.framedBy, ways),
  );

/** Hydrates the first screen that the server has rendered; it exists only for visitors without a booking in progress. */
async function draw(root: HTMLElement): Promise<Root | undefined> {
  const node = await openPage(firstData, ways);
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
  if (page.kind !== "group" || isLiveFrame) return false;
  const { urlname } = page.group;
  return (
    findSessionOfOtherGroup(urlname) === null && !storedKeys().some((name) => name.endsWith(`.${urlname}`))
  );
}
