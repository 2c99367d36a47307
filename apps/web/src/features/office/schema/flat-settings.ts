import type { Group } from "@rendezvous/contract/group";
import { SETTINGS_FORMS } from "./settings-forms.ts";

type Fields = Readonly<Record<string, unknown>>;

/** What the settings hold together. */
const TOGETHER = ["rules", "apptemplates", "messages"];

/** Each rule, text and message as a field beside the others: `rules.min_notice`. */
export function toFlatSettings(settings: Fields): Fields {
  return Object.fromEntries(
    Object.entries(settings).flatMap(([name, value]) =>
      TOGETHER.includes(name)
        ? Object.entries(Object(value) as Fields).map(([part, one]) => [`${name}.${part}`, one])
        : [[name, value]],
    ),
  );
}

/** The other way round, of all of them or of some. */
export function toNestedSettings(fields: Fields): Fields {
  const nested: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(fields)) {
    const [together = "", part] = name.split(".");
    nested[together] = part === undefined ? value : { ...Object(nested[together]), [part]: value };
  }
  return nested;
}

/** What of stored settings a page knows of its group, which it need not load anew then. */
export function toLoadedGroup(settings: Fields, group: Group): Partial<Group> {
  return Object.fromEntries(
    Object.values(SETTINGS_FORMS)
      .flatMap((groups) => groups.flatMap(({ fields }) => fields))
      // A group carries its rules beside its other fields.
      .filter(({ name }) => Object.hasOwn(settings, name))
      .map(({ name }) => [name.replace("rules.", ""), settings[name]] as const)
      // What is in several languages a page knows in its own, and where it is, it is by its address. What nobody has decided follows
      // from the catalogue.
      .filter(
        ([name, value]) =>
          Object.hasOwn(group, name) &&
          name !== "urlname" &&
          Object(value) !== value &&
          !(value === null && typeof group[name as keyof Group] === "boolean"),
      ),
  );
}
