import type { SequenceIntervention } from "./model.ts";

/** Services for identity documents, which are booked alone, through an entry of their own. */
const ANTS_EXTERNIDS = ["ants_c", "ants_p", "ants_cp"];

/** True for a service of the identity-document deployment. */
export function isAntsService({ externid }: Pick<SequenceIntervention, "externid">): boolean {
  return ANTS_EXTERNIDS.includes(externid);
}
