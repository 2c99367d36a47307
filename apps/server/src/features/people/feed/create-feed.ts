import { feedContentsOf } from "@rendezvous/domain/feed/feed-contents";
import type { Session } from "@rendezvous/domain/permission/session";
import { defineCall, refuse } from "../../../http/call.ts";
import type { AuthorizedGroupId } from "../../../http/context.ts";
import type { Queryable } from "../../../lib/database/database.ts";
import { toAuthor, toHistoryAuthor } from "../../ground/history/author.ts";
import { createOnce } from "../../ground/idempotency/create-once.ts";
import { makeToken } from "../../ground/session/token-data.ts";
import { addPeopleChange } from "../team/add-people-change.ts";
import { countOwnFeeds, type FeedMaker, findCalendarName, insertFeed, listFeedRows } from "./data.ts";

/** Enough for several devices, and for a secretary's several calendars. */
const MAX_FEEDS = 50;

/** Creates a feed. Only this answer contains its address. */
export const createFeed = defineCall("createFeed", async (input) => {
  const { context, groupId, session, body, locale } = input;
  const { content } = body.feed;
  const calendarId = body.feed.calendar_id ?? null;
  const maker = toMaker(session);
  if (!feedContentsOf(session, groupId).includes(content))
    return refuse("bad_request", { fields: { "feed.content": "expected busy or service" } });
  const name = await findName(context.db, groupId, session, calendarId);
  if (name === null) return refuse("invalid_calendar");
  const { token, hash } = makeToken();
  return createOnce("feed", input, (write) =>
    write(async (connection) => {
      if ((await countOwnFeeds(connection, groupId, maker)) >= MAX_FEEDS)
        return refuse("full", { details: { max: MAX_FEEDS } });
      const now = new Date(context.clock.now());
      const id = await insertFeed(connection, groupId, { ...maker, hash, calendarId, content, locale, now });
      if (maker.proId !== null)
        await addPeopleChange(connection, toHistoryAuthor(toAuthor(input)), {
          kind: "feeds",
          recordId: id,
          recordName: name,
          action: "created",
          after: { content },
        });
      const [row] = await listFeedRows(connection, groupId, session, id);
      return { feed: { ...row!, url: `${context.config.publicUrl}/feeds/${groupId}/${token}.ics` } };
    }),
  );
});

function toMaker(session: Session): FeedMaker {
  return {
    proId: session.kind === "pro" ? session.proId : null,
    accountId: session.kind === "account" ? session.accountId : null,
    ficheId: session.kind === "fiche" ? session.ficheId : null,
  };
}

/** Returns the name of a professional's calendar, and "" for a client, who names none; null: not the caller's calendar. */
async function findName(
  database: Queryable,
  groupId: AuthorizedGroupId,
  session: Session,
  calendarId: number | null,
): Promise<string | null> {
  if (session.kind !== "pro") return calendarId === null ? "" : null;
  const membership = session.groups.find((one) => one.groupId === groupId);
  const isTheirs = calendarId !== null && (membership?.calendars?.includes(calendarId) ?? true);
  return isTheirs ? findCalendarName(database, groupId, calendarId) : null;
}
