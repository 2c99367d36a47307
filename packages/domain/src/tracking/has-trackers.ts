/** True if the group, as sent over the wire, has trackers. The file stays small, because the first screen loads it. */
export function hasTrackers(group: {
  readonly tracking_tags: readonly unknown[];
  readonly facebook_pixel_id: string | null;
}): boolean {
  return group.tracking_tags.length > 0 || group.facebook_pixel_id !== null;
}
