import { hasRight } from "@rendezvous/domain/permission/permissions";
import { defineCall, reply, refuse } from "../../../http/call.ts";
import { transaction } from "../../../lib/database/database.ts";
import { enqueueAccountMail } from "../../ground/session/account-mail-queue.ts";
import { findColleague } from "../team/data.ts";
import { addPeopleChange, personName } from "../team/add-people-change.ts";
import { toAuthor, toHistoryAuthor } from "../../ground/history/author.ts";
import { announceSessionEnd } from "../../ground/session/announce-session-end.ts";
import { endSessionsOfPro } from "../../ground/session/session-data.ts";
import { forgetFactors, listGroupsOfPro } from "./data.ts";

/**
 * Removes the factors of a colleague who has lost them. Only an owner of all the colleague's groups may do it, because the login
 * is the same in all of them. An owner cannot reset their own factors, which would bypass the proof needed for removing them.
 */
export const resetFactors = defineCall("resetFactors", async (input) => {
  const { context, groupId, session, params, locale } = input;
  const colleague = await findColleague(context.db, groupId, params.proId ?? 0);
  if (!colleague) return refuse("not_found");
  if (session.kind !== "pro" || session.proId === colleague.id) return refuse("forbidden");
  const groups = await listGroupsOfPro(context.db, colleague.id);
  if (!groups.every((id) => hasRight("manage_pros", session, id))) return refuse("forbidden");
  await transaction(context.db, async (connection) => {
    if (!(await forgetFactors(connection, colleague.id))) return;
    await endSessionsOfPro(connection, colleague.id);
    const { id: recordId, email } = colleague;
    const change = { recordId, recordName: personName(colleague), action: "reset" } as const;
    await addPeopleChange(connection, toHistoryAuthor(toAuthor(input)), change);
    await enqueueAccountMail(connection, { kind: "factor_off", group_id: groupId, email, locale });
  });
  announceSessionEnd(context.changes, colleague.id, groups);
  return reply({ status: "ok" });
});
