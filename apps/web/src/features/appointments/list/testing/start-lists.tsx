import type { Appointment } from "@rendezvous/contract/appointment";
import type { Calendar } from "@rendezvous/contract/catalogue";
import type { Group } from "@rendezvous/contract/group";
import { mergePacks } from "@rendezvous/domain/appointment/merge-packs";
import { formatRfc3339, formatWallDateTime } from "@rendezvous/domain/time/zone";
import { loadAppointmentPhrases } from "@rendezvous/phrases/appointment-phrases";
import { loadBrowserPhrases } from "@rendezvous/phrases/browser-phrases";
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { Suspense } from "react";
import { render } from "vitest-browser-react";
import { WordingContext } from "../../../../lib/phrases.ts";
import { FirstDataContext, KnownGroupContext } from "../../../group/first-data.ts";
import { AppointmentLists } from "../appointment-lists.tsx";
import type { EntryAction } from "../appointment-menu.tsx";

const ZONE = "Europe/Paris";
const GROUP = { id: 4, urlname: "practice", timezone: ZONE, display_intervention_length: true } as Group;

let count = 0;

/** An appointment that begins so many minutes from now, of half an hour. */
export function appointmentIn(minutes: number, more: Partial<Appointment> = {}): Appointment {
  count += 1;
  const start = Math.floor(Date.now() / 60_000) + minutes;
  const end = start + 30;
  return {
    id: count,
    start: formatWallDateTime(ZONE, start),
    end: formatWallDateTime(ZONE, end),
    start_at: formatRfc3339(ZONE, start),
    end_at: formatRfc3339(ZONE, end),
    duration: 30,
    capacity: 1,
    type: "free",
    parent_id: null,
    consecutive_value: 0,
    pack: null,
    pack_id: null,
    intervention_id: 1,
    intervention_name: "Consultation",
    intervention_length: 30,
    intervention_price: 0,
    interventions: [],
    calendar_id: 2,
    calendar_name: "Anna",
    calendar: { id: 2, name: "Anna" },
    resource: null,
    address: null,
    group_id: 4,
    group_name: "Practice",
    location: "6 rue des Tilleuls",
    fiche_id: 3,
    fiche: { firstname: "Camille", lastname: "Dubois" },
    price_amount: 0,
    price: 0,
    promotion: null,
    is_promoted: false,
    comments: "",
    vevent_comments: "",
    vevent_fields: {},
    videoconference: false,
    video_credentials: null,
    state: 0,
    deleted: false,
    export_token: null,
    ...more,
  };
}

/** The lists as their owner meets them, and what they ask for. */
export async function startLists(appointments: readonly Appointment[], name = "") {
  const actions: [EntryAction, number[]][] = [];
  const phrases = await loadBrowserPhrases("en");
  await loadAppointmentPhrases("en");
  const lists = () => (
    <main>
      <Suspense>
        <AppointmentLists
          entries={mergePacks(appointments)}
          name={name}
          onAction={(action, entries) => actions.push([action, entries.map(({ id }) => id)])}
          onBegun={() => undefined}
        />
      </Suspense>
    </main>
  );
  const router = createRouter({
    routeTree: createRootRoute({ component: lists }),
    history: createMemoryHistory({ initialEntries: ["/"] }),
  });
  const anna = { id: 2, thumbnail: "/anna-510x510.png" } as Calendar;
  const catalogue = {
    calendars: [anna],
    calendarsets: [],
    interventions: [],
    interventionsets: [],
    packs: [],
  };
  const screen = await render(
    <WordingContext value={{ language: "en", dateLocale: "en-GB", phrases }}>
      <FirstDataContext
        value={{
          apiKey: "",
          apiV3Host: "",
          sessionHost: "",
          environment: "master",
          meetingHost: "meet.example.org",
          locale: "en",
          now: Date.now(),
          page: { kind: "unknown" },
        }}
      >
        <KnownGroupContext
          value={{ group: GROUP, catalogue: { ...catalogue, forms: { Fiche: [], Vevent: [] } } }}
        >
          <RouterProvider router={router} />
        </KnownGroupContext>
      </FirstDataContext>
    </WordingContext>,
  );
  return { screen, actions };
}
