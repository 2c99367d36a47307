import { refuse } from "../../../http/call.ts";

export const INVALID_CURSOR_REFUSAL = refuse("bad_request", {
  fields: { after: "expected the next of a page" },
});
