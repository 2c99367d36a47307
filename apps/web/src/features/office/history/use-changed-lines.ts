import { type CatalogueChange, isPeopleKind } from "@rendezvous/contract/office/catalogue-change";
import { formatDate } from "@rendezvous/phrases/format-date";
import { languageOf, LANGUAGE_ENTRIES } from "@rendezvous/phrases/language";
import type { AccessKeysPhrases, PeoplePhrases } from "@rendezvous/phrases/catalogues";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { useDateLocale } from "../../../lib/phrases/phrases.ts";
import { useLoadedGroup } from "../../ground/group/page-data.ts";
import { type FieldSpec, phraseKeyOf } from "../schema/field-spec.ts";
import { toFlatSettings } from "../schema/flat-settings.ts";
import { isRecordKind, specsOfKind } from "../schema/kinds.ts";
import { EMPTY_TEXT, shortenText } from "../schema/shorten-text.ts";
import { useDescribeField } from "../schema/use-describe-field.ts";
import { type NamesOf, useLoadedRecords, useNameOf, useNamesOf } from "../schema/use-records.ts";
import { formatDays, formatShare } from "../statistics/format-numbers.ts";
import type { ChangedLine } from "./changed-line.ts";
import { useFormLines } from "./use-form-lines.ts";
import { useListLines } from "./use-list-lines.ts";

/** The parts of a change that the lines describe. */
export type ChangedFields = Pick<CatalogueChange, "kind" | "action" | "before" | "after">;

/**
 * Splits a change of the settings, which the history stores as a whole, into its rules and texts, and returns those that differ.
 */
function settingsApart({ before, after }: Pick<CatalogueChange, "before" | "after">): (typeof before)[] {
  const [was, is] = [toFlatSettings(before), toFlatSettings(after)];
  const differs = ([name]: [string, unknown]) => JSON.stringify(was[name]) !== JSON.stringify(is[name]);
  return [was, is].map((one) => Object.fromEntries(Object.entries(one).filter(differs)));
}

/**
 * Returns a function that lists the changed fields with the names of the forms; `further` counts the fields that no form shows.
 */
export function useChangedLines(): (change: ChangedFields) => { lines: ChangedLine[]; further: number } {
  const phrases = useProPhrases("history");
  const manage = useProPhrases("manage");
  const words = useProPhrases("manageFields");
  const loadedRecords = useLoadedRecords();
  const nameOf = useNameOf();
  const namesOf = useNamesOf();
  const toLines = useFieldLines(namesOf);
  const toPeopleLines = usePeopleLines();
  const toFormLines = useFormLines(namesOf);
  const { publish, unpublish } = useProPhrases("newGroup");
  return ({ kind, action, ...change }) => {
    if (isPeopleKind(kind)) return { lines: toPeopleLines(change), further: 0 };
    if (kind === "forms") return toFormLines(change);
    const [before = {}, after = {}] =
      kind === "settings" ? settingsApart(change) : [change.before, change.after];
    const differs = new Set([...Object.keys(before), ...Object.keys(after)]);
    const lines = specsOfKind(kind).flatMap((spec) => {
      if (!differs.delete(spec.name)) return [];
      if (spec.name === "externid" && MADE_UP.test(String(after[spec.name]))) return [];
      return toLines(spec, words.fields[phraseKeyOf(spec)], before[spec.name], after[spec.name]);
    });
    if (differs.delete("ids") && isRecordKind(kind)) {
      const ordered = ({ ids }: Readonly<Record<string, unknown>>) =>
        (ids as number[])
          .flatMap((id) => loadedRecords(kind).filter((one) => one.id === id))
          .map(nameOf)
          .join(", ");
      lines.push({ name: phrases.order, before: ordered(before), after: ordered(after) });
    }
    if (kind === "settings" && differs.delete("inactive"))
      lines.push({ name: after["inactive"] === true ? unpublish : publish, before: "", after: "✓" });
    // These actions already say whether the record is archived.
    if (differs.delete("deleted") && !["created", "archived", "restored"].includes(action)) {
      lines.push({ name: manage.archived, before: sayDeleted(before), after: sayDeleted(after) });
    }
    if (action === "created") {
      const withValue = lines.filter(({ after }) => after !== EMPTY_TEXT);
      return { lines: withValue.map((line) => ({ ...line, before: "" })), further: 0 };
    }
    // Leaves out lines whose texts do not differ, for example a closure's label that differs only in another language.
    const changed = lines.filter((line) => line.before !== line.after);
    return { lines: changed, further: differs.size + lines.length - changed.length };
  };
}

/** A reference that the product has generated: a UUID. */
const MADE_UP = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

function sayDeleted({ deleted }: Readonly<Record<string, unknown>>): string {
  return deleted === true ? "✓" : EMPTY_TEXT;
}

/**
 * Returns a function that writes a field's lines: a text has one for each language in which it differs, a list shows its changed
 * entries.
 */
export function useFieldLines(namesOf: NamesOf) {
  const dateLocale = useDateLocale();
  const { group } = useLoadedGroup();
  const describe = useDescribeField(namesOf);
  const sayList = useListLines(namesOf);
  const say = (spec: FieldSpec, value: unknown): string => {
    if (value === null || value === undefined || value === "") return EMPTY_TEXT;
    if (spec.control === "opened") return value === "opened" ? "✓" : EMPTY_TEXT;
    if (spec.control === "percentage") return formatShare(Number(value), 100, dateLocale);
    if (spec.control === "days") return formatDays(Number(value), dateLocale);
    if (spec.control === "day") return formatDate(value as string, dateLocale);
    if (spec.control === "place")
      return Object.values(value).filter(Boolean).map(String).join(", ") || EMPTY_TEXT;
    return describe(spec, value);
  };
  return (spec: FieldSpec, name: string, before: unknown, after: unknown): ChangedLine[] => {
    if (spec.control === "localized" || spec.control === "longLocalized") {
      const [was, is] = [textsOf(before, group.locale), textsOf(after, group.locale)];
      const languages = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter(
        (language) => was[language] !== is[language],
      );
      return languages.map((language) => {
        const supported = languageOf(language);
        const called = supported === null ? language : LANGUAGE_ENTRIES[supported].name;
        const isMain = language === group.locale;
        return {
          name: isMain ? name : `${name} (${called})`,
          before: toPlain(was[language]),
          after: toPlain(is[language]),
        };
      });
    }
    // Leaves out unchanged entries, unless the order counts.
    const isOrdered = spec.control === "pack";
    // The hours of a home page are compared as a whole, because each day has a fixed place in the list.
    const isWhole = isOrdered || spec.control === "homeHours";
    const [was, is] = isWhole ? [before, after] : withoutSame(before, after);
    const [had, has] = [sayList(spec, was), sayList(spec, is)];
    if (had === null || has === null) return [{ name, before: say(spec, before), after: say(spec, after) }];
    const removed = isOrdered ? had : had.filter((one) => !has.includes(one));
    const come = isOrdered ? has : has.filter((one) => !had.includes(one));
    return [
      {
        name,
        before: removed.join("\n") || EMPTY_TEXT,
        after: come.join("\n") || EMPTY_TEXT,
        isOfEntries: !isOrdered,
      },
    ];
  };
}

/**
 * Leaves out the entries that both lists contain. Putting ten thousand exceptions into words takes seconds, although only one of
 * them may differ.
 */
function withoutSame(before: unknown, after: unknown): readonly unknown[] {
  if (!Array.isArray(before) || !Array.isArray(after)) return [before, after];
  const [was, is] = [before.map((one) => JSON.stringify(one)), after.map((one) => JSON.stringify(one))];
  const [oldValues, newValues] = [new Set(was), new Set(is)];
  return [
    before.filter((_, at) => !newValues.has(was[at]!)),
    after.filter((_, at) => !oldValues.has(is[at]!)),
  ];
}

function textsOf(text: unknown, locale: string): Readonly<Record<string, string>> {
  if (typeof text === "string") return { [locale]: text };
  return (text ?? {}) as Readonly<Record<string, string>>;
}

/** Returns the text without its markup, shortened. */
function toPlain(text = ""): string {
  const plain = text
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
  return plain === "" ? EMPTY_TEXT : shortenText(plain);
}

type Differs = Pick<CatalogueChange, "before" | "after">;

/** Returns a function that describes the rights of a professional, or of a program with a key, in the words of their pages. */
function usePeopleLines(): (change: Differs) => ChangedLine[] {
  const people = useProPhrases("people");
  const keys = useProPhrases("accessKeys");
  const { pages } = useProPhrases("manage");
  const namesOf = useNamesOf();
  const fields: readonly { name: string; field: string; say: (value: unknown) => string }[] = [
    {
      name: people.role,
      field: "role",
      say: (value) => people.roles[value as keyof PeoplePhrases["roles"]].name,
    },
    {
      name: pages.calendars,
      field: "calendars",
      say: (value) =>
        value === null
          ? people.everyCalendar
          : namesOf("calendars", value as number[]).join(", ") || EMPTY_TEXT,
    },
    {
      name: keys.can,
      field: "scopes",
      say: (value) =>
        (value as (keyof AccessKeysPhrases["scopes"])[]).map((scope) => keys.scopes[scope]).join("\n"),
    },
  ];
  return ({ before, after }) =>
    fields
      .filter(({ field }) => field in before || field in after)
      .map(({ name, field, say }) => ({
        name,
        before: field in before ? say(before[field]) : "",
        after: field in after ? say(after[field]) : EMPTY_TEXT,
      }));
}
