import { ownCalendars } from "@rendezvous/domain/permission/shown-places";
import { minuteOf } from "@rendezvous/domain/time/instant";
import { defineCall, refuse } from "../../../http/call.ts";
import { INVALID_CALENDAR } from "../../booking/slot/parse-booking-items.ts";
import { toAuthor, toHistoryAuthor } from "../../ground/history/author.ts";
import { lockCatalogue } from "../../ground/history/changes-data.ts";
import { createOnce } from "../../ground/idempotency/create-once.ts";
import { findCalendarName } from "../../people/feed/data.ts";
import { addPeopleChange } from "../../people/team/add-people-change.ts";
import { countSources, enqueueSource, insertSource, listSealedSources, listSourceRows } from "./data.ts";
import { openAddress, readEnteredAddress, sealAddress } from "./source-address.ts";

/** The most sources of one calendar: enough for a person's programs at work, at home and of a team. */
export const MAX_SOURCES = 3;

/** Connects another calendar, once. No answer contains its address. */
export const createBusySource = defineCall("createBusySource", async (input) => {
  const { context, groupId, session, params, body } = input;
  const { secret } = context.installation;
  const calendarId = params.calendarId ?? 0;
  const own = ownCalendars(session, groupId);
  if (own && !own.includes(calendarId)) return INVALID_CALENDAR;
  const name = await findCalendarName(context.db, groupId, calendarId);
  if (name === null) return INVALID_CALENDAR;
  const { isInsideAllowed } = context.calendarReader;
  const read = readEnteredAddress(body.busy_source.address, isInsideAllowed, "busy_source.address");
  if (!read.ok) return read;
  const { url } = read;
  return createOnce("busy_source", input, (write) =>
    write(async (connection) => {
      await lockCatalogue(connection, groupId);
      const before = (await listSealedSources(connection, groupId)).filter(
        (one) => one.calendar_id === calendarId,
      );
      const query = { calendarIds: null, now: minuteOf(context.clock.now()) };
      const same = before.find((one) => openAddress(one.address_sealed, secret, groupId) === url.href);
      if (same) {
        const [present] = await listSourceRows(connection, groupId, { ...query, id: same.id });
        return { busy_source: present! };
      }
      if ((await countSources(connection, groupId, calendarId)) >= MAX_SOURCES)
        return refuse("full", { details: { max: MAX_SOURCES } });
      const now = new Date(context.clock.now());
      const sealed = sealAddress(url, secret, groupId);
      const id = await insertSource(connection, groupId, {
        kind: "address",
        calendarId,
        ...sealed,
        now,
        dueInSeconds: 900,
      });
      await addPeopleChange(connection, toHistoryAuthor(toAuthor(input)), {
        kind: "busy_sources",
        recordId: id,
        recordName: name,
        action: "created",
        after: { host: url.host },
      });
      const [row] = await listSourceRows(connection, groupId, { ...query, id });
      await enqueueSource(connection, groupId, id);
      return { busy_source: row! };
    }),
  );
});
