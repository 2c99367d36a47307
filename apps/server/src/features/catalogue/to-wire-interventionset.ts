import type { Interventionset } from "@rendezvous/contract/catalogue";
import type { StoredInterventionset } from "./stored-catalogue.ts";
import { type Texts, toWireRecord } from "./wire-record.ts";

export function toWireInterventionset(set: StoredInterventionset, texts: Texts): Interventionset {
  return { ...toWireRecord(set, texts), price: set.price };
}
