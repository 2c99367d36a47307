import { isDeepStrictEqual } from "node:util";
import { LOCALES } from "@rendezvous/contract/office/group-file/fields";
import { isFields } from "@rendezvous/contract/office/group-file/walk";
import { mergeClosuresAndOpenings } from "@rendezvous/domain/availability/hours/merge-closures-and-openings";

type Fields = Readonly<Record<string, unknown>>;
/** The value when the change was prepared, the changed value, and the present value with others' changes. */
type Versions<Value = unknown> = readonly [base: Value, mine: Value, theirs: Value];

const LANGUAGES: ReadonlySet<string> = new Set(LOCALES);
/** Composite settings, merged one message or text at a time. */
const TOGETHER: ReadonlySet<string> = new Set(["apptemplates", "messages"]);
const FORMS: ReadonlySet<string> = new Set(["Fiche", "Vevent"]);

/**
 * Merges a prepared change with others' changes since. Days, languages and questions of both remain, and unchanged parts take the
 * present value; for everything else the prepared change wins.
 */
export function mergeConcurrentChanges(
  base: Fields,
  changed: Fields,
  theirs: Fields,
  locale: string,
): Fields {
  const merged = mergeClosuresAndOpenings(base, changed, theirs);
  return Object.fromEntries(
    Object.entries(changed).map(([name, mine]) => {
      if (merged[name] !== mine || !Object.hasOwn(base, name)) return [name, merged[name]];
      const versions = [base[name], mine, theirs[name]] as const;
      const areLists = FORMS.has(name) && versions.every((version) => Array.isArray(version));
      if (areLists) return [name, mergeQuestions(versions as unknown as Versions<Fields[]>, locale)];
      return [name, merge(versions, locale, TOGETHER.has(name))];
    }),
  );
}

function merge([base, mine, theirs]: Versions, locale: string, isTogether = false): unknown {
  if (isDeepStrictEqual(mine, base)) return theirs;
  const texts = [base, mine, theirs].map((value) =>
    typeof value === "string" ? { [locale]: value } : value,
  );
  if (isFields(mine) && texts.every(isTexts)) return mergeKeys(texts as unknown as Versions<Fields>, locale);
  const areParts = isTogether && isFields(base) && isFields(mine) && isFields(theirs);
  return areParts ? mergeKeys([base, mine, theirs], locale, true) : mine;
}

function isTexts(value: unknown): value is Fields {
  return isFields(value) && Object.keys(value).every((key) => LANGUAGES.has(key));
}

function mergeKeys([base, mine, theirs]: Versions<Fields>, locale: string, isTogether = false): Fields {
  const keys = new Set([...Object.keys(theirs), ...Object.keys(mine)]);
  const all = [...keys].map((key) => [key, merge([base[key], mine[key], theirs[key]], locale, isTogether)]);
  return Object.fromEntries(all.filter(([, value]) => value !== undefined));
}

function mergeQuestions([base, mine, theirs]: Versions<Fields[]>, locale: string): Fields[] {
  if (isDeepStrictEqual(mine, base)) return theirs;
  const [was, own, is] = [base, mine, theirs].map(
    (list) => new Map(list.map((question) => [question["name"], question])),
  ) as unknown as Versions<ReadonlyMap<unknown, Fields>>;
  const questions = mine.map((question) => {
    const [before, present] = [was.get(question["name"]), is.get(question["name"])];
    return before && present ? mergeKeys([before, question, present], locale) : question;
  });
  return [...questions, ...theirs.filter(({ name }) => !was.has(name) && !own.has(name))];
}
