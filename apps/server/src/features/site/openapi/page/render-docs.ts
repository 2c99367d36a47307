import { ERRORS, ERROR_CODES, translateKeyOf } from "@rendezvous/contract/ground/errors";
import { EXAMPLE_HOST, GUIDE, type GuideStep } from "@rendezvous/contract/site/guide";
import { LIMITS } from "../../../../http/limits.ts";
import { escapeHtml } from "../../../../lib/html.ts";
import { mapInSteps } from "../../../../lib/in-turns.ts";
import { AREA_TITLES, areaOf } from "./areas.ts";
import { UsualParameters } from "./usual-parameters.ts";
import { DOCS_SCRIPT } from "./docs-script.ts";
import { DOCS_STYLE } from "./docs-style.ts";
import type { ApiDocument, Operation } from "./document.ts";
import { isRepeated, nameOf, renderCall, renderParameter } from "./render-call.ts";
import { isShownType, renderRecord, renderType, renderWords } from "./render-schema.ts";

interface CallOfPage {
  readonly path: string;
  readonly method: string;
  readonly operation: Operation;
}

function listCalls({ paths }: ApiDocument): CallOfPage[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
}

/** Whether a call is for new programs: v3, and not one that only old clients make. */
function isPresent({ path, operation }: CallOfPage): boolean {
  return path.startsWith("/api/v3/") && !operation.deprecated;
}

function renderStep({ text, command }: GuideStep): string {
  const shown = command === undefined ? "" : `<pre tabindex="0">${escapeHtml(command)}</pre>`;
  return `<li><p>${renderWords(text)}</p>${shown}</li>`;
}

function entry(id: string, title: string): string {
  return `<li><a href="#${id}">${escapeHtml(title)}</a>`;
}

function renderArea(title: string, entries: readonly string[]): string {
  return `<details><summary>${title}</summary><ul>${entries.join("")}</ul></details>`;
}

function renderLimits(): string {
  const rows = Object.entries(LIMITS).flatMap(([action, limits]) =>
    Object.entries(limits).map(
      ([by, { max, seconds }]) =>
        `<tr><td><code>${action}</code></td><td>${by}</td><td>${max}</td><td>${seconds / 60} minutes</td></tr>`,
    ),
  );
  return `<section id="limits"><h2>Limits</h2>
<p>Every answer of a call of the API says what is left of the calls of your network address and key: <code>RateLimit-Limit</code>, <code>RateLimit-Remaining</code>, and <code>RateLimit-Reset</code>, the seconds until it begins anew. Above a limit, calls answer 429 with <code>Retry-After</code> in seconds: wait for so long. Some calls have a limit of their own besides:</p>
<div class="wide" tabindex="0"><table><thead><tr><th scope="col">Limit</th><th scope="col">Counted by</th><th scope="col">Most</th><th scope="col">Within</th></tr></thead><tbody>${rows.join("")}</tbody></table></div></section>`;
}

function renderErrors(): string {
  const rows = ERROR_CODES.map((name) => {
    const { status, code } = ERRORS[name];
    return `<tr><td><code>${name}</code></td><td>${status}</td><td>${code}</td><td><code>${translateKeyOf(name)}</code></td></tr>`;
  });
  return `<section id="errors"><h2>Errors</h2><p>A refusal has its code in <code>message</code>, the wrong fields in <code>messages.fields</code>, and where it helps a closer reason in <code>detail</code> and more in <code>details</code>: <a href="#Error">Error</a>.</p>
<div class="wide" tabindex="0"><table><thead><tr><th scope="col">v3 code</th><th scope="col">Status</th><th scope="col">v1 and v2 code</th><th scope="col">translate_key</th></tr></thead><tbody>${rows.join("")}</tbody></table></div></section>`;
}

function renderOldCalls(calls: readonly CallOfPage[]): string {
  const rows = calls.map(
    ({ path, method, operation: { summary } }) =>
      `<tr><td>${method.toUpperCase()} <code>${escapeHtml(path)}</code></td><td>${renderWords(summary)}</td></tr>`,
  );
  return `<section id="old"><h2>v1, v2, and old calls</h2><p>For existing programs. Their parameters are in <a href="/api/openapi.json">/api/openapi.json</a>.</p>
<div class="wide" tabindex="0"><table><thead><tr><th scope="col">Call</th><th scope="col">What it does</th></tr></thead><tbody>${rows.join("")}</tbody></table></div></section>`;
}

/** Renders the document as a page: contents, guide, the calls of v3, records, limits, errors; one call or record per step. */
export function* renderDocs(document: ApiDocument, publicUrl: string): Generator<undefined, string> {
  const all = listCalls(document);
  const calls = all.filter(isPresent);
  const usual = new UsualParameters(calls.map(({ operation }) => operation));
  const inAreas = Map.groupBy(calls, ({ operation }) => areaOf(nameOf(operation)));
  const areas = AREA_TITLES.map((title) => ({ title, calls: inAreas.get(title) ?? [] }));
  const sections = yield* mapInSteps(
    areas.flatMap(({ title, calls: own }) => own.map((call, at) => ({ title: at === 0 ? title : "", call }))),
    ({ title, call: { path, method, operation } }) =>
      `${title === "" ? "" : `<h2>${title}</h2>`}${renderCall(path, method, operation, usual)}`,
  );
  const schemas = Object.entries(document.components.schemas).filter(([name]) => isShownType(name));
  const records = yield* mapInSteps(schemas, ([name, schema]) => renderRecord(name, schema));
  const events = Object.entries(document.webhooks).map(
    ([type, { post }]) =>
      `<dt><code>${type}</code> ${renderType(post.requestBody!.content["application/json"]!.schema)}<dd>${renderWords(post.description)}`,
  );
  const guide = GUIDE.map(
    ({ id, title, steps }) =>
      `<section id="${id}"><h2>${title}</h2><ol>${steps.map(renderStep).join("").replace(EXAMPLE_HOST, publicUrl)}</ol></section>`,
  );
  const contents = [
    renderArea("Guide", [
      ...GUIDE.map(({ id, title }) => entry(id, title)),
      entry("limits", "Limits"),
      entry("errors", "Errors"),
      entry("parameters", "Usual parameters"),
      entry("events", "Events of webhooks"),
      entry("old", "v1, v2, and old calls"),
    ]).replace("<details>", "<details open>"),
    ...areas.map(({ title, calls: own }) =>
      renderArea(
        title,
        own.map(({ operation: { operationId, summary } }) => entry(operationId, summary)),
      ),
    ),
    renderArea(
      "Types",
      schemas.map(([name]) => entry(name, name)),
    ),
  ];
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Rendezvous API</title><style>${DOCS_STYLE}</style></head><body><div class="frame">
<nav aria-label="Contents"><p hidden><label>Search <input id="search" type="search" autocomplete="off"></label><span id="found" role="status"></span></p>
${contents.join("")}</nav>
<main><h1>Rendezvous API</h1>
<p>The same as data: <a href="/api/openapi.json">/api/openapi.json</a>; for language models: <a href="/llms.txt">/llms.txt</a>; as tools for them (MCP): <code>/mcp</code> with an access key.</p>
<p hidden><label>Your access key or site key, for trying calls in this page <input id="key" type="password" autocomplete="off" size="50"></label></p>
${guide.join("")}${renderLimits()}${renderErrors()}
<section id="parameters"><h2>Usual parameters</h2><dl>${usual
    .all()
    .filter((one) => !isRepeated(one))
    .map(renderParameter)
    .join("")}</dl></section>
<section id="events"><h2>Events of webhooks</h2><dl>${events.join("")}</dl></section>
${sections.join("\n")}<h2>Types of bodies and answers</h2><p><code>?</code> marks a field that may be missing.</p>${records.join("\n")}${renderOldCalls(all.filter((call) => !isPresent(call)))}
</main></div><script>${DOCS_SCRIPT}</script></body></html>`;
}
