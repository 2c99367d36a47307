import { afterEach, beforeEach, expect, test } from "vitest";
import { postAppointment, postHold } from "../../testing/bookings.ts";
import { startApp, TEST_NOW } from "../../testing/start-app.ts";
import { addCalendar, addGroup, addIntervention } from "../../testing/test-groups.ts";

const DAY = "2026-12-02";
const NINE = `${DAY} 09:00:00`;
const TEN = `${DAY} 10:00:00`;

let groupId: number;
let calendar: number;
let service: number;

const app = await startApp({ config: { trustProxy: 1 } });
beforeEach(async () => {
  groupId = await addGroup(app.db);
  calendar = await addCalendar(app.db, groupId);
  service = await addIntervention(app.db, groupId);
});

afterEach(() => app.clock.set(TEST_NOW));

const wanted = (date: string) => ({ date, calendar_id: calendar, intervention_ids: [service] });
const hour = (index: number) => `${DAY} ${String(9 + index).padStart(2, "0")}:00:00`;
const hold = (date: string, token?: string) => postHold(app, groupId, { ...wanted(date), token });
const book = (date: string) => postAppointment(app, "v3", groupId, wanted(date));
const later = (minutes: number): void => app.clock.set(app.clock.now() + minutes * 60_000);
const renew = (token: string) => app.call(`v3/groups/${groupId}/holds?hold=${token}`, { method: "PUT" });
const release = (token: string) =>
  app.call(`v3/groups/${groupId}/holds/release?hold=${token}`, { method: "POST" });

/** Somebody behind a network address of their own. */
function from(address: string) {
  return { headers: { "x-forwarded-for": address } };
}

/** At an hour of the day, from an address. */
async function held(index: number, address: string) {
  return (await postHold(app, groupId, wanted(hour(index)), from(address))).body;
}

async function times(query = ""): Promise<string[]> {
  const answer = await app.call(
    `v3/groups/${groupId}/availabletimeslots?start=${DAY}&nDays=1&intervention_ids[]=${service}${query}`,
  );
  return answer.body.availabletimeslots.map(({ time }: { time: string }) => time);
}

const NOT_HELD = { hold: null, expires_at: null, seconds: 0 };

test("an address has four of the ten holds of a calendar, and goes on without more", async () => {
  for (let index = 0; index < 4; index++) expect((await held(index, "192.0.2.1")).hold).not.toBeNull();
  expect(await held(4, "192.0.2.1")).toEqual(NOT_HELD);
  expect(await times()).toContain("13:00");
  expect((await held(4, "192.0.2.2")).hold).not.toBeNull();
});

test("who may not hold more may still book, and lets go of what was held", async () => {
  await app.db.query("update groups set rules = $2, version = version + 1 where id = $1", [
    groupId,
    { hold_limit_per_address: 1 },
  ]);
  const mine = (await hold(NINE)).body.hold;
  expect((await hold(TEN)).body).toEqual(NOT_HELD);
  expect((await hold(TEN, mine)).body.hold).toBe(mine);
  expect((await book(`${DAY} 11:00:00`)).status).toBe(201);
});

test("a calendar is held ten times at once at most, whoever holds", async () => {
  const answers = [];
  for (let index = 0; index < 11; index++) {
    const time = `${String(9 + Math.floor(index / 2)).padStart(2, "0")}:${index % 2 ? "30" : "00"}`;
    answers.push(await postHold(app, groupId, wanted(`${DAY} ${time}:00`), from(`192.0.2.${index}`)));
  }
  expect(answers.filter(({ body }) => body.hold !== null)).toHaveLength(10);
  expect(answers.at(-1)!.body).toEqual(NOT_HELD);
});

test("one address holds one time for half an hour, however often it lets go and holds again", async () => {
  const seconds: number[] = [];
  for (let turn = 0; turn < 5; turn++) {
    const { body } = await hold(NINE);
    seconds.push(body.seconds);
    later(9);
    if (body.hold) await release(body.hold);
  }
  expect(seconds).toEqual([600, 600, 600, 180, 0]);
  expect((await postHold(app, groupId, wanted(NINE), from("192.0.2.9"))).body.seconds).toBe(600);
  later(180);
  expect((await hold(NINE)).status).toBe(200);
});

test("a group may hold nothing at all", async () => {
  await app.db.query("update groups set rules = $2, version = version + 1 where id = $1", [
    groupId,
    { hold_limit_per_calendar: 0 },
  ]);
  expect((await hold(NINE)).body).toEqual(NOT_HELD);
  expect((await hold(NINE)).body).toEqual(NOT_HELD);
  expect((await book(NINE)).status).toBe(201);
});

test("neither the token nor the address of a hold is stored or logged", async () => {
  const address = "198.51.100.77";
  const { hold: token } = (await postHold(app, groupId, wanted(NINE), from(address))).body;
  await times(`&hold=${token}`);
  await renew(token);
  await release(token);
  expect(app.logLines.filter((line) => line.includes(token))).toEqual([]);
  const { rows } = await app.db.query<{ text: string }>("select holds::text as text from holds");
  expect(rows.filter(({ text }) => text.includes(token) || text.includes(address))).toEqual([]);
});
