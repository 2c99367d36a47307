import { localize } from "@rendezvous/domain/text/localize";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { useFormatDateTime } from "../../day/search-fiche/use-format-date-time.ts";
import { settingFaultText } from "../../ground/form/fault-text.ts";
import type { GroupFile, GroupFilePreview } from "./api.ts";
import styles from "./data.module.css";
import { useWording } from "../../../lib/phrases/phrases.ts";
import { useLoadedGroup } from "../../ground/group/page-data.ts";
import type { ChangedLine } from "../history/changed-line.ts";
import { useFieldLines } from "../history/use-changed-lines.ts";
import { type FieldSpec, phraseKeyOf } from "../schema/field-spec.ts";
import { isRecordKind, specsOfKind, type StoredRecord } from "../schema/kinds.ts";
import { EMPTY_TEXT, shortenText } from "../schema/shorten-text.ts";
import { type NamesOf, useNameOf } from "../schema/use-records.ts";

type Change = GroupFilePreview["changes"][number];

/** The preview of an import: the errors, the changes, and the appointments that they affect. */
export function ImportPreview({ file, preview }: { file: GroupFile; preview: GroupFilePreview }) {
  const phrases = useProPhrases("groupFile");
  const { faults } = useProPhrases("manageFields");
  const { whereIs } = useFileWords(file);
  const formatDateTime = useFormatDateTime();
  const { problems, changes, appointments, ignored } = preview;
  if (problems.length > 0)
    return (
      <section className={styles.preview} role="alert">
        <h2>{phrases.problems}</h2>
        <ul>
          {problems.map(({ path, message, fault }) => (
            <li key={`${path} ${message}`}>
              <strong>{whereIs(path)}</strong>{" "}
              {fault ? (
                settingFaultText(faults, { ...fault, path }, undefined)
              ) : (
                <span lang="en">{message}</span>
              )}
            </li>
          ))}
        </ul>
      </section>
    );
  return (
    <section className={styles.preview} aria-labelledby="import-changes">
      <h2 id="import-changes">{changes.length === 0 ? phrases.nothing : phrases.changes}</h2>
      {ignored.length > 0 && <p>{phrases.ignored}</p>}
      <ul>
        {changes.map((change) => (
          <ChangeLine key={`${change.place} ${change.id}`} file={file} change={change} />
        ))}
      </ul>
      {appointments.length > 0 && (
        <>
          <h2>{phrases.appointments}</h2>
          <ul>
            {appointments.map(({ id, start, name, calendar_name, intervention_name, reason }) => (
              <li key={id}>
                {formatDateTime(start)} – {name}, {intervention_name}, {calendar_name} – {phrases[reason]}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function ChangeLine({ file, change: { place, name, action, fields } }: { file: GroupFile; change: Change }) {
  const phrases = useProPhrases("groupFile");
  const { places, linesOf } = useFileWords(file);
  const lines = fields.flatMap((one) => linesOf(place, one));
  return (
    <li>
      <strong>{[places[place], name].filter(Boolean).join(" – ")}</strong> ({phrases[action]})
      {lines.length > 0 && (
        <dl className={styles.fields}>
          {lines.map(({ name: field, before, after }) => (
            <div key={field}>
              <dt>{field}</dt>
              <dd>
                <del>{before}</del> → <ins>{after}</ins>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}

type Place = Change["place"];

/**
 * Returns the screens' names for the places, fields and values of a group file; fields that no form shows keep the file's own
 * name.
 */
function useFileWords(file: GroupFile) {
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
