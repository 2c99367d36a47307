import type { Page } from "@playwright/test";
import { readdirSync, readFileSync } from "node:fs";
import { toPseudo } from "../steps/pseudo-language.ts";

/** CLDR's locale of a pseudo-language. The server answers in English, and the browser gets its phrases in the pseudo-language. */
export const PSEUDO = "en-xa";

/** The names of the catalogues' files and chunks. */
const NAMES = readdirSync("packages/phrases/src/languages/en")
  .filter((file) => file.endsWith(".ts"))
  .map((file) => file.replace(".ts", ""));
const CATALOGUE = new RegExp(String.raw`/assets/(?:${NAMES.join("|")})-[\w-]{8}\.js$`);
const EXPORTED = new RegExp(
  String.raw`(\w+) as (?:${NAMES.map((name) => name.replaceAll(/-./g, ([, letter = ""]) => letter.toUpperCase())).join("|")})\b`,
  "g",
);

/** Runs in the browser; returns every visible or accessible text. */
const READ_TEXTS = `
  const texts = [document.title];
  for (const element of document.querySelectorAll("body *")) {
    if (!element.checkVisibility() || element.matches("script, style, select, option, [translate=no]")) continue;
    for (const name of ["aria-label", "title", "placeholder", "alt"]) texts.push(element.getAttribute(name) ?? "");
    // A name stands within its phrase: as a text beside the phrase's own, in another language as an element.
    const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE || node.matches?.("[lang]"));
    texts.push(own.map((node) => node.textContent).join(" "));
  }
  return texts;`;

/** Shows a page in the pseudo-language from now on: it redraws what the server rendered in English. */
export async function speakPseudo(page: Page): Promise<void> {
  await page.route(CATALOGUE, async (route) => {
    const answer = await route.fetch();
    const code = await answer.text();
    const exported = /export\{([^}]*)\};?\s*$/.exec(code)?.[1] ?? "";
    const phrases = [...exported.matchAll(EXPORTED)];
    const change = phrases.map(([, name]) => `Object.assign(${name},(${toPseudo.toString()})(${name}));`);
    await route.fulfill({ response: answer, body: code + change.join("") });
  });
  await page.route(/^[^?]*\/[^./]*(?:\?|$)/, async (route) => {
    if (route.request().resourceType() !== "document") return route.fallback();
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).replace(/ data-drawn="[^"]*"/, "") });
  });
}

/** Returns the texts of a page that are outside of brackets and not in `content`: group files, names and addresses. */
export async function textOutsidePhrases(page: Page, content: string): Promise<string[]> {
  const ownWords = new Set(wordsIn(content));
  const texts = await page.evaluate<string[]>(`(() => {${READ_TEXTS}})()`);
  return [...new Set(texts)].filter((text) =>
    wordsIn(outsideBrackets(text)).some((word) => !ownWords.has(word)),
  );
}

function outsideBrackets(text: string): string {
  const without = text.replaceAll(/\[[^[\]]*\]/g, " ");
  return without === text ? text : outsideBrackets(without);
}

function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/\p{L}{2,}/gu) ?? [];
}

/** Returns all texts of the groups themselves, in any language, and the texts that every page may show without a phrase. */
export function contentOf(files: readonly string[]): string {
  const days = Array.from({ length: 366 }, (_, day) => new Date(Date.UTC(2024, 0, day + 1)));
  const formats = [
    new Intl.DateTimeFormat("en-GB", { dateStyle: "full" }),
    new Intl.DateTimeFormat("en-GB", { weekday: "short", month: "short" }),
  ];
  const dates = formats.flatMap((format) => days.map((day) => format.format(day)));
  return [
    ...files.map((file) => readFileSync(file, "utf8")),
    ...dates,
    "h min to and am pm English Français en fr",
  ].join(" ");
}
