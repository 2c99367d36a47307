import { expect, test } from "vitest";
import { toItemsQuery } from "../../../testing/items-query.ts";
import { startApp } from "../../../testing/start-app.ts";
import { addCalendar, addGroup, addIntervention } from "../../../testing/test-groups.ts";

const HOURS = [{ days: ["mo", "tu", "we", "th", "fr"], from: "09:00", to: "18:00" }];

/** More searches than may wait, however fast they are. */
const MANY = 120;

const app = await startApp();
const group = await addGroup(app.db, { fields: { openData: true } });
for (let at = 0; at < 8; at++) await addCalendar(app.db, group, { openinghours: HOURS });
const service = await addIntervention(app.db, group, { length: 15, buffer_before: 5, buffer_after: 5 });
const items = Array.from({ length: 20 }, () => ({ intervention_id: service }));
const path = `v3/groups/${group}/availabletimeslots?nDays=62&${toItemsQuery(items)}`;

test("of many long searches at once from one address some are put off, and short ones are answered meanwhile", async () => {
  let left = MANY;
  const searches = Array.from({ length: MANY }, (_, at) =>
    app
      .call(`${path}&start=2026-12-02T0${Math.floor(at / 60)}:${String(at % 60).padStart(2, "0")}:00`)
      .finally(() => (left -= 1)),
  );
  // This request comes after the searches and is answered while many of them still wait.
  const health = await app.get("/healthz");
  const leftThen = left;
  expect(health.status).toBe(200);
  expect(leftThen).toBeGreaterThan(10);
  const answers = await Promise.all(searches);
  const found = answers.filter(({ status }) => status === 200);
  const later = answers.filter(({ status }) => status === 429);
  expect(found.length).toBeGreaterThanOrEqual(40);
  expect(later.length).toBeGreaterThan(0);
  expect(found.length + later.length).toBe(MANY);
  expect(later[0]?.headers.get("retry-after")).toBe("2");
  expect(found[0]?.body.availabletimeslots.length).toBeGreaterThan(300);
  expect((await app.call(`${path}&start=2026-12-03`)).status).toBe(200);
});
