import { defineCall, replyRecord, refuse } from "../../../http/call.ts";
import { findFicheOfOwner } from "./data.ts";
import { toFicheOwner } from "./owner.ts";
import { toFiche } from "./to-fiche.ts";

/** Returns one fiche. Another person's fiche answers as one that does not exist. */
export const getFiche = defineCall("getFiche", async ({ context, session, group, groupId, params }) => {
  const owner = toFicheOwner(session, groupId);
  const fiche = owner && (await findFicheOfOwner(context.db, groupId, owner, params.ficheId ?? 0));
  if (!fiche) return refuse("fiche_not_authorized");
  context.ficheReads.note(session, groupId, [fiche.id], "fiche");
  return replyRecord(toFiche(fiche, group, owner));
});
