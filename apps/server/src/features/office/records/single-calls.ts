import type { Single } from "@rendezvous/contract/office/record";
import type { Call, CallInput, CallName } from "../../../http/call.ts";
import { getStored, updateStored } from "./calls.ts";

/** The singletons of a group: settings, forms and minisite. */
const NAMES: Readonly<Record<Single, readonly [get: CallName, update: CallName]>> = {
  settings: ["getSettings", "updateSettings"],
  forms: ["getFormRecords", "updateFormRecords"],
  website: ["getWebsite", "updateWebsite"],
};

export const SINGLE_CALLS: readonly Call[] = (Object.keys(NAMES) as Single[]).flatMap((single) => {
  const [getName, updateName] = NAMES[single];
  return [
    { name: getName, handle: (input: CallInput<"getSettings">) => getStored(single, null, input) },
    { name: updateName, handle: (input: CallInput<"updateSettings">) => updateStored(single, null, input) },
  ] as Call[];
});
