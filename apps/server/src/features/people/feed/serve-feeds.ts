import { createHash } from "node:crypto";
import { id } from "@rendezvous/contract/ground/wire-values";
import { feedContentsOf } from "@rendezvous/domain/feed/feed-contents";
import type { GroupRecord } from "@rendezvous/domain/group/group-record";
import { checkAccess } from "@rendezvous/domain/permission/access";
import { type Session, VISITOR } from "@rendezvous/domain/permission/session";
import { ownCalendars } from "@rendezvous/domain/permission/shown-places";
import { minuteOfDate } from "@rendezvous/domain/time/instant";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { refuse, reply } from "../../../http/call.ts";
import type { AuthorizedGroupId, Context } from "../../../http/context.ts";
import { DATA_POLICY } from "../../../http/output/security-headers.ts";
import { createPageLimit } from "../../../http/page-limit.ts";
import { packReply, sendPackedReply } from "../../../http/output/send-reply.ts";
import { sendRefusal } from "../../../http/output/send-refusal.ts";
import { runInSlices } from "../../../lib/in-turns.ts";
import { findGroupHere } from "../../../http/find-group-here.ts";
import { listTaughtDates } from "../../booking/slot/list-taught-dates.ts";
import { toProSession } from "../../ground/session/pro-session.ts";
import { hashToken } from "../../ground/session/token-data.ts";
import { findCalendarName, findFeedByHash, type FeedWithGroup, listFeedAppointments } from "./data.ts";
import { writeFeed } from "./write-feed.ts";

const DAY_MS = 86_400_000;
/** Past events stay in the file for a while, because programs delete events that are missing from it. */
const PAST_DAYS = 90;
const CANCELLED_DAYS = 30;

/** Serves the calendar files to which programs subscribe. The token in the address is the only proof. */
export function serveFeeds(app: FastifyInstance, context: Context): void {
  app.get(
    "/feeds/:groupId/:file",
    { onRequest: createPageLimit(context) },
    async (request: FastifyRequest, response: FastifyReply) => {
      response.header("content-security-policy", DATA_POLICY);
      const { groupId, file } = request.params as { groupId: string; file: string };
      const token = /^([\w-]{43})\.ics$/.exec(file)?.[1];
      const now = context.clock.now();
      const read = id.safeParse(groupId);
      const group = read.success ? await findGroupHere(context, read.data) : null;
      const feed =
        token === undefined ? null : await findFeedByHash(context.db, hashToken(token), new Date(now));
      if (!group || feed?.group_id !== group.id) return sendRefusal(request, response, refuse("not_found"));
      const session = toSession(feed);
      // The feed has the present rights of the person who created it.
      if (!checkAccess("see_appointments", group, session).ok)
        return sendRefusal(request, response, refuse("not_found"));
      const limited = await context.limits.take("feed", { person: String(feed.id), group: String(group.id) });
      if (limited) return sendRefusal(request, response, limited);
      const parts = await readFeed(context, group, feed, session);
      if (!parts) return sendRefusal(request, response, refuse("not_found"));
      const etag = `"${await runInSlices(hashParts(parts))}"`;
      const headers = {
        "content-type": "text/calendar; charset=utf-8",
        "content-disposition": 'inline; filename="calendar.ics"',
        "cache-control": "private, no-cache",
        etag,
      };
      return sendPackedReply(response, await packReply(request, reply(Buffer.concat(parts), { headers })));
    },
  );
}

/** Returns null for an archived calendar in which nothing is to come, so that its program reports that the feed has ended. */
async function readFeed(
  context: Context,
  group: GroupRecord,
  feed: FeedWithGroup,
  session: Session,
): Promise<Buffer[] | null> {
  const groupId = group.id as AuthorizedGroupId;
  const now = context.clock.now();
  const { calendar_id: calendarId } = feed;
  const since = new Date(now - PAST_DAYS * DAY_MS);
  const seesClasses = calendarId !== null && (ownCalendars(session, groupId)?.includes(calendarId) ?? true);
  const [appointments, calendarName, taught] = await Promise.all([
    listFeedAppointments(context.db, groupId, session, {
      calendarId,
      since,
      cancelledSince: new Date(now - CANCELLED_DAYS * DAY_MS),
    }),
    calendarId === null ? null : findCalendarName(context.db, groupId, calendarId),
    seesClasses ? listTaughtDates(context, group, { teacherId: calendarId, from: minuteOfDate(since) }) : [],
  ]);
  const isClients = calendarId === null;
  const isArchived = !isClients && calendarName === null;
  if (isArchived && !appointments.some(({ deleted, end_at }) => !deleted && end_at.getTime() > now))
    return null;
  const content = feedContentsOf(session, group.id).includes(feed.content) ? feed.content : "service";
  return runInSlices(
    writeFeed(appointments, {
      group,
      locale: feed.locale,
      secret: context.installation.secret,
      name: [calendarName, group.name].filter(Boolean).join(" – "),
      content,
      url: isClients ? `${context.config.publicUrl}/${group.urlname}/appointments` : null,
      nowMs: now,
      taught,
    }),
  );
}

/** Returns the hash of a file, a part per step. */
function* hashParts(parts: readonly Buffer[]): Generator<undefined, string> {
  const hash = createHash("sha256");
  for (const part of parts) {
    hash.update(part);
    yield;
  }
  return hash.digest("base64url").slice(0, 22);
}

/** Returns a session of the feed's creator, with their present rights. */
function toSession({
  group_id: groupId,
  pro_id,
  role,
  calendars,
  account_id,
  fiche_id,
}: FeedWithGroup): Session {
  if (account_id !== null)
    return {
      kind: "account",
      groupId,
      accountId: account_id,
      email: null,
      mustChangePassword: false,
      isSso: false,
    };
  if (fiche_id !== null) return { kind: "fiche", groupId, tokenId: 0, ficheId: fiche_id, seesAll: true };
  if (pro_id === null || role === null) return VISITOR;
  return toProSession(pro_id, { groupId, role, calendars });
}
