import { accessKeyEndpoints } from "./people/access-key-calls.ts";
import { accountEndpoints } from "./people/account-calls.ts";
import { appointmentEndpoints } from "./booking/appointment-calls.ts";
import { catalogueEndpoints } from "./catalogue/catalogue-calls.ts";
import { draftEndpoints } from "./office/draft-calls.ts";
import { factorEndpoints } from "./people/factor-calls.ts";
import { ficheEndpoints } from "./booking/fiche-calls.ts";
import { groupEndpoints } from "./catalogue/group-calls.ts";
import { groupFileEndpoints } from "./office/group-file-calls.ts";
import { holdEndpoints } from "./booking/hold-calls.ts";
import { messageEndpoints } from "./office/message-calls.ts";
import { openingHoursEndpoints } from "./office/opening-hours-calls.ts";
import { manageEndpoints } from "./office/manage-calls.ts";
import { personalDataEndpoints } from "./people/personal-data-calls.ts";
import { proEndpoints } from "./people/pro-calls.ts";
import { recordEndpoints } from "./office/record-calls.ts";
import { sessionEndpoints } from "./people/session-calls.ts";
import { slotEndpoints } from "./booking/slot-calls.ts";
import { statisticsEndpoints } from "./office/statistics-calls.ts";
import { textEndpoints } from "./office/text-calls.ts";

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
