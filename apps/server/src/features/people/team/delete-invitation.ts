import { defineCall, reply, refuse } from "../../../http/call.ts";
import { transaction } from "../../../lib/database/database.ts";
import { revokeInvitation } from "./invitation-data.ts";
import { toAuthor, toHistoryAuthor } from "../../ground/history/author.ts";
import { addPeopleChange, personName } from "./add-people-change.ts";

export const deleteInvitation = defineCall("deleteInvitation", (input) =>
  transaction(input.context.db, async (connection) => {
    const { groupId, params } = input;
    const id = params.invitationId ?? 0;
    const invitation = await revokeInvitation(connection, groupId, id);
    if (!invitation) return refuse("not_found");
    const { role, calendars } = invitation;
    await addPeopleChange(connection, toHistoryAuthor(toAuthor(input)), {
      recordName: personName(invitation),
      action: "withdrawn",
      before: { role, calendars },
    });
    return reply({ invitation: { id, deleted: true as const } });
  }),
);
