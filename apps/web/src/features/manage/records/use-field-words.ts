import { useManageFieldsPhrases } from "../../../lib/professional-phrases.ts";
import type { FieldWords } from "./conflict-notice.tsx";
import { type FormName, FORMS, isSettings } from "./kinds.ts";
import { SETTINGS_FORMS } from "./settings-forms.ts";
import { useDescribe } from "./use-describe.ts";

/** How the fields of a kind of record, or of all settings, are spoken of. */
export function useFieldWords(kind: FormName): FieldWords {
  const { fields } = useManageFieldsPhrases();
  const describe = useDescribe();
  // The other one may have changed a field of another page.
  const groups = isSettings(kind) ? Object.values(SETTINGS_FORMS).flat() : FORMS[kind];
  const specs = groups.flatMap((group) => group.fields);
  const specOf = (name: string) => specs.find((one) => one.name === name);
  return {
    labelOf: (name) => fields[(specOf(name)?.words ?? name) as keyof typeof fields] ?? "",
    describe: (name, value) => {
      const spec = specOf(name);
      return spec ? describe(spec, value) : "";
    },
  };
}
