import { defineCall, reply } from "../../../http/call.ts";
import { findSandbox } from "../group-file/sandbox-data.ts";
import { toSandbox } from "./to-sandbox.ts";

export const getSandbox = defineCall("getSandbox", async ({ context, group }) => {
  const sandbox = await findSandbox(context.db, group.sandbox?.ofGroupId ?? group.id);
  return reply({ sandbox: sandbox && (await toSandbox(context.db, sandbox)) });
});
