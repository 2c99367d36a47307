import type { PageCatalogue, PageData } from "@rendezvous/contract/site/page-data";
import type { Group } from "@rendezvous/contract/catalogue/group";
import { createContext, useContext } from "react";
import { isLivePreview, LIVE_PREVIEW_FRAME } from "../../../lib/page/live-preview-frame.ts";

const NOTHING: PageData = {
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
export function readPageData(document: Document): PageData {
  const text = document.getElementById("page-data")?.textContent;
  const data = text ? (JSON.parse(text) as PageData) : NOTHING;
  return isLivePreview ? { ...data, preview: LIVE_PREVIEW_FRAME } : data;
}

export const PageDataContext = createContext<PageData>(NOTHING);

export function usePageData(): PageData {
  return useContext(PageDataContext);
}

export interface LoadedGroup {
  group: Group;
  catalogue: PageCatalogue;
  /** True: the page does not contain the catalogue, because it is too large. */
  isCatalogueLeftOut?: true;
}

export const LoadedGroupContext = createContext<LoadedGroup | null>(null);

/** Whether any visitor may create a group here. */
export function isSignUpOffered(page: PageData["page"]): boolean {
  return page.kind === "sign_up" || (page.kind === "start" && page.signUp);
}

/** Returns the group of the page; works only inside the group's frame, which shows another screen if there is no group. */
export function useLoadedGroup(): LoadedGroup {
  const group = useContext(LoadedGroupContext);
  if (group === null) throw new Error("useLoadedGroup is used outside the group's frame");
  return group;
}
