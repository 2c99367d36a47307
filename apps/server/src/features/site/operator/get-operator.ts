import { defineCall, reply } from "../../../http/call.ts";

/** Returns the operator of the cookie. */
export const getOperator = defineCall("getOperator", ({ operator }) =>
  reply({ operator: operator && { email: operator.email } }),
);
