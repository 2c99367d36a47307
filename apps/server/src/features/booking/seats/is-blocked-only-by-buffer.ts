import type { ChainRequest } from "@rendezvous/domain/booking/decide";
import { servicePlacesOf } from "@rendezvous/domain/availability/service-places";
import { spacedParts } from "@rendezvous/domain/availability/starts-apart";
import { toChainLinks } from "@rendezvous/domain/booking/model";
import type { AuthorizedGroupId } from "../../../http/context.ts";
import type { Queryable } from "../../../lib/database/database.ts";
import { countTakenWithoutBuffers } from "./seats-data.ts";

/** Whether only the buffers of other appointments block a place. `movedIds` are not counted as others. */
type Request = Pick<ChainRequest, "offered" | "links" | "start">;

/**
 * Whether only buffers block a taken place. Answers only for the usual booking of a professional: one service on one calendar,
 * without a resource, a limit or a time between starts. Otherwise false.
 */
export async function isBlockedOnlyByBuffer(
  database: Queryable,
  groupId: AuthorizedGroupId,
  { offered, links, start }: Request,
  movedIds: readonly number[] = [],
): Promise<boolean> {
  const [link, ...more] = toChainLinks(links);
  const [calendarId, ...others] = link?.calendarIds ?? [];
  if (!link || calendarId === undefined || more.length > 0 || others.length > 0) return false;
  if (link.service.need_resource || servicePlacesOf(offered.catalogue, link.service).length > 0) return false;
  if (spacedParts(link.service).length > 0) return false;
  const calendar = offered.catalogue.calendars.find(({ id }) => id === calendarId);
  const place = { calendarId, from: start, until: start + link.service.length };
  const takenCount = await countTakenWithoutBuffers(database, groupId, place, movedIds);
  return takenCount + (link.places ?? 1) <= (calendar?.capacity ?? 1);
}
