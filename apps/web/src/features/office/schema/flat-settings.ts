import type { Group } from "@rendezvous/contract/catalogue/group";
import { SETTINGS_FORMS } from "./settings-forms.ts";

type Fields = Readonly<Record<string, unknown>>;

/** The settings that are objects of several values. */
const TOGETHER = ["rules", "apptemplates", "messages"];

/** Returns the settings with each rule, text and message as a separate field: `rules.min_notice`. */
export function toFlatSettings(settings: Fields): Fields {
  return Object.fromEntries(
    Object.entries(settings).flatMap(([name, value]) =>
      TOGETHER.includes(name)
        ? Object.entries(Object(value) as Fields).map(([part, one]) => [`${name}.${part}`, one])
        : [[name, value]],
    ),
  );
}

/** Returns nested settings from all flat fields or from some. */
export function toNestedSettings(fields: Fields): Fields {
  const nested: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(fields)) {
    const [together = "", part] = name.split(".");
    nested[together] = part === undefined ? value : { ...Object(nested[together]), [part]: value };
  }
  return nested;
}

/** Returns the stored settings that the page's group contains, so that the page need not be reloaded. */
export function toLoadedGroup(settings: Fields, group: Group): Partial<Group> {
  return Object.fromEntries(
    Object.values(SETTINGS_FORMS)
      .flatMap((groups) => groups.flatMap(({ fields }) => fields))
      // The page's group contains the rules next to its other fields.
      .filter(({ name }) => Object.hasOwn(settings, name))
      .map(({ name }) => [name.replace("rules.", ""), settings[name]] as const)
      // Leaves out texts in several languages, because the page has them in one, the url name, because the address contains it,
      // and unset switches, whose value the server derives from the catalogue.
      .filter(
        ([name, value]) =>
          Object.hasOwn(group, name) &&
          name !== "urlname" &&
          Object(value) !== value &&
          !(value === null && typeof group[name as keyof Group] === "boolean"),
      ),
  );
}
