/** Returns the address of a picture, which is stored as a key or as a web address; null without a picture. */
export function toPictureAddress(groupId: number, picture: unknown): string | null {
  if (typeof picture !== "string" || picture === "") return null;
  return /^https?:/i.test(picture) ? picture : `/images/${groupId}/${encodeURIComponent(picture)}`;
}
