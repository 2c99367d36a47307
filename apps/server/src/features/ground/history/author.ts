import type { GroupRecord } from "@rendezvous/domain/group/group-record";
import type { Session } from "@rendezvous/domain/permission/session";
import type { Context, AuthorizedGroupId } from "../../../http/context.ts";

/** Who calls, in which group. */
export interface Caller {
  readonly context: Context;
  readonly group: GroupRecord;
  readonly groupId: AuthorizedGroupId;
  readonly session: Session;
}

/** Who changes a group's catalogue, and when. */
export interface Author extends Caller {
  readonly now: Date;
}

/** Who changed something, and when, as the history stores it. `locale`: the main language of the group. */
export interface HistoryAuthor {
  readonly groupId: AuthorizedGroupId;
  readonly locale: string;
  /** null: not a professional, for example an import from the terminal. */
  readonly proId: number | null;
  readonly at: Date;
}

export function toHistoryAuthor({ group, groupId, session, now }: Author): HistoryAuthor {
  const proId = session.kind === "pro" ? session.proId : null;
  return { groupId, locale: group.fields.locale, proId, at: now };
}

export function toAuthor({ context, group, groupId, session }: Caller): Author {
  return { context, group, groupId, session, now: new Date(context.clock.now()) };
}
