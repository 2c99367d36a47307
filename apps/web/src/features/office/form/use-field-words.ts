import { useManageFieldsPhrases } from "../../../lib/phrases/professional-phrases.ts";
import type { FieldWords } from "./conflict-notice.tsx";
import { wordsOf } from "../schema/field-spec.ts";
import { type FormName, isSettings, specsOf } from "../schema/kinds.ts";
import { useDescribe } from "../schema/use-describe.ts";
import { useNamesOf } from "../schema/use-records.ts";

/** Returns the names and values of fields in words, for a kind of record or for all settings. */
export function useFieldWords(kind: FormName): FieldWords {
  const { fields } = useManageFieldsPhrases();
  const describe = useDescribe(useNamesOf());
  // The other person may have changed a field of another page.
  const specs = specsOf(isSettings(kind) ? "settings" : kind);
  const specOf = (name: string) => specs.find((one) => one.name === name);
  return {
    labelOf: (name) => {
      const spec = specOf(name);
      return spec ? fields[wordsOf(spec)] : "";
    },
    describe: (name, value) => {
      const spec = specOf(name);
      return spec ? describe(spec, value) : "";
    },
  };
}
