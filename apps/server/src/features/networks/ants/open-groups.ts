import type { GroupRecord } from "@rendezvous/domain/group/group-record";
import { checkAccess } from "@rendezvous/domain/permission/access";
import { VISITOR } from "@rendezvous/domain/permission/session";
import { deploymentProfileOf } from "@rendezvous/domain/deployment/profile";
import type { AuthorizedGroupId, Context } from "../../../http/context.ts";
import { findStoredCatalogue } from "../../catalogue/catalogue/load-catalogue.ts";
import { type MeetingPoint, toMeetingPoints } from "./meeting-points.ts";

export interface OpenGroup {
  readonly group: GroupRecord;
  readonly groupId: AuthorizedGroupId;
  readonly points: readonly MeetingPoint[];
}

/** Returns a group that takes part and that every visitor may book with, and its places; otherwise null. */
export async function findOpenGroup(context: Context, id: number): Promise<OpenGroup | null> {
  const group = await context.groups.find(id);
  if (!group || group.sandbox || !deploymentProfileOf(group.fields.deployment).offersIdentityDocuments)
    return null;
  if (!checkAccess("book", group, VISITOR).ok) return null;
  const groupId = group.id as AuthorizedGroupId;
  const { calendars } = await findStoredCatalogue(context, group, groupId);
  return {
    group,
    groupId,
    points: toMeetingPoints(
      group,
      calendars.filter(({ resource }) => !resource),
    ),
  };
}
