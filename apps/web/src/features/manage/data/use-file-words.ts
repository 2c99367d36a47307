import { useManageFieldsPhrases, useManagePhrases } from "../../../lib/professional-phrases.ts";
import { type FieldSpec, wordsOf } from "../records/field-spec.ts";
import { isRecordKind, specsOf } from "../records/kinds.ts";
import { NOTHING, shorten } from "../records/shorten.ts";
import { useDescribe } from "../records/use-describe.ts";
import type { GroupFile, Preview } from "./api.ts";

type Place = Preview["changes"][number]["place"];

/** What is said in a few words; of other fields a file says more, by references of its own. */
const SAID = new Set(["price", "minutes", "span", "flag"]);

/** How the screens call the places, fields and values of a group file; what no form asks keeps the file's own name. */
export function useFileWords() {
  const { pages, sections } = useManagePhrases();
  const words = useManageFieldsPhrases();
  const describe = useDescribe();
  const places = { ...pages, group: sections.organisation.name, Fiche: pages.forms, Vevent: pages.forms };

  function fieldName(place: string, path: string): string {
    const spec = specOf(place, path);
    return spec ? words.fields[wordsOf(spec)] : path;
  }
  /** Of `interventions[2].length`: its list, its name in the file, and what the form calls the field. */
  function whereIs(file: GroupFile, path: string): string {
    const [place = "", index, ...rest] = path.split(/[.[\]]+/);
    if (!isRecordKind(place) || index === undefined) return path;
    const record = Object(file[place])[index] as { name?: unknown; externid?: unknown } | undefined;
    const name = [record?.name, record?.externid].find((one) => typeof one === "string");
    const field = rest.filter(Boolean).join(".");
    return [places[place as Place], name ?? Number(index) + 1, field && fieldName(place, field)]
      .filter(Boolean)
      .join(" – ");
  }
  function say(place: string, path: string, value: unknown): string {
    if (value === null || value === "") return NOTHING;
    const spec = specOf(place, path);
    if (spec?.name === path && SAID.has(spec.control)) return describe(spec, value);
    return shorten(typeof value === "string" ? value : JSON.stringify(value));
  }
  return { places, fieldName, whereIs, say };
}

/** The field that a path of a file stands for, or lies in. */
function specOf(place: string, path: string): FieldSpec | undefined {
  return specsOf(place === "group" ? "settings" : place).find(
    // A file refers by externids: `calendarset` for the form's `calendarset_id`.
    ({ name }) =>
      [name, name.replace(/_id$/, "")].includes(path) ||
      [".", "["].some((sign) => path.startsWith(`${name}${sign}`)),
  );
}
