import type { FieldValue } from "@rendezvous/domain/form/field";
import type { Session } from "@rendezvous/domain/permission/session";

export type ReadExternid =
  | { readonly ok: true; readonly externid: string | null | undefined }
  | { readonly ok: false; readonly fields: Record<string, string> };

const LONGEST = 64;

/**
 * What a fiche is called in the organisation's own system; undefined leaves it, null and a blank text remove it. Only
 * professionals set it: what a client sends is ignored, like every field that clients may not write.
 */
export function readExternid(session: Session, sent: FieldValue | undefined): ReadExternid {
  if (sent === undefined || session.kind !== "pro") return { ok: true, externid: undefined };
  if (typeof sent === "boolean") return { ok: false, fields: { externid: "format" } };
  const externid = String(sent ?? "").trim();
  return externid.length > LONGEST
    ? { ok: false, fields: { externid: "format" } }
    : { ok: true, externid: externid === "" ? null : externid };
}
