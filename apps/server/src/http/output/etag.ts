import { hash } from "node:crypto";

/** The entity tag of a record as it is answered: another one as soon as anything in it differs. */
export function toEtag(record: unknown): string {
  return `"${hash("sha256", JSON.stringify(record), "base64url").slice(0, 22)}"`;
}

/** The tag of the same record in another encoding. */
export function encodedEtag(etag: string, encoding: string): string {
  return etag.replace(/"$/, `.${encoding}"`);
}

/** Whether a list such as `"a", W/"b"` of If-Match or If-None-Match has the tag, in whichever encoding; `*` has every one. */
export function hasEtag(list: string, etag: string): boolean {
  if (list.trim() === "*") return true;
  const listed = list.split(",").map((one) =>
    one
      .trim()
      .replace(/^W\//, "")
      .replace(/\.(br|gzip)"$/, '"'),
  );
  return listed.includes(etag);
}
