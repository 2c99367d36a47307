import { type CatalogueChange, isOfPeople } from "@rendezvous/contract/catalogue-change";
import { formatDate } from "@rendezvous/phrases/format-date";
import { languageOf, LANGUAGE_ENTRIES } from "@rendezvous/phrases/language";
import {
  useHistoryPhrases,
  useManageFieldsPhrases,
  useManagePhrases,
  useNewGroupPhrases,
} from "../../../lib/phrases/professional-phrases.ts";
import { useDateLocale } from "../../../lib/phrases/phrases.ts";
import { useKnownGroup } from "../../ground/group/first-data.ts";
import { type FieldSpec, wordsOf } from "../schema/field-spec.ts";
import { toFlatSettings } from "../schema/flat-settings.ts";
import { isRecordKind, specsOf } from "../schema/kinds.ts";
import { NOTHING, shorten } from "../schema/shorten.ts";
import { useDescribe } from "../schema/use-describe.ts";
import { type NamesOf, useKnownRecords, useNameOf, useNamesOf } from "../schema/use-records.ts";
import { formatDays, formatShare } from "../statistics/format-numbers.ts";
import type { Line } from "./line.ts";
import { useFormLines } from "./use-form-lines.ts";
import { usePeopleLines } from "./use-people-lines.ts";
import { useSayList } from "./use-say-list.ts";

/** What is said of a change. */
export type ChangedFields = Pick<CatalogueChange, "kind" | "action" | "before" | "after">;

/** What differs of each rule and each text of the settings, which the history keeps together. */
function settingsApart({ before, after }: Pick<CatalogueChange, "before" | "after">): (typeof before)[] {
  const [was, is] = [toFlatSettings(before), toFlatSettings(after)];
  const differs = ([name]: [string, unknown]) => JSON.stringify(was[name]) !== JSON.stringify(is[name]);
  return [was, is].map((one) => Object.fromEntries(Object.entries(one).filter(differs)));
}

/** What a change did, field by field as the forms call them; `further` counts what no form shows. */
export function useLines(): (change: ChangedFields) => { lines: Line[]; further: number } {
  const phrases = useHistoryPhrases();
  const manage = useManagePhrases();
  const words = useManageFieldsPhrases();
  const knownRecords = useKnownRecords();
  const nameOf = useNameOf();
  const toLines = useFieldLines(useNamesOf());
  const toPeopleLines = usePeopleLines();
  const toFormLines = useFormLines();
  const { publish, unpublish } = useNewGroupPhrases();
  return ({ kind, action, ...change }) => {
    if (isOfPeople(kind)) return { lines: toPeopleLines(change), further: 0 };
    if (kind === "forms") return toFormLines(change);
    const [before = {}, after = {}] =
      kind === "settings" ? settingsApart(change) : [change.before, change.after];
    const differs = new Set([...Object.keys(before), ...Object.keys(after)]);
    const lines = specsOf(kind).flatMap((spec) => {
      if (!differs.delete(spec.name)) return [];
      if (spec.name === "externid" && MADE_UP.test(String(after[spec.name]))) return [];
      return toLines(spec, words.fields[wordsOf(spec)], before[spec.name], after[spec.name]);
    });
    if (differs.delete("ids") && isRecordKind(kind)) {
      const ordered = ({ ids }: Readonly<Record<string, unknown>>) =>
        (ids as number[])
          .flatMap((id) => knownRecords(kind).filter((one) => one.id === id))
          .map(nameOf)
          .join(", ");
      lines.push({ name: phrases.order, before: ordered(before), after: ordered(after) });
    }
    if (kind === "settings" && differs.delete("inactive"))
      lines.push({ name: after["inactive"] === true ? unpublish : publish, before: "", after: "✓" });
    // Those actions say it themselves.
    if (differs.delete("deleted") && !["created", "archived", "restored"].includes(action)) {
      lines.push({ name: manage.archived, before: sayDeleted(before), after: sayDeleted(after) });
    }
    if (action === "created") {
      const told = lines.filter(({ after: said }) => said !== NOTHING);
      return { lines: told.map((line) => ({ ...line, before: "" })), further: 0 };
    }
    // What differs in nothing that is said here, such as the label of a closure in another language.
    const told = lines.filter((line) => line.before !== line.after);
    return { lines: told, further: differs.size + lines.length - told.length };
  };
}

/** A reference that nobody has written. */
const MADE_UP = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

function sayDeleted({ deleted }: Readonly<Record<string, unknown>>): string {
  return deleted === true ? "✓" : NOTHING;
}

/** A text has a line for each language in which it differs, a list its entries that do. */
export function useFieldLines(namesOf: NamesOf) {
  const dateLocale = useDateLocale();
  const { group } = useKnownGroup();
  const describe = useDescribe(namesOf);
  const sayList = useSayList(namesOf);
  const say = (spec: FieldSpec, value: unknown): string => {
    if (value === null || value === undefined || value === "") return NOTHING;
    if (spec.control === "opened") return value === "opened" ? "✓" : NOTHING;
    if (spec.control === "percentage") return formatShare(Number(value), 100, dateLocale);
    if (spec.control === "days") return formatDays(Number(value), dateLocale);
    if (spec.control === "day") return formatDate(value as string, dateLocale);
    if (spec.control === "place")
      return Object.values(value).filter(Boolean).map(String).join(", ") || NOTHING;
    return describe(spec, value);
  };
  return (spec: FieldSpec, name: string, before: unknown, after: unknown): Line[] => {
    if (spec.control === "localized" || spec.control === "longLocalized") {
      const [was, is] = [textsOf(before, group.locale), textsOf(after, group.locale)];
      const languages = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter(
        (language) => was[language] !== is[language],
      );
      return languages.map((language) => {
        const known = languageOf(language);
        const called = known === null ? language : LANGUAGE_ENTRIES[known].name;
        const isMain = language === group.locale;
        return {
          name: isMain ? name : `${name} (${called})`,
          before: toPlain(was[language]),
          after: toPlain(is[language]),
        };
      });
    }
    // What stayed is left out, except where the order counts.
    const isOrdered = spec.control === "pack";
    // Of the days of a home page, each has its place.
    const isWhole = isOrdered || spec.control === "homeHours";
    const [was, is] = isWhole ? [before, after] : withoutSame(before, after);
    const [had, has] = [sayList(spec, was), sayList(spec, is)];
    if (had === null || has === null) return [{ name, before: say(spec, before), after: say(spec, after) }];
    const gone = isOrdered ? had : had.filter((one) => !has.includes(one));
    const come = isOrdered ? has : has.filter((one) => !had.includes(one));
    return [
      {
        name,
        before: gone.join("\n") || NOTHING,
        after: come.join("\n") || NOTHING,
        isOfEntries: !isOrdered,
      },
    ];
  };
}

/** Of two lists what is not in the other one too. To put ten thousand exceptions in words takes seconds, and one of them may differ. */
function withoutSame(before: unknown, after: unknown): readonly unknown[] {
  if (!Array.isArray(before) || !Array.isArray(after)) return [before, after];
  const [was, is] = [before.map((one) => JSON.stringify(one)), after.map((one) => JSON.stringify(one))];
  const [known, wanted] = [new Set(was), new Set(is)];
  return [before.filter((_, at) => !wanted.has(was[at]!)), after.filter((_, at) => !known.has(is[at]!))];
}

function textsOf(text: unknown, locale: string): Readonly<Record<string, string>> {
  if (typeof text === "string") return { [locale]: text };
  return (text ?? {}) as Readonly<Record<string, string>>;
}

/** Without its markup, and not for pages. */
function toPlain(text = ""): string {
  const plain = text
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
  return plain === "" ? NOTHING : shorten(plain);
}
