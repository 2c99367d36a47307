import type { FieldValue } from "@rendezvous/domain/form/field";
import type { Session } from "@rendezvous/domain/permission/session";

export type ExternidResult =
  | { readonly ok: true; readonly externid: string | null | undefined }
  | { readonly ok: false; readonly fields: Record<string, string> };

const LONGEST = 64;

/**
 * Returns the externid in a request: the fiche's id in the organisation's own system. undefined: leave the stored one unchanged;
 * null or blank: remove it. An externid sent by a client is ignored, like every field that clients may not write.
 */
export function readExternid(session: Session, value: FieldValue | undefined): ExternidResult {
  if (value === undefined || session.kind !== "pro") return { ok: true, externid: undefined };
  if (typeof value === "boolean") return { ok: false, fields: { externid: "format" } };
  const externid = String(value ?? "").trim();
  return externid.length > LONGEST
    ? { ok: false, fields: { externid: "format" } }
    : { ok: true, externid: externid === "" ? null : externid };
}
