import type { FirstCatalogue, FirstData } from "@rendezvous/contract/site/first-data";
import type { Group } from "@rendezvous/contract/catalogue/group";
import { createContext, useContext } from "react";
import { isLiveFrame, LIVE_FRAME } from "../../../lib/page/live-frame.ts";

const NOTHING: FirstData = {
  apiKey: "",
  apiV3Host: "",
  sessionHost: "",
  environment: "master",
  meetingHost: "",
  framedBy: [],
  mapTiles: null,
  locale: "en",
  now: Date.now(),
  page: { kind: "unknown" },
};

/** Reads the data that the server wrote into the page; returns an empty page's data if another program served it. */
export function readFirstData(document: Document): FirstData {
  const text = document.getElementById("first-data")?.textContent;
  const data = text ? (JSON.parse(text) as FirstData) : NOTHING;
  return isLiveFrame ? { ...data, preview: LIVE_FRAME } : data;
}

export const FirstDataContext = createContext<FirstData>(NOTHING);

export function useFirstData(): FirstData {
  return useContext(FirstDataContext);
}

export interface LoadedGroup {
  group: Group;
  catalogue: FirstCatalogue;
  /** The page contains no lists, because they are too large. */
  isCatalogueLeftOut?: true;
}

export const LoadedGroupContext = createContext<LoadedGroup | null>(null);

/** Whether any visitor may create a group here. */
export function isSignUpOffered(page: FirstData["page"]): boolean {
  return page.kind === "sign_up" || (page.kind === "start" && page.signUp);
}

/** Returns the group of the page; works only inside the group's frame, which shows another screen if there is no group. */
export function useLoadedGroup(): LoadedGroup {
  const group = useContext(LoadedGroupContext);
  if (group === null) throw new Error("useKnownGroup is used outside the group's frame");
  return group;
}
