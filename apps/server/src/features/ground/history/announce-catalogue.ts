import type { Author } from "./author.ts";

/** Notifies every process that the public catalogue and the professionals' hours have changed. Call it after the commit. */
export function announceCatalogue({ context, groupId }: Pick<Author, "context" | "groupId">): void {
  context.changes.announce("catalogue", groupId);
  context.changes.announce("slots", groupId);
}
