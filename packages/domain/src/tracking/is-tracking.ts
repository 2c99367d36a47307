/** Does the group have trackers, as it goes over the wire? Small: the first screen asks. */
export function isTracking(group: {
  readonly tracking_tags: readonly unknown[];
  readonly facebook_pixel_id: string | null;
}): boolean {
  return group.tracking_tags.length > 0 || group.facebook_pixel_id !== null;
}
