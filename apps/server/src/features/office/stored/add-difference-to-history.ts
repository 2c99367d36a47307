import type { CatalogueAction } from "@rendezvous/contract/office/catalogue-change";
import { type Editable, kindOfEditable, type StoredRecord } from "@rendezvous/contract/office/record";
import { clientTextsIn } from "@rendezvous/contract/office/localized-texts";
import type { Transaction } from "../../../lib/database/database.ts";
import type { HistoryAuthor } from "../../ground/history/author.ts";
import { addCatalogueChange } from "../../ground/history/changes-data.ts";
import { withoutRecordMetadata, historyNameOf } from "./stored.ts";
import { changedFields } from "../../ground/history/changed-fields.ts";
import type { AuthorizedGroupId } from "../../../http/context.ts";
import { addOriginalTexts, deleteOriginalTexts, deleteOriginalTextsOfGroup } from "./texts-data.ts";
import { textHash } from "./text-hash.ts";

/**
 * Writes the difference between a record and `before` into the history; null: the record is new. Returns the id of the entry;
 * null when nothing differs. `action` is the name in the history; by default it follows from the difference.
 */
export async function addDifferenceToHistory(
  connection: Transaction,
  { groupId, locale, proId, at }: HistoryAuthor,
  editable: Editable,
  before: StoredRecord | null,
  after: StoredRecord,
  action?: CatalogueAction,
): Promise<number | null> {
  const was = before ? withoutRecordMetadata(before) : {};
  const is = withoutRecordMetadata(after);
  const differs = changedFields(was, is);
  const differed = changedFields(is, was);
  if (Object.keys({ ...differs, ...differed }).length === 0) return null;
  if (before)
    await noteOrigins(connection, groupId, locale, { editable, recordId: after.id ?? 0, before, after });
  return addCatalogueChange(connection, groupId, {
    at,
    proId,
    kind: kindOfEditable(editable),
    recordId: after.id ?? null,
    recordName: historyNameOf(editable, after, locale),
    action: action ?? (before ? toCatalogueAction(was, is) : "created"),
    before: differed,
    after: differs,
  });
}

/** Returns the action for a record that existed before. */
export function toCatalogueAction(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): CatalogueAction {
  if (before["deleted"] === after["deleted"]) return "changed";
  return after["deleted"] === true ? "archived" : "restored";
}

type Fields = Readonly<Record<string, unknown>>;

interface Change {
  readonly editable: Editable;
  /** 0 for a singleton, such as the settings. */
  readonly recordId: number;
  readonly before: Fields;
  readonly after: Fields;
}

/** The original texts of each translation of a record; one translation may belong to several. */
type Originals = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * Records which translations became outdated because their original changed; to be called for every change of a record. A newly
 * written translation matches its original.
 */
async function noteOrigins(
  connection: Transaction,
  groupId: AuthorizedGroupId,
  locale: string,
  { editable, recordId, before, after }: Change,
): Promise<void> {
  if (editable === "settings" && before["locale"] !== after["locale"])
    return deleteOriginalTextsOfGroup(connection, groupId);
  const was = originalsIn(editable, before, locale);
  const is = originalsIn(editable, after, locale);
  const written = [...is.keys()].filter((key) => !was.has(key));
  const leftBehind = [...is].filter(([key, originals]) => {
    const earlier = was.get(key);
    return earlier !== undefined && [...originals].some((original) => !earlier.has(original));
  });
  const place = { groupId, kind: kindOfEditable(editable), recordId };
  if (written.length > 0) await deleteOriginalTexts(connection, place, written.map(toTranslation));
  if (leftBehind.length > 0)
    await addOriginalTexts(
      connection,
      place,
      leftBehind.flatMap(([key]) =>
        [...was.get(key)!].map((original) => ({ ...toTranslation(key), original: textHash(original) })),
      ),
    );
}

function originalsIn(editable: Editable, record: Fields, locale: string): Originals {
  const originals = new Map<string, Set<string>>();
  for (const { text } of clientTextsIn(editable, record)) {
    if (typeof text === "string") continue;
    for (const [language, translation] of Object.entries(text)) {
      if (language === locale || translation === "") continue;
      const key = `${language} ${translation}`;
      originals.set(key, (originals.get(key) ?? new Set()).add(text[locale as "fr"] ?? ""));
    }
  }
  return originals;
}

function toTranslation(key: string) {
  const space = key.indexOf(" ");
  return { language: key.slice(0, space), translation: textHash(key.slice(space + 1)) };
}
