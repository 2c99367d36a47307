import { ENDPOINTS, type EndpointName } from "@rendezvous/contract/endpoints";
import { ERRORS } from "@rendezvous/contract/ground/errors";
import type { Endpoint } from "@rendezvous/contract/ground/define-endpoint";
import { escapeHtml } from "../../../../lib/html.ts";
import type { UsualParameters } from "./usual-parameters.ts";
import type { Operation, Parameter } from "./document.ts";
import { renderType, renderWords } from "./render-schema.ts";

/** `conditions[1][field]` is described once, as `conditions[0][field]`. */
export function isRepeated({ name }: Parameter): boolean {
  return /\[[1-9]\]/.test(name);
}

export function renderParameter({ name, in: place, required, schema, description = "" }: Parameter): string {
  const where = place === "query" ? "" : `, in the ${place}`;
  return `<dt>${escapeHtml(name)} ${renderType(schema)}${where}${required ? ", required" : ""}<dd>${renderWords(description)}`;
}

/** Returns the name of the call of an operation. */
export function nameOf({ operationId }: Operation): EndpointName {
  return operationId.replace(/_v\d$/, "") as EndpointName;
}

/** Renders a call: what it does, who may call it, its parameters, and links to the records of its body and answer. */
export function renderCall(
  path: string,
  method: string,
  operation: Operation,
  usual: UsualParameters,
): string {
  const { operationId, summary, description, parameters, requestBody, responses } = operation;
  const body = requestBody?.content["application/json"];
  const [status, answer] = Object.entries(responses).find(([key]) => key !== "default") ?? [];
  const reply = Object.values(answer?.content ?? {})[0];
  const shown = parameters.filter((one) => !isRepeated(one));
  const own = shown.filter((one) => !usual.has(one));
  const usualNames = shown
    .filter((one) => usual.has(one))
    .map(({ name }) => `<code>${escapeHtml(name)}</code>`)
    .join(", ");
  const { refusals = [] }: Endpoint = ENDPOINTS[nameOf(operation)];
  const codes = refusals.map((code) => `${ERRORS[code].status} <code>${code}</code>`).join(", ");
  const lines = [
    usualNames && `<a href="#parameters">Usual parameters</a>: ${usualNames}.`,
    body && `Body: ${renderType(body.schema)}.`,
    reply && `Answer ${status}: ${renderType(reply.schema)}.`,
    codes && `Refusals of its own: ${codes}.`,
  ];
  return `<section id="${operationId}"><h3><b>${method.toUpperCase()}</b> <code>${escapeHtml(path)}</code></h3>
<p>${renderWords(summary)}. ${renderWords(description)}</p>
${own.length > 0 ? `<dl>${own.map(renderParameter).join("")}</dl>` : ""}<p>${lines.filter(Boolean).join("<br>")}</p></section>`;
}
