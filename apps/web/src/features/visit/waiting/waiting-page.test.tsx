import type { Wish } from "@rendezvous/contract/booking/wish";
import { loadLazyPhrases } from "@rendezvous/phrases/browser-phrases";
import { expect, test } from "vitest";
import { aService } from "../../ground/group/testing/catalogue-records.ts";
import { startInGroup } from "../../ground/group/testing/start-in-group.tsx";
import { WaitingPage } from "./waiting-page.tsx";

const named = (id: number, name: string) => ({ id, name });
const OFFERED: Wish = {
  id: 5,
  fiche_id: 3,
  firstname: "Camille",
  lastname: "Dubois",
  firstphone: "",
  pack_ids: [],
  intervention_ids: [1],
  interventions: [named(1, "Yoga")],
  calendars: [],
  places: 2,
  appointment: null,
  first_day: "2026-12-01",
  last_day: "2026-12-20",
  days: [],
  times: [],
  state: "offered",
  first: false,
  created_at: "2026-11-27T09:00:00Z",
  offer: {
    id: 8,
    start: "2026-12-08 18:00:00",
    start_at: "2026-12-08T18:00:00+01:00",
    end_at: "2026-12-08T18:00:00Z",
    calendar: named(9, "Evening hatha"),
    teacher: named(6, "Anna"),
    room: named(7, "Garden"),
    expires_at: "2026-12-01T10:00:00Z",
  },
};

test("an offered date of a class names class, teacher, room and places, with the price of all places", async () => {
  await loadLazyPhrases("en", "waiting");
  await loadLazyPhrases("en", "appointment");
  const { screen } = await startInGroup(<WaitingPage />, {
    address: "/practice/waiting?key=w.5.1.x",
    catalogue: { interventions: [{ ...aService(1, "Yoga"), price: 1800, length: 75 }] },
    answer: () => OFFERED,
  });
  await expect.element(screen.getByText("Yoga, Evening hatha, Anna, Garden")).toBeVisible();
  await expect.element(screen.getByText("Places: 2")).toBeVisible();
  await expect.element(screen.getByText(/36\.00/)).toBeVisible();
});
