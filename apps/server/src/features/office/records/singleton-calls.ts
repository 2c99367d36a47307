import type { SingletonName } from "@rendezvous/contract/office/record";
import type { Call, CallInput, CallName } from "../../../http/call.ts";
import { getStoredRecord, updateStoredRecord } from "./calls.ts";

/** The singletons of a group: settings, forms and minisite. */
const NAMES: Readonly<Record<SingletonName, readonly [get: CallName, update: CallName]>> = {
  settings: ["getSettings", "updateSettings"],
  forms: ["getFormRecords", "updateFormRecords"],
  website: ["getWebsite", "updateWebsite"],
};

export const SINGLETON_CALLS: readonly Call[] = (Object.keys(NAMES) as SingletonName[]).flatMap((single) => {
  const [getName, updateName] = NAMES[single];
  return [
    { name: getName, handle: (input: CallInput<"getSettings">) => getStoredRecord(single, null, input) },
    {
      name: updateName,
      handle: (input: CallInput<"updateSettings">) => updateStoredRecord(single, null, input),
    },
  ] as Call[];
});
