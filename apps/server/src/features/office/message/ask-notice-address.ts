import { defineCall, reply, refuse } from "../../../http/call.ts";
import { transaction } from "../../../lib/database/database.ts";
import { mailNoticeAddressAgain } from "../../catalogue/group/notice-addresses-data.ts";

export const askNoticeAddress = defineCall("askNoticeAddress", async ({ context, group, groupId, body }) => {
  const { email } = body.notice_address;
  const now = new Date(context.clock.now());
  const isAsked = await transaction(context.db, (connection) =>
    mailNoticeAddressAgain(connection, groupId, email, group.fields.locale, now),
  );
  return isAsked ? reply({ email }) : refuse("not_found");
});
