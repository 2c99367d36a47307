import { loadBrowserPhrases } from "@rendezvous/phrases/browser-phrases";
import { dateLocaleOf } from "@rendezvous/phrases/date-locale";
import { FALLBACK_LANGUAGE, languageOf } from "@rendezvous/phrases/language";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app/app.tsx";
import "./app/tokens.css";
import "./app/base.css";
import { readFirstData } from "./features/group/first-data.ts";
import { setApiSettings } from "./lib/call-api.ts";
import { pageHeardAt, setClock } from "./lib/clock.ts";

const firstData = readFirstData(document);
const { apiKey, apiV3Host, sessionHost, environment, locale, page } = firstData;
const group = page.kind === "group" ? page.group : null;
const language = languageOf(locale) ?? FALLBACK_LANGUAGE;

setClock(firstData.now, pageHeardAt());
setApiSettings({ apiKey, host: apiV3Host, sessionHost, locale: language, environment });
document.documentElement.lang = language;

const phrases = await loadBrowserPhrases(language);
const dateLocale = dateLocaleOf(locale, group?.country ?? "FR");
const root = document.getElementById("root");
if (root !== null)
  createRoot(root).render(
    <StrictMode>
      <App firstData={firstData} wording={{ language, dateLocale, phrases }} />
    </StrictMode>,
  );
