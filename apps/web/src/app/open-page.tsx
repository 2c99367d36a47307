import type { PageData } from "@rendezvous/contract/site/page-data";
import { loadBrowserPhrases } from "@rendezvous/phrases/browser-phrases";
import { dateLocaleOf } from "@rendezvous/phrases/date-locale";
import { FALLBACK_LANGUAGE, languageOf } from "@rendezvous/phrases/language";
import type { RouterHistory } from "@tanstack/history";
import { type ReactNode, StrictMode } from "react";
import type { Wording } from "../lib/phrases/phrases.ts";
import { isHomePath } from "../features/ground/group/paths.ts";
import { App } from "./app.tsx";
import { fetchHome } from "./screens/home-screen.tsx";

/** Loads everything that a page needs before it is rendered; the browser and the server use the same function. */
export async function openPage(pageData: PageData, history: RouterHistory): Promise<ReactNode> {
  const { locale, page } = pageData;
  const language = languageOf(locale) ?? FALLBACK_LANGUAGE;
  const country = page.kind === "group" ? page.group.country : "FR";
  const [phrases] = await Promise.all([
    loadBrowserPhrases(language),
    isHomePath(history.location.pathname) && fetchHome(language),
  ]);
  const wording: Wording = { language, dateLocale: dateLocaleOf(locale, country), phrases };
  return (
    <StrictMode>
      <App pageData={pageData} wording={wording} history={history} />
    </StrictMode>
  );
}
