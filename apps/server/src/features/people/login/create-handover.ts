import { defineCall, refuse, reply } from "../../../http/call.ts";
import { listStoredFactors } from "../../ground/session/factor-data.ts";

/** Returns a key with which a professional logs in in a group of another cell. A login of a group's own provider stays there. */
export const createHandover = defineCall("createHandover", async ({ context, session, body }) => {
  if (session.kind !== "pro" || session.isSso) return refuse("forbidden");
  const { email, proId } = session;
  const groups = (await context.cells?.listGroupsOf(email)) ?? [];
  const target = groups.find(({ group_id }) => group_id === body.to_group_id);
  if (!context.cells || !target) return refuse("not_found");
  // Professionals with a second factor give it before they get a full session.
  const hasFactor = (await listStoredFactors(context.db, proId)).length > 0;
  return reply({ key: await context.cells.handOver({ groupId: target.group_id, email, hasFactor }) });
});
