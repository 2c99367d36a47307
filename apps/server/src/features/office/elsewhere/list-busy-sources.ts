import { CALENDAR_PROVIDERS } from "@rendezvous/contract/office/busy-source-calls";
import { ownCalendars } from "@rendezvous/domain/permission/shown-places";
import { minuteOf } from "@rendezvous/domain/time/instant";
import { defineCall, reply } from "../../../http/call.ts";
import { listSourceRows } from "./data.ts";

export const listBusySources = defineCall("listBusySources", async ({ context, groupId, session }) =>
  reply({
    busy_sources: await listSourceRows(context.db, groupId, {
      calendarIds: ownCalendars(session, groupId),
      id: null,
      now: minuteOf(context.clock.now()),
    }),
    providers: CALENDAR_PROVIDERS.filter((name) => context.config.calendarProviders[name]),
  }),
);
