import { escapeHtml } from "../../../../lib/html.ts";
import type { Schema } from "./document.ts";

/** Returns the name of a referenced record. */
function nameOf({ $ref = "" }: Schema): string {
  return $ref.replace("#/components/schemas/", "");
}

/**
 * Shows each kind of question once. The other form's questions also have `interventions`, and in a change every field is
 * optional.
 */
export function isShownType(name: string): boolean {
  return !/^FormRecords(?:Vevent|Change(?:Fiche|Vevent))/.test(name);
}

/** Writes a type in few words, with links to records: `list of Appointment or null`. */
export function renderType(schema: Schema): string {
  if (schema.$ref !== undefined) {
    const name = nameOf(schema);
    return isShownType(name) ? `<a href="#${name}">${name}</a>` : name;
  }
  const members = schema.anyOf ?? schema.oneOf;
  if (members) return [...new Set(members.map(renderType))].join(" or ");
  if (schema.const !== undefined) return `<code>${escapeHtml(JSON.stringify(schema.const))}</code>`;
  if (schema.enum) {
    const shown = schema.enum.slice(0, MOST_VALUES).map((value) => escapeHtml(JSON.stringify(value)));
    return `<code>${shown.join(" | ")}${schema.enum.length > MOST_VALUES ? " | ..." : ""}</code>`;
  }
  const type = schema.type ?? "any";
  const types = (typeof type === "string" ? [type] : type).map((one) =>
    one === "array" && schema.items ? `list of ${renderType(schema.items)}` : one,
  );
  return `${types.join(" or ")}${renderRange(schema)}`;
}

const MOST_VALUES = 30;

function renderRange({ minimum, maximum, maxLength, format }: Schema): string {
  const from = minimum !== undefined && minimum > Number.MIN_SAFE_INTEGER ? ` from ${minimum}` : "";
  const to = maximum !== undefined && maximum < 2_147_483_647 ? ` to ${maximum}` : "";
  const length = maxLength === undefined ? "" : ` up to ${maxLength} characters`;
  return `${from}${to}${length}${format === undefined ? "" : ` (${format})`}`;
}

/** Backquotes become code. */
export function renderWords(text: string): string {
  return escapeHtml(text).replaceAll(/`([^`]+)`/g, "<code>$1</code>");
}

/** Renders a record with its fields; `?` marks those that may be missing. */
export function renderRecord(name: string, schema: Schema): string {
  const { properties = {}, required = [] } = schema;
  const fields = Object.entries(properties).map(([own, field]) => {
    const mark = required.includes(own) ? "" : "?";
    return `<dt>${escapeHtml(own)}${mark} ${renderType(field)}<dd>${renderWords(field.description ?? "")}`;
  });
  const content = fields.length > 0 ? `<dl>${fields.join("")}</dl>` : `<p>${renderType(schema)}</p>`;
  return `<h3 id="${name}">${name}</h3>${content}`;
}
