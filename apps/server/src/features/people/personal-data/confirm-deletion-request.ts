import { defineCall, reply, refuse } from "../../../http/call.ts";
import { transaction } from "../../../lib/database/database.ts";
import { verifyDeletionKey } from "../../ground/session/deletion-key.ts";
import { enqueueAccountMail } from "../../ground/session/account-mail-queue.ts";
import { findPerson } from "./data.ts";
import { anonymisationDayOf, dataSubjectOfRow } from "./data-subject.ts";
import { markDeletionConfirmed } from "./deletion-data.ts";
import { createWallTimeFormatter } from "../../booking/fiche/wall-time-formatter.ts";

/** Confirms the request of a mailed link; a second call changes nothing. Returns the day by which everything is deleted. */
export const confirmDeletionRequest = defineCall(
  "confirmDeletionRequest",
  async ({ context, group, groupId, body, locale }) => {
    const { timezone } = group.fields;
    const now = new Date(context.clock.now());
    const key = verifyDeletionKey(body.deletion_request.key, context.installation.secret, now.getTime());
    if (key?.groupId !== groupId) return refuse("dead_key");
    const { requestId } = key;
    const confirmed = await transaction(context.db, async (connection) => {
      const request = await markDeletionConfirmed(connection, groupId, requestId, now);
      const subject = request && (await findPerson(connection, groupId, dataSubjectOfRow(request), now));
      if (!subject) return null;
      const deleted_from = anonymisationDayOf(subject, timezone, true);
      if (request.isNew && subject.email !== "")
        await enqueueAccountMail(connection, {
          kind: "deletion_confirmed",
          group_id: groupId,
          email: subject.email,
          locale,
          day: deleted_from,
        });
      return { confirmed_at: createWallTimeFormatter(timezone)(request.confirmed_at ?? now), deleted_from };
    });
    if (!confirmed) return refuse("dead_key");
    return reply(confirmed);
  },
);
