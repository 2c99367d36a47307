import type { GroupRecord } from "@rendezvous/domain/group/group-record";
import { hasRight } from "@rendezvous/domain/permission/permissions";
import type { ProSession } from "@rendezvous/domain/permission/session";
import type { AuthorizedGroupId, Context } from "../../../http/context.ts";
import { findFicheState } from "../../booking/changes/data.ts";
import { listAppointmentsById } from "../../booking/appointments/data.ts";
import { readCancellations } from "../../booking/appointments/read-cancellations.ts";
import { toVisibleAppointment } from "../../booking/appointments/to-appointment.ts";
import { toFiche } from "../../booking/fiche/to-fiche.ts";
import { toOwnerSession } from "../../ground/session/pro-session.ts";
import { findWish } from "../../booking/waiting/data.ts";
import { toWishes } from "../../booking/waiting/to-wish.ts";
import type { WebhookRow } from "./data.ts";
import type { EventRow } from "./events-data.ts";

export interface WebhookCaller {
  readonly context: Context;
  readonly group: GroupRecord;
  readonly groupId: AuthorizedGroupId;
  readonly locale: string;
  readonly session: ProSession;
}

/** A webhook has the rights of an owner within its scopes, like an access key. */
export function toWebhookCaller(
  context: Context,
  group: GroupRecord,
  { pro_id: proId, scopes }: Pick<WebhookRow, "pro_id" | "scopes">,
): WebhookCaller {
  const groupId = group.id as AuthorizedGroupId;
  const session = { ...toOwnerSession(groupId, proId), scopes };
  return { context, group, groupId, session, locale: group.fields.locale };
}

/**
 * Returns the body of an event: what happened, to which version, and the record as it is now, as far as the scopes go. Later
 * events may have changed the record again.
 */
export async function writeBody(
  caller: WebhookCaller,
  { type, subject_id, version, created_at }: EventRow,
): Promise<string> {
  const data = {
    group_id: caller.group.id,
    ...(subject_id !== null && { id: subject_id }),
    ...(version !== null && { version }),
    ...(subject_id !== null && (await readSubject(caller, type, subject_id))),
  };
  return JSON.stringify({ type, timestamp: created_at.toISOString(), data });
}

function readSubject(caller: WebhookCaller, type: EventRow["type"], id: number): Promise<object> {
  if (type.startsWith("fiche.")) return readFiche(caller, id);
  return type === "waiting_list.offered" ? readWish(caller, id) : readAppointment(caller, id);
}

async function readAppointment(caller: WebhookCaller, id: number): Promise<object> {
  const { context, group, groupId, session, locale } = caller;
  const [parts] = await listAppointmentsById(context.db, groupId, [id]);
  if (!parts || !hasRight("follow_appointments", session, groupId)) return {};
  context.ficheReads.note(session, groupId, [parts.fiche_id], "appointments");
  const cancellations = await readCancellations(caller, [parts], "follow_appointments");
  const { secret } = context.installation;
  return {
    appointment: { ...toVisibleAppointment(session, parts, group, locale, secret), ...cancellations(parts) },
  };
}

async function readFiche({ context, group, groupId, session }: WebhookCaller, id: number): Promise<object> {
  if (!hasRight("follow_fiches", session, groupId)) return {};
  const row = await findFicheState(context.db, groupId, id);
  if (!row) return {};
  if (row.deleted) return { fiche: null, merged_into: row.merged_into, erased: row.is_erased };
  context.ficheReads.note(session, groupId, [id], "fiche");
  return { fiche: toFiche(row, group, { kind: "group" }) };
}

async function readWish(caller: WebhookCaller, id: number): Promise<object> {
  const { context, groupId, session } = caller;
  const row = await findWish(context.db, groupId, id);
  if (!row || !hasRight("see_wishes", session, groupId)) return {};
  context.ficheReads.note(session, groupId, [row.fiche_id], "appointments");
  const [wish] = await toWishes(caller, [row]);
  const firstphone = hasRight("see_fiches", session, groupId) ? row.firstphone : "";
  return { wish: { ...wish!, firstphone } };
}
