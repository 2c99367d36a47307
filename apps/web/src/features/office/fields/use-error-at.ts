import type { Fault } from "@rendezvous/contract/ground/fault";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { faultsOfField, settingFaultText } from "../../ground/form/fault-text.ts";

/** Returns a function that puts the first fault of a field or of its parts into words; it returns null if there is none. */
export function useErrorAt(faults: readonly Fault[]) {
  const words = useProPhrases("manageFields").faults;
  return (path: string, value: unknown = null): string | null => {
    const [fault] = faultsOfField(faults, path);
    return fault === undefined ? null : settingFaultText(words, fault, value);
  };
}
