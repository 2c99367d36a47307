import type { PageData } from "@rendezvous/contract/site/page-data";
import type { Embedding } from "@rendezvous/domain/embedding/model";
import { serverPhrases } from "@rendezvous/phrases/server-phrases";
import { escapeHtml } from "../../../lib/html.ts";

/**
 * Returns the HTML shown until the scripts have loaded, which takes seconds on a slow line: the organisation's name and a
 * placeholder of the first screen. Shows a message when scripts are slow, and the phone number when they are off or fail to load.
 * Its styles are in the web's index.html.
 */
export function toEarlyPage(
  page: PageData["page"],
  locale: string,
  embedding: Embedding,
  isDrawn: boolean,
): string {
  const { earlyPage: phrases, screen } = serverPhrases(locale);
  const phone = !("group" in page) ? "" : toPhoneLink(page.group.phone, screen.common.call);
  return [
    '<div id="early">',
    page.kind === "group" && !embedding.noHeader && !isDrawn ? toHeader(page.group, embedding) : "",
    isDrawn ? "<section>" : "<main>",
    `<noscript>${toText(phrases.noScript, phrases.allowScript)}${phone}</noscript>`,
    `<p role="status">${escapeHtml(screen.error.slow)}</p>`,
    `<div role="alert">${toText(phrases.failed, phrases.tryAgain)}<p><a href="">${escapeHtml(screen.common.retry)}</a></p>${phone}</div>`,
    `<div role="alert" class="too-old">${toText(phrases.outdatedBrowser, phrases.updateBrowser)}${phone}</div>`,
    isDrawn ? "</section>" : "<i></i><i></i></main>",
    "</div>",
  ].join("");
}

function toText(heading: string, text: string): string {
  return `<h1>${escapeHtml(heading)}</h1><p>${escapeHtml(text)}</p>`;
}

type GroupPage = Extract<PageData["page"], { kind: "group" }>["group"];

function toHeader({ name, logo_key, address, city }: GroupPage, { noLogo }: Embedding): string {
  const logo = noLogo || logo_key === null ? "" : "<i></i>";
  const addressBar = address === "" && city === "" ? "" : "<aside></aside>";
  return `<header><p>${logo}<b>${escapeHtml(name)}</b></p></header>${addressBar}`;
}

function toPhoneLink(phone: string, call: (p: { phone: string }) => string): string {
  if (phone === "") return "";
  return `<p><a href="tel:${phone.replaceAll(/[^+\d]/g, "")}">${escapeHtml(call({ phone }))}</a></p>`;
}
