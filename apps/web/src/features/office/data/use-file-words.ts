import { localize } from "@rendezvous/domain/text/localize";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { useWording } from "../../../lib/phrases/phrases.ts";
import { useLoadedGroup } from "../../ground/group/first-data.ts";
import type { ChangedLine } from "../history/changed-line.ts";
import { useFieldLines } from "../history/use-changed-lines.ts";
import { type FieldSpec, phraseKeyOf } from "../schema/field-spec.ts";
import { isRecordKind, specsOfKind, type StoredRecord } from "../schema/kinds.ts";
import { EMPTY_TEXT, shortenText } from "../schema/shorten-text.ts";
import { type NamesOf, useNameOf } from "../schema/use-records.ts";
import type { GroupFile, GroupFilePreview } from "./api.ts";

type Change = GroupFilePreview["changes"][number];
type Place = Change["place"];

/**
 * Returns the screens' names for the places, fields and values of a group file; fields that no form shows keep the file's own
 * name.
 */
export function useFileWords(file: GroupFile) {
  const { pages, sections } = useProPhrases("manage");
  const words = useProPhrases("manageFields");
  const forms = useProPhrases("forms");
  const { language } = useWording();
  const { group } = useLoadedGroup();
  const nameOf = useNameOf();
  // A file refers to records by externids; an externid without a record is shown as it is.
  const namesOf: NamesOf = (kind, externids) => {
    const records = (file[kind] ?? []) as readonly StoredRecord[];
    return externids.filter(Boolean).map((externid) => {
      const record = records.find((one) => one["externid"] === externid);
      return record ? nameOf(record) : String(externid);
    });
  };
  const toLines = useFieldLines(namesOf);
  const places = { ...pages, group: sections.organisation.name, Fiche: pages.forms, Vevent: pages.forms };

  function fieldName(place: string, path: string): string {
    const spec = specOf(place, path);
    if (spec) return words.fields[phraseKeyOf(spec)];
    if (path === "condition") return forms.condition.label;
    const options: Readonly<Record<string, string>> = forms.options;
    return options[path] ?? path;
  }
  /** Splits `interventions[2].length` into its list, the record's name in the file, and the form's name of the field. */
  function whereIs(path: string): string {
    const [place = "", index, ...rest] = path.split(/[.[\]]+/);
    if (!isRecordKind(place) || index === undefined) return path;
    const record = Object(file[place])[index] as { name?: unknown; externid?: unknown } | undefined;
    const name = [record?.name, record?.externid].find((one) => typeof one === "string");
    const field = rest.filter(Boolean).join(".");
    return [places[place as Place], name ?? Number(index) + 1, field && fieldName(place, field)]
      .filter(Boolean)
      .join(" – ");
  }
  /** Returns a value as the file contains it, for fields that no form shows. */
  function say(value: unknown): string {
    if (value === null || value === "") return EMPTY_TEXT;
    if (typeof value === "boolean") return value ? "✓" : EMPTY_TEXT;
    if (Array.isArray(value)) return shortenText(value.map(say).join(", ")) || EMPTY_TEXT;
    if (typeof value !== "object")
      return shortenText(typeof value === "string" ? value : JSON.stringify(value));
    const { label, value: own, ...others } = value as { label?: unknown; value?: unknown };
    if (label !== undefined || own !== undefined) return say(label || own);
    return shortenText(localize(others, language, group.locale) || JSON.stringify(others));
  }
  /** Returns the differences in a field of a change. */
  function linesOf(place: Place, { path, before, after }: Change["fields"][number]): readonly ChangedLine[] {
    const name = fieldName(place, path);
    const spec = specOf(place, path);
    if (spec && [path, `${path}_id`].includes(spec.name)) return toLines(spec, name, before, after);
    return [{ name, before: say(before), after: say(after) }];
  }
  return { places, whereIs, linesOf };
}

/** Returns the field that a path of a file names, or that contains it. */
function specOf(place: string, path: string): FieldSpec | undefined {
  return specsOfKind(place === "group" ? "settings" : place).find(
    // A file refers to records by externids: `calendarset` for the form's `calendarset_id`.
    ({ name }) =>
      [name, name.replace(/_id$/, "")].includes(path) ||
      [".", "["].some((sign) => path.startsWith(`${name}${sign}`)),
  );
}
