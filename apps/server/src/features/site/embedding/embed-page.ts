import type { Intervention } from "@rendezvous/contract/catalogue/catalogue";
import type { ThemeTokens } from "@rendezvous/domain/theme/palette";
import { LANGUAGE_ENTRIES, LANGUAGES } from "@rendezvous/phrases/language";
import { serverPhrases } from "@rendezvous/phrases/server-phrases";
import { escapeHtml } from "../../../lib/html.ts";
import { toCspHash } from "../page/web-build.ts";
import { EMBED_MODES, type SnippetScript, toSnippet } from "./snippet.ts";

/** The values of the page's form, from its query. */
export interface EmbedForm {
  readonly mode: (typeof EMBED_MODES)[number];
  /** The words on the button; empty: the default words. */
  readonly words: string;
  readonly service: number | null;
  readonly language: string;
  readonly header: boolean;
  readonly footer: boolean;
  readonly minHeight: number;
  readonly scroll: boolean;
}

interface PageContent {
  readonly locale: string;
  /** The address of the group's booking page, without a query. */
  readonly address: string;
  readonly services: readonly Pick<Intervention, "id" | "publicname">[];
  /** Hosts that may embed the booking; empty: all. */
  readonly hosts: readonly string[];
  /** The colours in the code, which do not depend on the visitor's colour scheme. */
  readonly tokens: ThemeTokens;
  /** The colours of this page itself. */
  readonly colors: string;
  readonly script: SnippetScript;
}

const STYLE = `body{font:17px/1.5 system-ui,sans-serif;max-width:44rem;margin:0 auto;padding:1.5rem 1rem 6rem;color:var(--ink,#1f2328);background:var(--surface,#fff)}
h1{font-size:1.5rem;line-height:1.2}h2{font-size:1.25rem;line-height:1.2;margin:2rem 0 .75rem}fieldset{border:0;margin:0 0 1rem;padding:0}legend{padding:0;font-weight:600}
label{display:flex;gap:.5rem;align-items:center;min-height:2.75rem}label.apart{display:grid;gap:.25rem;margin-bottom:1rem}
input,select,textarea,button{font:inherit;color:inherit}input[type=text],input[type=number],select{min-height:2.75rem;padding:0 .75rem}
input[type=text],input[type=number],select,textarea{box-sizing:border-box;width:100%;border:1px solid var(--outline,#80868f);border-radius:10px;background:var(--surface,#fff)}
input[type=radio],input[type=checkbox]{flex:none;width:1.25rem;height:1.25rem;accent-color:var(--accent)}textarea{padding:.75rem;font:14px/1.45 ui-monospace,monospace;background:var(--surface-sunken,#f6f7f8)}
button{min-height:2.75rem;padding:0 1.25rem;border:0;border-radius:10px;background:var(--accent);color:var(--on-accent);font-weight:600;cursor:pointer}
:focus-visible{outline:3px solid var(--accent-ink);outline-offset:2px}a{color:var(--accent-ink)}[hidden]{display:none}`;

// Selects the code in any case, so that the keyboard can copy it when the browser denies access to the clipboard.
const COPY = `const [button, code, said] = ["copy", "code", "copied"].map((id) => document.getElementById(id));
button.hidden = false;
button.addEventListener("click", () => {
  code.select();
  navigator.clipboard.writeText(code.value).then(() => { said.textContent = button.dataset.copied; }, () => {});
});`;

export interface RenderedEmbedPage {
  readonly html: string;
  readonly policy: string;
}

/** Returns the page where an organisation gets the code for its own site: the choices, the code and a live preview. */
export function renderEmbedPage(form: EmbedForm, page: PageContent): RenderedEmbedPage {
  const { locale, tokens, hosts, script } = page;
  const { embed, screen } = serverPhrases(locale);
  const words = form.words || screen.common.book;
  const { mode, minHeight, scroll: scrolls } = form;
  const snippet = toSnippet(
    { mode, words, minHeight, scrolls, address: toAddress(form, page) },
    tokens,
    script,
  );
  const style = STYLE + page.colors;
  const { origin } = new URL(script.address);
  const html = `<!doctype html><html lang="${escapeHtml(locale)}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${escapeHtml(embed.title)}</title><style>${style}</style></head><body><main><h1>${escapeHtml(embed.title)}</h1>
${toForm(form, page, words)}
<h2 id="code-title">${escapeHtml(embed.code)}</h2>
<textarea id="code" rows="9" readonly spellcheck="false" aria-labelledby="code-title">${escapeHtml(snippet)}</textarea>
<p><button id="copy" type="button" hidden data-copied="${escapeHtml(embed.copied)}">${escapeHtml(embed.copy)}</button> <span id="copied" role="status"></span></p>
<p>${escapeHtml(embed.policy({ site: origin }))}</p>
${hosts.length === 0 ? "" : `<p>${escapeHtml(embed.hosts({ hosts: hosts.join(", ") }))}</p>`}
<h2>${escapeHtml(embed.result)}</h2>
<div>${snippet}</div></main><script>${COPY}</script></body></html>`;
  const policy = [
    "default-src 'none'",
    `style-src ${toCspHash(style)}`,
    `script-src 'self' ${origin} ${toCspHash(COPY)}`,
    `frame-src 'self' ${origin}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ];
  return { html, policy: policy.join("; ") };
}

/** Adds only the parameters that the script does not add by itself. */
function toAddress({ service, language, header, footer }: EmbedForm, { address }: PageContent): string {
  const query = new URLSearchParams({
    ...(language !== "" && { locale: language }),
    ...(service !== null && { intervention_ids: String(service) }),
    ...(header && { noheader: "0" }),
    ...(footer && { nofooter: "0" }),
  }).toString();
  return query === "" ? address : `${address}?${query}`;
}

function toForm(form: EmbedForm, { locale, services }: PageContent, words: string): string {
  const { embed, screen } = serverPhrases(locale);
  const radios = EMBED_MODES.map(
    (mode) =>
      `<label><input type="radio" name="mode" value="${mode}"${form.mode === mode ? " checked" : ""}>${escapeHtml(embed[mode])}</label>`,
  );
  const box = (name: "scroll" | "header" | "footer") =>
    `<label><input type="checkbox" name="${name}" value="1"${form[name] ? " checked" : ""}>${escapeHtml(embed[name])}</label>`;
  const offered = services.map(({ id, publicname }) => [String(id), publicname] as const);
  const languages = LANGUAGES.map((language) => [language, LANGUAGE_ENTRIES[language].name] as const);
  return [
    `<form method="get"><input type="hidden" name="locale" value="${escapeHtml(locale)}">`,
    `<fieldset><legend>${escapeHtml(embed.mode)}</legend>${radios.join("")}</fieldset>`,
    apart(
      embed.words,
      `<input type="text" name="words" maxlength="60" autocomplete="off" value="${escapeHtml(words)}">`,
    ),
    services.length === 0
      ? ""
      : apart(
          screen.steps.intervention_ids,
          select("service", screen.summary.everyCategory, String(form.service ?? ""), offered),
        ),
    apart(screen.common.language, select("language", embed.browsersLanguage, form.language, languages)),
    form.mode !== "inline"
      ? ""
      : apart(
          embed.minHeight,
          `<input type="number" name="height" min="300" max="3000" value="${form.minHeight}">`,
        ),
    form.mode === "inline" ? box("scroll") : "",
    box("header"),
    box("footer"),
    `<p><button>${escapeHtml(embed.show)}</button></p></form>`,
  ].join("\n");
}

function apart(label: string, control: string): string {
  return `<label class="apart">${escapeHtml(label)}${control}</label>`;
}

/** The first choice is `none`, which is not among the `options`. */
function select(
  name: string,
  none: string,
  chosen: string,
  options: readonly (readonly [string, string])[],
): string {
  const all = [["", none] as const, ...options].map(
    ([value, text]) =>
      `<option value="${escapeHtml(value)}"${value === chosen ? " selected" : ""}>${escapeHtml(text)}</option>`,
  );
  return `<select name="${name}">${all.join("")}</select>`;
}
