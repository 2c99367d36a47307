import { isOperatorRight } from "@rendezvous/domain/permission/permissions";
import type { Endpoint, FileFormat } from "./ground/define-endpoint.ts";
import { accessKeyEndpoints } from "./people/access-key-calls.ts";
import { accountEndpoints } from "./people/account-calls.ts";
import { appointmentEndpoints } from "./booking/appointment-calls.ts";
import { arrivalEndpoints } from "./booking/arrival-calls.ts";
import { busySourceEndpoints } from "./office/busy-source-calls.ts";
import { networkEndpoints } from "./office/network-calls.ts";
import { sandboxEndpoints } from "./office/sandbox-calls.ts";
import { webhookEndpoints } from "./office/webhook-calls.ts";
import { connectedCalendarEndpoints } from "./office/connected-calendar-calls.ts";
import { catalogueEndpoints } from "./catalogue/catalogue-calls.ts";
import { changeEndpoints } from "./booking/change-calls.ts";
import { draftEndpoints } from "./office/draft-calls.ts";
import { factorEndpoints } from "./people/factor-calls.ts";
import { ficheImportEndpoints } from "./people/fiche-import-calls.ts";
import { ficheEndpoints } from "./booking/fiche-calls.ts";
import { feedEndpoints } from "./people/feed-calls.ts";
import { groupEndpoints } from "./catalogue/group-calls.ts";
import { groupFileEndpoints } from "./office/group-file-calls.ts";
import { holdEndpoints } from "./booking/hold-calls.ts";
import { messageEndpoints } from "./office/message-calls.ts";
import { operatorEndpoints } from "./site/operator-calls.ts";
import { openingHoursEndpoints } from "./office/opening-hours-calls.ts";
import { manageEndpoints } from "./office/manage-calls.ts";
import { passEndpoints } from "./booking/pass-calls.ts";
import { personalDataEndpoints } from "./people/personal-data-calls.ts";
import { proEndpoints } from "./people/pro-calls.ts";
import { recordEndpoints } from "./office/record-calls.ts";
import { sessionEndpoints } from "./people/session-calls.ts";
import { slotEndpoints } from "./booking/slot-calls.ts";
import { statisticsEndpoints } from "./office/statistics-calls.ts";
import { wishEndpoints } from "./booking/wish-calls.ts";
import { bulkEndpoints } from "./site/bulk-calls.ts";
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
  ...ficheImportEndpoints,
  ...catalogueEndpoints,
  ...recordEndpoints,
  ...openingHoursEndpoints,
  ...manageEndpoints,
  ...messageEndpoints,
  ...textEndpoints,
  ...draftEndpoints,
  ...accessKeyEndpoints,
  ...feedEndpoints,
  ...busySourceEndpoints,
  ...connectedCalendarEndpoints,
  ...webhookEndpoints,
  ...sandboxEndpoints,
  ...networkEndpoints,
  ...slotEndpoints,
  ...holdEndpoints,
  ...appointmentEndpoints,
  ...arrivalEndpoints,
  ...changeEndpoints,
  ...wishEndpoints,
  ...passEndpoints,
  ...personalDataEndpoints,
  ...statisticsEndpoints,
  ...bulkEndpoints,
  ...operatorEndpoints,
};

export type EndpointName = keyof typeof ENDPOINTS;

/** The calls for authors of clients: all but those that only the operators' pages can make. */
export const DESCRIBED_CALLS = (Object.keys(ENDPOINTS) as EndpointName[]).filter(
  (name) => name !== "createHandover" && !isOperatorRight(ENDPOINTS[name].right),
);

const JSON_TYPE = "application/json";
const FILE_TYPES = {
  csv: "text/csv",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
} as const satisfies Record<FileFormat, string>;

/** Returns the media types of a path's answer, the usual one first. */
export function mediaTypesOf(path: string, { files }: Pick<Endpoint, "files">): readonly string[] {
  if (files) return files.map((format) => FILE_TYPES[format]);
  if (path.endsWith(".ics")) return ["text/calendar"];
  if (path.endsWith(".events")) return ["text/event-stream"];
  return path.endsWith(".html") ? ["text/html"] : [JSON_TYPE];
}

/** Whether the answer is JSON. Any other type is fixed by the path, because many clients accept only JSON in every call. */
export function isJsonAnswer(path: string, endpoint: Pick<Endpoint, "files">): boolean {
  return mediaTypesOf(path, endpoint).includes(JSON_TYPE);
}
