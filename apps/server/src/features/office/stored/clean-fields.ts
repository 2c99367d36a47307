import type { Editable } from "@rendezvous/contract/office/record";
import type { LocalizedText } from "@rendezvous/contract/office/group-file/fields";
import type { Fault } from "@rendezvous/contract/ground/fault";
import { findGrownTexts } from "../../../lib/grown-texts.ts";
import { cleanText } from "../../../lib/html.ts";

type Fields = Readonly<Record<string, unknown>>;

const MARKUP: Partial<Readonly<Record<Editable, readonly string[]>>> = {
  website: ["quick_desc", "offer_text", "complement_text", "otherbox"],
  settings: [],
};

/** Returns checked fields with every text that may contain markup sanitised, as an import does. */
export function withCleanFields(editable: Editable, fields: Fields): Fields {
  const own = MARKUP[editable] ?? ["description"];
  const cleaned = { ...fields, ...cleanEach(fields, own) };
  const { apptemplates } = fields as { apptemplates?: Fields };
  return apptemplates
    ? { ...cleaned, apptemplates: cleanEach(apptemplates, Object.keys(apptemplates)) }
    : cleaned;
}

/** Returns the errors of texts that sanitising has made too long. */
export function findLengthenedFields(editable: Editable, fields: Fields): Fault[] {
  const names = [...(MARKUP[editable] ?? ["description"]), "apptemplates"];
  return names.flatMap((name) => findGrownTexts(name, fields[name]));
}

function cleanEach(fields: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(
    names
      .filter((name) => fields[name] !== undefined)
      .map((name) => [name, cleanText(fields[name] as LocalizedText)]),
  );
}
