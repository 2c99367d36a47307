import { minuteOf } from "@rendezvous/domain/time/instant";
import type { Fiche } from "@rendezvous/contract/booking/fiche";
import { booleanSchema } from "@rendezvous/contract/ground/wire-values";
import { changeMetadata } from "@rendezvous/domain/metadata/metadata";
import { roleIn } from "@rendezvous/domain/permission/permissions";
import type { Session } from "@rendezvous/domain/permission/session";
import { instantToWall } from "@rendezvous/domain/time/zone";
import { toLimitKeys } from "../../../http/call-limit.ts";
import {
  type CallInput,
  defineCall,
  replyRecord,
  type Reply,
  type Refusal,
  refuse,
} from "../../../http/call.ts";
import { transaction, type Transaction } from "../../../lib/database/database.ts";
import { checkIfMatch } from "../../../http/input/precondition.ts";
import { enqueueAccountMail } from "../../ground/session/account-mail-queue.ts";
import { announceClientName } from "./announce-client-name.ts";
import { toChangedBy } from "./audit-data.ts";
import { hasUpcomingAppointment, isExternidTaken, lockFicheOfOwner, updateFicheRow } from "./data.ts";
import { ficheAnswers } from "../../catalogue/form/form-answers.ts";
import { toFicheOwner } from "./owner.ts";
import { readExternid } from "./read-externid.ts";
import { refuseTakenExternid } from "./refuse-taken-externid.ts";
import { readFicheMetadata, refuseMetadata } from "../metadata/change-metadata.ts";
import { readFicheChange } from "./read-fiche.ts";
import { toFiche } from "./to-fiche.ts";

type Input = CallInput<"updateFiche">;

/**
 * Changes the sent fields, unless the client read an older version (If-Match, `updated_at`). Another person's fiche answers as
 * one that does not exist. Where clients log in by fiche, a new address takes effect only through the link mailed to it.
 */
export const updateFiche = defineCall("updateFiche", saveFiche, {
  formAnswers: (input) => [ficheAnswers(input, "fiche", input.body.fiche)],
});

export async function saveFiche(input: Input): Promise<Reply<Fiche> | Refusal> {
  const { context, session, groupId } = input;
  try {
    const result = await transaction(context.db, (connection) => update(input, connection));
    if (!result.ok) return result;
    const { fiche, isRenamed } = result;
    context.ficheReads.note(session, groupId, [fiche.id], "fiche");
    if (isRenamed) await announceClientName(context, groupId, fiche.id);
    return replyRecord(fiche);
  } catch (error) {
    if (isExternidTaken(error)) {
      const { externid } = input.body.fiche;
      return refuseTakenExternid(context.db, groupId, String(externid ?? "").trim());
    }
    throw error;
  }
}

interface Updated {
  readonly ok: true;
  readonly fiche: Fiche;
  /** True when the name has changed, so that calendars must reload it. */
  readonly isRenamed: boolean;
}

async function update(input: Input, connection: Transaction): Promise<Updated | Refusal> {
  const { context, session, group, groupId, params, body, headers } = input;
  const owner = toFicheOwner(session, groupId);
  const stored = owner && (await lockFicheOfOwner(connection, groupId, owner, params.ficheId ?? 0));
  if (!stored) return refuse("fiche_not_authorized");
  const nowMs = context.clock.now();
  const { day: today } = instantToWall(group.fields.timezone, minuteOf(nowMs));
  const { group_id: _, deleted, updated_at, externid, metadata: _keys, ...typed } = body.fiche;
  const present = toFiche(stored, group, owner);
  const stale = checkIfMatch(headers, present);
  if (stale) return stale;
  if (typeof updated_at === "string" && updated_at.replace("T", " ") !== present.updated_at)
    return refuse("changed_meanwhile");
  const isDeleting = deleted === undefined ? false : booleanSchema.safeParse(deleted).data;
  if (isDeleting === undefined)
    return refuse("bad_request", { fields: { "fiche.deleted": "expected true or false" } });
  const refusal =
    isDeleting && (await checkDeletion(connection, session, groupId, stored.id, new Date(nowMs)));
  if (refusal) return refusal;
  const name = readExternid(session, externid);
  if (!name.ok) return refuse("create_fiche_failed", { fields: name.fields });
  const read = readFicheChange(group, stored.fields, typed, today, roleIn(session, groupId));
  if (!read.ok) return refuse("create_fiche_failed", { fields: read.fields });
  const metadata = changeMetadata(stored.metadata, readFicheMetadata(session, body.fiche));
  if (metadata === null) return refuseMetadata("fiche.metadata");
  const { email = stored.email, ...rest } = read.change;
  const isProofNeeded = owner.kind === "fiche" && email !== "" && email !== stored.email;
  const limited = isProofNeeded && (await askForProof(input, connection, stored.id, email));
  if (limited) return limited;
  const change = {
    ...(isProofNeeded ? rest : read.change),
    externid: name.externid,
    metadata,
    deleted: isDeleting || undefined,
    // A professional may only set the number to 0, which forgives the missed appointments.
    forgivesMissed: session.kind === "pro" && typed["missed"] === 0 && stored.missed > 0,
  };
  const changed = await updateFicheRow(
    connection,
    groupId,
    stored.id,
    change,
    { ...toChangedBy(session), reason: body.reason },
    new Date(nowMs),
  );
  const fiche = { ...toFiche(changed, group, owner), ...(isProofNeeded && { temp_email: email }) };
  const isRenamed = fiche.firstname !== present.firstname || fiche.lastname !== present.lastname;
  return { ok: true, fiche, isRenamed };
}

/** Mails the link that confirms the address for the fiche; returns a refusal after too many requests. */
async function askForProof(
  input: Input,
  connection: Transaction,
  ficheId: number,
  email: string,
): Promise<Refusal | null> {
  const { context, groupId, locale } = input;
  // Counts here and not for the whole call, because only the fiche shows whether the address is a new one.
  const limited = await context.limits.take("register", toLimitKeys("register", input));
  if (limited) return limited;
  const job = { kind: "fiche_email", group_id: groupId, email, locale, fiche_id: ficheId } as const;
  await enqueueAccountMail(connection, job);
  return null;
}

/**
 * Returns why a fiche may not be deleted; null when it may. Clients must request it from the group (docs/decisions/0023), because
 * their data is stored for a while.
 */
async function checkDeletion(
  connection: Transaction,
  session: Session,
  groupId: Input["groupId"],
  ficheId: number,
  now: Date,
): Promise<Refusal | null> {
  if (session.kind !== "pro") return refuse("forbidden", { detail: "not_by_the_client" });
  return (await hasUpcomingAppointment(connection, groupId, ficheId, now))
    ? refuse("upcoming_appointments")
    : null;
}
