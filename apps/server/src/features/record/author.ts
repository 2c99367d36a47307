import type { GroupRecord } from "@rendezvous/domain/group/group-record";
import type { Session } from "@rendezvous/domain/permission/session";
import type { AuthorizedGroupId } from "../../http/authorized-group.ts";
import type { Context } from "../../http/context.ts";

/** Who changes something of a group's catalogue, and when. */
export interface Author {
  readonly context: Context;
  readonly group: GroupRecord;
  readonly groupId: AuthorizedGroupId;
  readonly session: Session;
  readonly now: Date;
}

export function authorOf({ context, group, groupId, session }: Omit<Author, "now">): Author {
  return { context, group, groupId, session, now: new Date(context.clock.now()) };
}
