import { defineCall, replyRecord, refuse } from "../../../http/call.ts";
import { findFicheOfOwner } from "./data.ts";
import { toFicheOwner } from "./owner.ts";
import { toFiche } from "./to-fiche.ts";

/** Returns one fiche. Another person's fiche answers as one that does not exist. */
export const getFiche = defineCall("getFiche", async ({ context, session, group, groupId, params }) => {
  const owner = toFicheOwner(session, groupId);
  const found = owner && (await findFicheOfOwner(context.db, groupId, owner, params.ficheId ?? 0));
  if (!found) return refuse("fiche_not_authorized");
  context.ficheReads.note(session, groupId, [found.id], "fiche");
  return replyRecord(toFiche(found, group, owner));
});
