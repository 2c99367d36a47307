import { expect, test } from "vitest";
import type { AuthorizedGroupId } from "../../../http/context.ts";
import { newPerson, postAppointment } from "../../../testing/bookings.ts";
import { addPro, tokenOf } from "../../../testing/people.ts";
import { startApp } from "../../../testing/start-app.ts";
import { addCalendar, addGroup, addIntervention, addPack } from "../../../testing/test-groups.ts";
import { findStoredCatalogue } from "./load-catalogue.ts";

const app = await startApp();

const hoursOf = (from: string, to: string) => [{ days: ["mo", "tu", "we", "th", "fr"], from, to }];

async function addPractice() {
  const group = await addGroup(app.db, { fields: { openinghours: hoursOf("09:00", "12:00") } });
  const token = await tokenOf(app, group, (await addPro(app.db, [group], { role: "owner" })).email);
  const service = await addIntervention(app.db, group);
  const calendar = await addCalendar(app.db, group);
  const inheriting = await addCalendar(app.db, group, { openinghours: null });
  await addPack(app.db, group, { config: [{ intervention_id: service }] });
  const put = (path: string, body: object) =>
    app.call(`v3/groups/${group}/${path}`, { method: "PUT", token, body });
  return {
    group,
    service,
    calendar,
    put,
    save: async (path: string, body: object) => {
      const saved = await put(path, body);
      expect(saved.status, saved.text).toBe(200);
    },
    /** Reads the catalogue from this process's memory. */
    read: async () => {
      const record = (await app.context.groups.find(group))!;
      const { calendars, interventions, packs } = await findStoredCatalogue(
        app.context,
        record,
        group as AuthorizedGroupId,
      );
      const [own, other] = [
        calendars.find(({ id }) => id === calendar)!,
        calendars.find(({ id }) => id === inheriting)!,
      ];
      return { own, inheriting: other, service: interventions[0]!, pack: packs[0]! };
    },
    slots: async () => {
      const query = `start=2026-12-03&nDays=1&calendar_ids[]=${calendar}&intervention_ids[]=${service}`;
      const { body } = await app.call(`v3/groups/${group}/availabletimeslots?${query}`);
      return body.availabletimeslots.map(({ start }: { start: string }) => start.slice(11, 16));
    },
  };
}

test("of a changed catalogue only what has changed is read anew, and what takes something from it", async () => {
  const { service, read, save } = await addPractice();
  const first = await read();
  await save(`interventions/${service}`, { intervention: { length: 45 } });
  const second = await read();
  expect(second.own).toBe(first.own);
  expect(second.inheriting).toBe(first.inheriting);
  expect(second.service.length).toBe(45);
  expect(second.pack.length).toBe(45);
  await save("settings", { settings: { openinghours: hoursOf("10:00", "12:00") } });
  const third = await read();
  expect(third.own).toBe(first.own);
  expect(third.service).toBe(second.service);
  expect(third.pack).toBe(second.pack);
  expect(third.inheriting.openinghours).toMatchObject(hoursOf("10:00", "12:00"));
});

test("a change that was looked at and taken back is not mistaken for the next one", async () => {
  const { group, service, calendar, put, save, slots } = await addPractice();
  const booked = await postAppointment(app, "v3", group, {
    date: "2026-12-03 09:00:00",
    calendar_id: calendar,
    intervention_ids: [service],
    fiche: newPerson(),
  });
  expect(booked.status, booked.text).toBe(201);
  const path = `calendars/${calendar}`;
  // The change searches free times inside its transaction and is then refused.
  const refused = await put(path, { calendar: { openinghours: hoursOf("14:00", "15:00") } });
  expect(refused.body.details.appointments[0].free).not.toEqual([]);
  const accept = [{ appointment_id: booked.body.records[0].id, action: "keep" }];
  await save(path, { calendar: { openinghours: hoursOf("16:00", "17:00") }, accept });
  expect(await slots()).toEqual(["16:00", "16:30"]);
});
