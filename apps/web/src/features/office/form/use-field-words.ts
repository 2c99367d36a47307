import { useManageFieldsPhrases } from "../../../lib/phrases/professional-phrases.ts";
import type { FieldWords } from "./conflict-notice.tsx";
import { phraseKeyOf } from "../schema/field-spec.ts";
import { type FormName, isSettingsForm, specsOfKind } from "../schema/kinds.ts";
import { useDescribeField } from "../schema/use-describe-field.ts";
import { useNamesOf } from "../schema/use-records.ts";

/** Returns the names and values of fields in words, for a kind of record or for all settings. */
export function useFieldWords(kind: FormName): FieldWords {
  const { fields } = useManageFieldsPhrases();
  const describe = useDescribeField(useNamesOf());
  // The other person may have changed a field of another page.
  const specs = specsOfKind(isSettingsForm(kind) ? "settings" : kind);
  const specOf = (name: string) => specs.find((one) => one.name === name);
  return {
    labelOf: (name) => {
      const spec = specOf(name);
      return spec ? fields[phraseKeyOf(spec)] : "";
    },
    describe: (name, value) => {
      const spec = specOf(name);
      return spec ? describe(spec, value) : "";
    },
  };
}
