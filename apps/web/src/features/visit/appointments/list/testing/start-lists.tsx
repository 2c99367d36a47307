import type { Appointment } from "@rendezvous/contract/booking/appointment";
import { mergePacks } from "@rendezvous/domain/appointment/merge-packs";
import { loadLazyPhrases } from "@rendezvous/phrases/browser-phrases";
import { aCalendar } from "../../../../ground/group/testing/catalogue-records.ts";
import { type Situation, startInGroup } from "../../../../ground/group/testing/start-in-group.tsx";
import { AppointmentLists } from "../appointment-lists.tsx";
import type { EntryAction } from "../appointment-menu.tsx";

/** Renders the lists, and records the requested actions. */
export async function startLists(appointments: readonly Appointment[], name = "", situation: Situation = {}) {
  const actions: [EntryAction, number[]][] = [];
  await loadLazyPhrases("en", "appointment");
  const lists = (
    <main>
      <AppointmentLists
        entries={mergePacks(appointments)}
        name={name}
        onAction={(action, entries) => actions.push([action, entries.map(({ id }) => id)])}
        onBegun={() => undefined}
      />
    </main>
  );
  const anna = aCalendar(2, "Anna", { thumbnail: "/anna-510x510.png" });
  const { screen } = await startInGroup(lists, { catalogue: { calendars: [anna] }, ...situation });
  return { screen, actions };
}
