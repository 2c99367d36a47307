import type { Condition } from "@rendezvous/contract/ground/paging";
import type { Session } from "@rendezvous/domain/permission/session";
import { type Refusal, refuse } from "../../../http/call.ts";

const PREFIX = "metadata.";

export interface MetadataFilter {
  readonly key: string;
  readonly values: readonly string[];
}

/** Whether a condition is about a key of the metadata. Only professionals and access keys may search for these. */
export function isAboutMetadata(session: Session, { field }: Condition): boolean {
  return session.kind === "pro" && field.startsWith(PREFIX);
}

export function hasMetadataOperator({ op }: Condition): boolean {
  return op === "=" || op === "in";
}

export function readMetadataCondition({ field, op, value }: Condition): MetadataFilter {
  const values = op === "in" ? value.split(",").map((one) => one.trim()) : [value];
  return { key: field.slice(PREFIX.length), values };
}

export function refuseMetadataOperator(at: number): Refusal {
  return refuse("bad_request", { fields: { [`conditions.${at}.op`]: "expected = or in" } });
}
