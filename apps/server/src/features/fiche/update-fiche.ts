import { roleIn } from "@rendezvous/domain/permission/permissions";
import { instantToWall } from "@rendezvous/domain/time/zone";
import { defineCall, reply } from "../../lib/call.ts";
import { refuse } from "../../lib/refusal.ts";
import { changedBy } from "./audit-data.ts";
import { findOwnFiche, updateFicheRow } from "./data.ts";
import { toFicheOwner } from "./owner.ts";
import { readFicheChange } from "./read-fiche.ts";
import { toFiche } from "./to-fiche.ts";

/** Changes the fields that are sent. Somebody else's fiche answers as one that does not exist. */
export const updateFiche = defineCall(
  "updateFiche",
  async ({ context, session, group, groupId, params, body }) => {
    const owner = toFicheOwner(session, groupId);
    const found = owner && (await findOwnFiche(context.db, groupId, owner, params.ficheId ?? 0));
    if (!found) return refuse("fiche_not_authorized");
    const now = context.clock.now();
    const { day: today } = instantToWall(group.fields.timezone, Math.floor(now / 60_000));
    const { group_id: _, ...typed } = body.fiche;
    const read = readFicheChange(group, typed, today, roleIn(session, groupId));
    if (!read.ok) return refuse("create_fiche_failed", { fields: read.fields });
    const by = changedBy(session);
    const changed = await updateFicheRow(context.db, groupId, found.id, read.change, by, new Date(now));
    context.ficheReads.note(session, groupId, [changed.id], "fiche");
    return reply(toFiche(changed, group, owner));
  },
);
