import { defineCall, reply } from "../../../http/call.ts";
import { enqueueSource } from "./data.ts";
import { findOwnSource } from "./find-own-source.ts";

export const readBusySource = defineCall("readBusySource", async (input) => {
  const found = await findOwnSource(input);
  if (!found.ok) return found;
  await enqueueSource(input.context.db, input.groupId, found.source.id);
  return reply({ busy_source: found.source });
});
