import type { GroupText } from "@rendezvous/contract/office/group-text";
import type { DraftRoute } from "@rendezvous/contract/v3-calls";
import { callRecords } from "../schema/api.ts";
import { KINDS } from "../schema/kinds.ts";
import type { EditedCatalogue } from "../schema/working-draft.ts";
import { textAt, withTextsAt } from "./text-path.ts";

/** The typed translation of one text. */
export interface Translation {
  readonly text: GroupText;
  readonly typed: string;
}

/** The original or its translation was changed since the list was loaded. */
export class ChangedMeanwhileError extends Error {}

type Fields = Readonly<Record<string, unknown>>;

/** Saves translations of one record; other changes of the record stay. */
export async function saveTranslations(
  edited: EditedCatalogue,
  locale: string,
  language: string,
  translations: readonly [Translation, ...Translation[]],
): Promise<void> {
  const [{ text: first }] = translations;
  const recordId = first.record_id;
  const { route, key } = placeOf(first.kind);
  const { [key]: stored } = await callRecords(edited, `GET ${route}` as DraftRoute, { recordId });
  let record = stored as Fields & { readonly version: number };
  const changed = new Set<string>();
  for (const { text, typed } of translations) {
    const present = textAt(record, text.path, locale);
    const isSame = [locale, language].every((one) => (present[one] ?? "") === (text.texts[one] ?? ""));
    if (!isSame) throw new ChangedMeanwhileError();
    record = withTextsAt(record, text.path, { ...present, [language]: typed }) as typeof record;
    changed.add(text.path.split(/[.[]/)[0] ?? "");
  }
  const fields = Object.fromEntries([...changed].map((name) => [name, record[name]]));
  await callRecords(edited, `PUT ${route}` as DraftRoute, {
    recordId,
    body: { [key]: fields },
    headers: { "if-match": `"${record.version}"` },
  });
}

/** Returns the call that reads and writes records of a kind, and the name of the record in its body. */
function placeOf(kind: string) {
  if (kind in KINDS)
    return { route: `/groups/{id}/${kind}/{recordId}`, key: KINDS[kind as keyof typeof KINDS] } as const;
  return { route: `/groups/{id}/${kind === "forms" ? "forms.records" : kind}`, key: kind } as const;
}
