import { accessKeyEndpoints } from "./endpoints/access-key.ts";
import { accountEndpoints } from "./endpoints/account.ts";
import { appointmentEndpoints } from "./endpoints/appointment.ts";
import { catalogueEndpoints } from "./endpoints/catalogue.ts";
import { draftEndpoints } from "./endpoints/draft.ts";
import { factorEndpoints } from "./endpoints/factor.ts";
import { ficheEndpoints } from "./endpoints/fiche.ts";
import { groupEndpoints } from "./endpoints/group.ts";
import { groupFileEndpoints } from "./endpoints/group-file.ts";
import { holdEndpoints } from "./endpoints/hold.ts";
import { messageEndpoints } from "./endpoints/message.ts";
import { openingHoursEndpoints } from "./endpoints/opening-hours.ts";
import { manageEndpoints } from "./endpoints/manage.ts";
import { personalDataEndpoints } from "./endpoints/personal-data.ts";
import { proEndpoints } from "./endpoints/pro.ts";
import { recordEndpoints } from "./endpoints/record.ts";
import { sessionEndpoints } from "./endpoints/session.ts";
import { slotEndpoints } from "./endpoints/slot.ts";
import { statisticsEndpoints } from "./endpoints/statistics.ts";
import { textEndpoints } from "./endpoints/text.ts";

/** All calls. A call's name is also its file name in the server and in the web client. */
export const ENDPOINTS = {
  ...groupEndpoints,
  ...groupFileEndpoints,
  ...sessionEndpoints,
  ...accountEndpoints,
  ...factorEndpoints,
  ...proEndpoints,
  ...ficheEndpoints,
  ...catalogueEndpoints,
  ...recordEndpoints,
  ...openingHoursEndpoints,
  ...manageEndpoints,
  ...messageEndpoints,
  ...textEndpoints,
  ...draftEndpoints,
  ...accessKeyEndpoints,
  ...slotEndpoints,
  ...holdEndpoints,
  ...appointmentEndpoints,
  ...personalDataEndpoints,
  ...statisticsEndpoints,
};

export type EndpointName = keyof typeof ENDPOINTS;

/** Returns the media type of a path's answer. */
export function mediaTypeOf(path: string): string {
  if (path.endsWith(".ics")) return "text/calendar";
  if (path.endsWith(".events")) return "text/event-stream";
  return path.endsWith(".html") ? "text/html" : "application/json";
}
