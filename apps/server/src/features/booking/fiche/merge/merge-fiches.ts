import { minuteOf } from "@rendezvous/domain/time/instant";
import { fillMetadata } from "@rendezvous/domain/metadata/metadata";
import { roleIn } from "@rendezvous/domain/permission/permissions";
import { instantToWall } from "@rendezvous/domain/time/zone";
import { type CallInput, defineCall, replyRecord, type Refusal, refuse } from "../../../../http/call.ts";
import { transaction, type Transaction } from "../../../../lib/database/database.ts";
import { takeLocks } from "../../../../lib/database/locks.ts";
import { announceClientName } from "../announce-client-name.ts";
import { attendeeLock } from "../attendee-lock.ts";
import { type FicheRow, findFicheOfOwner } from "../data.ts";
import { insertMerge, lockFiches, moveBookings, saveMergedFiche } from "./merge-data.ts";
import { readExternid } from "../read-externid.ts";
import { readFicheChange } from "../read-fiche.ts";
import { toFiche } from "../to-fiche.ts";

type Input = CallInput<"mergeFiches">;

/** Merges another fiche into the one in the path: moves its bookings and writes the chosen values. */
export const mergeFiches = defineCall("mergeFiches", async (input) => {
  const result = await transaction(input.context.db, (connection) => merge(input, connection));
  if (!("id" in result)) return result;
  input.context.ficheReads.note(input.session, input.groupId, [result.id], "fiche");
  await announceClientName(input.context, input.groupId, result.id);
  return replyRecord(toFiche(result, input.group, { kind: "group" }));
});

async function merge(input: Input, connection: Transaction): Promise<FicheRow | Refusal> {
  const { context, session, group, groupId, params, body } = input;
  const ids = [params.ficheId ?? 0, body.merged_id];
  // Locks both attendees, so that a booking for either of the two waits and then finds the remaining fiche. Takes these locks
  // before the row locks, in the same order as bookings do.
  const people = await Promise.all(
    ids.map((id) => findFicheOfOwner(connection, groupId, { kind: "group" }, id)),
  );
  await takeLocks(
    connection,
    people.flatMap((person) => (person ? [attendeeLock(groupId, person)] : [])),
  );
  const lockedFiches = await lockFiches(connection, groupId, ids);
  const [surviving, merged] = ids.map((id) => lockedFiches.find((row) => row.id === id && !row.deleted));
  if (!surviving || !merged || session.kind !== "pro") return refuse("fiche_not_authorized");
  const accounts = new Set([surviving.account_id, merged.account_id].filter((id) => id !== null));
  if (surviving === merged || accounts.size > 1) return refuse("cannot_merge");
  const now = new Date(context.clock.now());
  const { day: today } = instantToWall(group.fields.timezone, minuteOf(now.getTime()));
  const { externid, ...chosen } = body.fiche ?? {};
  const read = readFicheChange(group, null, chosen, today, roleIn(session, groupId));
  if (!read.ok) return refuse("create_fiche_failed", { fields: read.fields });
  const named = readExternid(session, externid);
  if (!named.ok) return refuse("create_fiche_failed", { fields: named.fields });
  // The externid must be one that one of the two fiches has.
  if (named.externid && ![surviving.externid, merged.externid].includes(named.externid))
    return refuse("create_fiche_failed", { fields: { externid: "format" } });
  const { fields, ...columns } = read.change;
  const after = {
    ...surviving,
    ...columns,
    fields: { ...surviving.fields, ...fields },
    metadata: fillMetadata(surviving.metadata, merged.metadata),
    externid: named.externid === undefined ? (surviving.externid ?? merged.externid) : named.externid,
    account_id: surviving.account_id ?? merged.account_id,
    blacklisted: surviving.blacklisted || merged.blacklisted,
  };
  // The merged fiche loses its blacklisting; otherwise it would still block a person whom the group takes off the blacklist
  // later.
  const ended = { ...merged, externid: null, blacklisted: false, deleted: true };
  await saveMergedFiche(connection, groupId, merged.id, ended, now);
  const stored = await saveMergedFiche(connection, groupId, surviving.id, after, now);
  const moved = await moveBookings(connection, groupId, merged.id, surviving.id);
  const record = { fiche_id: surviving.id, merged_id: merged.id, kept_before: surviving, kept_after: stored };
  await insertMerge(
    connection,
    groupId,
    { ...record, merged_before: merged, moved, proId: session.proId },
    now,
  );
  return stored;
}
