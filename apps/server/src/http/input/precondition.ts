import type { IncomingHttpHeaders } from "node:http";
import { hasEtag, toEtag } from "../output/etag.ts";
import { type Refusal, refuse } from "../call.ts";

/**
 * Returns a refusal when the client's If-Match names another version than `record`, in the form that its reader gets; otherwise
 * null.
 */
export function checkIfMatch(headers: IncomingHttpHeaders, record: unknown): Refusal | null {
  const { "if-match": expectedEtag } = headers;
  return expectedEtag === undefined || hasEtag(expectedEtag, toEtag(record))
    ? null
    : refuse("precondition_failed");
}
