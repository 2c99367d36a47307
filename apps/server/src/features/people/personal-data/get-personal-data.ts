import { defineCall, reply } from "../../../http/call.ts";
import { collectPersonalData } from "./collect.ts";

export const getPersonalData = defineCall("getPersonalData", async (input) => {
  const collected = await collectPersonalData(input);
  return collected.ok ? reply(collected.data) : collected;
});
