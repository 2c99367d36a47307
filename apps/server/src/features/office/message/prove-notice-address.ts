import { defineCall, reply, refuse } from "../../../http/call.ts";
import { readNoticeKey } from "../../ground/session/notice-key.ts";
import * as data from "../../catalogue/group/notice-addresses-data.ts";

/** Proves an address by the mailed key, which identifies it; needs no login. */
export const proveNoticeAddress = defineCall("proveNoticeAddress", async ({ context, groupId, body }) => {
  const now = context.clock.now();
  const key = readNoticeKey(body.notice_address.key, context.installation.secret, now);
  if (!key || key.groupId !== groupId) return refuse("dead_key");
  const email = await data.markNoticeAddressProven(context.db, key.groupId, key.addressId, new Date(now));
  return email === null ? refuse("dead_key") : reply({ email });
});
