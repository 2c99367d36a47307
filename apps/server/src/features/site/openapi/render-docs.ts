import { ERRORS, ERROR_CODES, translateKeyOf } from "@rendezvous/contract/ground/errors";
import { GUIDE_STEPS } from "@rendezvous/contract/site/guide";
import { escapeHtml } from "../../../lib/html.ts";
import { mapInSteps } from "../../../lib/in-turns.ts";

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required: boolean;
  readonly schema: unknown;
}
interface Operation {
  readonly operationId: string;
  readonly deprecated?: true;
  readonly summary: string;
  readonly description: string;
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly content: Record<string, Content> };
  readonly responses: Record<string, { readonly content?: Record<string, Content> }>;
}
interface Content {
  readonly schema: unknown;
  readonly example?: unknown;
}

export const DOCS_STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:70rem;margin:2rem auto;padding:0 1rem;color:#1b1f24}
code,pre{font:14px/1.45 ui-monospace,monospace}pre{background:#f4f5f7;padding:.75rem;overflow:auto;border-radius:6px}
section{border-top:1px solid #d5d9df;padding:1rem 0}h2{font-size:1.05rem}h2 b{display:inline-block;min-width:4.5rem}
table{border-collapse:collapse;width:100%}td,th{text-align:left;vertical-align:top;padding:.3rem .6rem .3rem 0;border-bottom:1px solid #e6e9ed}`;

function json(value: unknown): string {
  return `<pre>${escapeHtml(JSON.stringify(value, null, 2))}</pre>`;
}

function details(title: string, { schema, example }: Content): string {
  const shown = example === undefined ? "" : `<p>For example</p>${json(example)}`;
  return `<details><summary>${title}</summary>${json(schema)}${shown}</details>`;
}

function renderStep({ text, command }: (typeof GUIDE_STEPS)[number]): string {
  const words = escapeHtml(text).replaceAll(/`([^`]+)`/g, "<code>$1</code>");
  return `<li><p>${words}</p>${command === undefined ? "" : `<pre>${escapeHtml(command)}</pre>`}</li>`;
}

function row({ name, in: place, required, schema }: Parameter): string {
  const need = required ? ", required" : "";
  return `<tr><td><code>${escapeHtml(name)}</code></td><td>${place}${need}</td><td><code>${escapeHtml(JSON.stringify(schema))}</code></td></tr>`;
}

function renderOperation(path: string, method: string, operation: Operation): string {
  const body = operation.requestBody?.content["application/json"];
  const [status, answer] = Object.entries(operation.responses).find(([key]) => key !== "default") ?? [];
  const reply = Object.values(answer?.content ?? {})[0];
  const table =
    operation.parameters.length === 0
      ? ""
      : `<table><thead><tr><th scope="col">Parameter</th><th scope="col">Where</th><th scope="col">Type</th></tr></thead><tbody>${operation.parameters.map(row).join("")}</tbody></table>`;
  return `<section id="${operation.operationId}"><h2><b>${method.toUpperCase()}</b> <code>${escapeHtml(path)}</code>${operation.deprecated ? " (deprecated)" : ""}</h2>
<p>${escapeHtml(operation.summary)}. ${escapeHtml(operation.description)}</p>${table}
${body === undefined ? "" : details("Body", body)}${reply === undefined ? "" : details(`Answer ${status}`, reply)}</section>`;
}

/** Renders the document as a readable page without scripts, one path per step. */
export function* renderDocs(document: Record<string, unknown>): Generator<undefined, string> {
  const paths = Object.entries(document["paths"] as Record<string, Record<string, Operation>>);
  const sections = yield* mapInSteps(paths, ([path, methods]) =>
    Object.entries(methods)
      .map(([method, operation]) => renderOperation(path, method, operation))
      .join("\n"),
  );
  const codes = ERROR_CODES.map((name) => {
    const { status, code } = ERRORS[name];
    return `<tr><td><code>${name}</code></td><td>${status}</td><td>${code}</td><td><code>${translateKeyOf(name)}</code></td></tr>`;
  });
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Rendezvous API</title><style>${DOCS_STYLE}</style></head><body><main><h1>Rendezvous API</h1>
<p>The same as data: <a href="/api/openapi.json">/api/openapi.json</a>. Errors: <a href="#errors">below</a>.</p>
<section><h2>A first hour</h2><ol>${GUIDE_STEPS.map(renderStep).join("")}</ol></section>
${sections.join("\n")}
<section id="errors"><h2>Errors</h2><table><thead><tr><th scope="col">v3 code</th><th scope="col">Status</th><th scope="col">v1 and v2 code</th><th scope="col">translate_key</th></tr></thead><tbody>${codes.join("")}</tbody></table></section>
</main></body></html>`;
}
