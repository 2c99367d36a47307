import type { EndpointName } from "@rendezvous/contract/endpoints";
import { appointmentEndpoints } from "@rendezvous/contract/booking/appointment-calls";
import { arrivalEndpoints } from "@rendezvous/contract/booking/arrival-calls";
import { changeEndpoints } from "@rendezvous/contract/booking/change-calls";
import { ficheEndpoints } from "@rendezvous/contract/booking/fiche-calls";
import { holdEndpoints } from "@rendezvous/contract/booking/hold-calls";
import { slotEndpoints } from "@rendezvous/contract/booking/slot-calls";
import { wishEndpoints } from "@rendezvous/contract/booking/wish-calls";
import { catalogueEndpoints } from "@rendezvous/contract/catalogue/catalogue-calls";
import { groupEndpoints } from "@rendezvous/contract/catalogue/group-calls";
import { openingHoursEndpoints } from "@rendezvous/contract/office/opening-hours-calls";
import { recordEndpoints } from "@rendezvous/contract/office/record-calls";
import { statisticsEndpoints } from "@rendezvous/contract/office/statistics-calls";
import { webhookEndpoints } from "@rendezvous/contract/office/webhook-calls";
import { accessKeyEndpoints } from "@rendezvous/contract/people/access-key-calls";
import { accountEndpoints } from "@rendezvous/contract/people/account-calls";
import { factorEndpoints } from "@rendezvous/contract/people/factor-calls";
import { feedEndpoints } from "@rendezvous/contract/people/feed-calls";
import { personalDataEndpoints } from "@rendezvous/contract/people/personal-data-calls";
import { proEndpoints } from "@rendezvous/contract/people/pro-calls";
import { sessionEndpoints } from "@rendezvous/contract/people/session-calls";

import { bulkEndpoints } from "@rendezvous/contract/site/bulk-calls";

type Calls = Readonly<Record<string, unknown>>;

/** The contents of the page: what most integrators need comes first. */
const AREAS: readonly (readonly [title: string, ...calls: Calls[]])[] = [
  ["Free times and appointments", slotEndpoints, holdEndpoints, appointmentEndpoints],
  ["Services, calendars, groups", catalogueEndpoints, groupEndpoints],
  ["Clients", ficheEndpoints],
  ["Keeping a copy, webhooks, many at once", changeEndpoints, webhookEndpoints, bulkEndpoints],
  ["The waiting list, arrivals", wishEndpoints, arrivalEndpoints],
  ["Records of the catalogue", recordEndpoints],
  ["Opening hours", openingHoursEndpoints],
  ["Statistics", statisticsEndpoints],
  ["Logins and people", sessionEndpoints, accountEndpoints, factorEndpoints, proEndpoints],
  ["Keys, feeds, personal data", accessKeyEndpoints, feedEndpoints, personalDataEndpoints],
];

export const AREA_TITLES: readonly string[] = [...AREAS.map(([title]) => title), "The back office"];

/** Returns the part of the contents that a call is in. */
export function areaOf(name: EndpointName): string {
  const area = AREAS.find(([, ...calls]) => calls.some((some) => Object.hasOwn(some, name)));
  return area?.[0] ?? "The back office";
}
