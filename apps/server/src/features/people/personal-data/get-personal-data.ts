import { defineCall, reply } from "../../../http/call.ts";
import { collectFor } from "./collect.ts";

export const getPersonalData = defineCall("getPersonalData", async (input) => {
  const collected = await collectFor(input);
  return collected.ok ? reply(collected.data) : collected;
});
