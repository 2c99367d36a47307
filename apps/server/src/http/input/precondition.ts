import type { IncomingHttpHeaders } from "node:http";
import { hasEtag, toEtag } from "../output/etag.ts";
import { type Refusal, refuse } from "../refusal.ts";

/** Why a record may not be changed: the client's If-Match names another version. `record` as its reader is answered it. */
export function checkIfMatch(headers: IncomingHttpHeaders, record: unknown): Refusal | null {
  const { "if-match": expectedEtag } = headers;
  return expectedEtag === undefined || hasEtag(expectedEtag, toEtag(record))
    ? null
    : refuse("precondition_failed");
}
