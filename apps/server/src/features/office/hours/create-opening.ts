import { defineCall, reply } from "../../../http/call.ts";
import { changeHours } from "./change-hours.ts";

export const createOpening = defineCall("createOpening", async (input) => {
  const { opening } = input.body;
  const result = await changeHours(input, ({ openings }) => ({
    hours: { openings: [...openings, opening] },
    answer: { opening },
  }));
  return result.ok ? reply(result.answer) : result;
});
