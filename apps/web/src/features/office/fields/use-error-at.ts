import type { Fault } from "@rendezvous/contract/ground/fault";
import { useManageFieldsPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { faultsAt, faultText } from "../../ground/form/fault-text.ts";

/** Returns a function that puts the first fault of a field or of its parts into words; it returns null if there is none. */
export function useErrorAt(faults: readonly Fault[]) {
  const words = useManageFieldsPhrases().faults;
  return (path: string, value: unknown = null): string | null => {
    const [fault] = faultsAt(faults, path);
    return fault === undefined ? null : faultText(words, fault, value);
  };
}
