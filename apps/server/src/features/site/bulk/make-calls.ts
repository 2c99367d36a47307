import { defineCall, reply } from "../../../http/call.ts";
import type { InnerAnswer } from "../../../http/inner-call.ts";

/** Makes the calls in order, because a later one may need a record that an earlier one has created. */
export const makeCalls = defineCall("makeCalls", async ({ body, makeCall }) => {
  const answers: InnerAnswer[] = [];
  for (const {
    method,
    path,
    body: innerBody,
    idempotency_key: idempotencyKey,
    if_match: ifMatch,
  } of body.calls)
    answers.push(await makeCall({ method, path, body: innerBody, idempotencyKey, ifMatch }));
  return reply({ answers });
});
