import { OLD_CALLS, type Translation } from "@rendezvous/contract/site/old-calls";
import type { Call, CallInput } from "../../../http/call.ts";
import { passOn } from "../../../http/pass-on.ts";
import type { CallToRegister } from "../../../http/register-calls.ts";
import { createRecord, deleteRecord, getRecord, updateRecord } from "./records.ts";
import { deleteFiche } from "./fiches.ts";
import { getGroup, updateGroup } from "./groups.ts";
import { listCustomfields } from "./customfields.ts";
import { createVevent, deleteVevent, getVevent, updateVevent } from "./vevents.ts";
import { listVevents } from "./list-vevents.ts";
import type { OldAnswer, OldInput } from "./old-input.ts";

const TRANSLATIONS: Readonly<Record<Exclude<Translation, "none">, (input: OldInput) => OldAnswer>> = {
  getRecord,
  createRecord,
  updateRecord,
  deleteRecord,
  getGroup,
  updateGroup,
  deleteFiche,
  listCustomfields,
  listVevents,
  getVevent,
  createVevent,
  updateVevent,
  deleteVevent,
};

/** Returns the calls of the old API. They translate to present calls (docs/decisions/0151). */
export function oldCalls(calls: readonly Call[]): CallToRegister[] {
  const byName = new Map(calls.map((call) => [call.name, call]));
  return OLD_CALLS.map((old) => {
    const { passesTo, translation, endpoint, noun } = old;
    const named = noun === "" ? {} : { noun };
    if (translation === "none") return { call: byName.get(passesTo)!, endpoint, isOld: true, ...named };
    const translate = TRANSLATIONS[translation];
    const handle = (input: CallInput<"getAppointment">): OldAnswer =>
      translate({ ...input, old, pass: (name, parts) => passOn(byName, input, name, parts) });
    return { call: { name: passesTo, handle }, endpoint, isOld: true, ...named };
  });
}
