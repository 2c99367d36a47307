import { defineCall, refuse, reply } from "../../../http/call.ts";
import { readAddress } from "../elsewhere/source-address.ts";
import { listCalDavCalendars } from "./caldav.ts";
import { RemoteError } from "./remote-calendar.ts";

/** Logs in at a calendar server. Stores nothing. */
export const listRemoteCalendars = defineCall("listRemoteCalendars", async ({ context, body }) => {
  const { address, ...login } = body.login;
  const { outgoing, isInsideAllowed } = context.calendarReader;
  const url = readAddress(toAddress(address), isInsideAllowed);
  if (!url) return refuse("bad_request", { fields: { "login.address": "expected an address with https:" } });
  try {
    const found = await listCalDavCalendars(url.href, { outgoing, login });
    return reply({ failure: null, remote_calendars: found });
  } catch (error) {
    if (!(error instanceof RemoteError)) throw error;
    return reply({ failure: error.failure, remote_calendars: [] });
  }
});

/** Providers name only their host. */
function toAddress(text: string): string {
  return /^[\w.-]+(:\d+)?(\/|$)/.test(text) ? `https://${text}` : text;
}
