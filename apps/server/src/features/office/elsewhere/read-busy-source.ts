import { defineCall, reply } from "../../../http/call.ts";
import { enqueueSource } from "./data.ts";
import { findOwnSource } from "./find-own-source.ts";

export const readBusySource = defineCall("readBusySource", async (input) => {
  const source = await findOwnSource(input);
  if (!source.ok) return source;
  await enqueueSource(input.context.db, input.groupId, source.source.id);
  return reply({ busy_source: source.source });
});
