/** Where a picture is seen that is written as its key or as a web address; null: there is none. */
export function toPictureAddress(groupId: number, picture: unknown): string | null {
  if (typeof picture !== "string" || picture === "") return null;
  return /^https?:/i.test(picture) ? picture : `/images/${groupId}/${encodeURIComponent(picture)}`;
}
