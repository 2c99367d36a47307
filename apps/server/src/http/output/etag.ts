import { hash } from "node:crypto";

/** Returns the entity tag of a record as it is answered; any difference in the record changes it. */
export function toEtag(record: unknown): string {
  return `"${hash("sha256", JSON.stringify(record), "base64url").slice(0, 22)}"`;
}

/** Returns the tag of the same record in another encoding. */
export function encodedEtag(etag: string, encoding: string): string {
  return etag.replace(/"$/, `.${encoding}"`);
}

/** Whether an If-Match or If-None-Match list such as `"a", W/"b"` contains the tag in any encoding; `*` matches every tag. */
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
