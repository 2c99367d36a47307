import { expect, test } from "vitest";
import { postHold } from "../../../testing/bookings.ts";
import { DAY, NINE, NOT_HELD, TEN, withHolds } from "../../../testing/holds.ts";
import { startApp } from "../../../testing/start-app.ts";
import { addIntervention, addPack } from "../../../testing/test-groups.ts";

const app = await startApp({ config: { trustProxy: 1 } });
const { world, hold, book, renew, release, later, times } = withHolds(app);

/** The headers of a visitor with this network address. */
function from(address: string) {
  return { headers: { "x-forwarded-for": address } };
}

/** Holds a slot at an hour of the day, from an address. */
async function held(index: number, address: string) {
  const time = `${DAY} ${String(9 + index).padStart(2, "0")}:00:00`;
  return (await hold(time, undefined, from(address))).body;
}

test("an address has four of the ten holds of a calendar, and goes on without more", async () => {
  for (let index = 0; index < 4; index++) expect((await held(index, "192.0.2.1")).hold).not.toBeNull();
  expect(await held(4, "192.0.2.1")).toEqual(NOT_HELD);
  expect(await times()).toContain("13:00");
  expect((await held(4, "192.0.2.2")).hold).not.toBeNull();
});

test("who may not hold more may still book, and lets go of what was held", async () => {
  await app.db.query("update groups set rules = $2, version = version + 1 where id = $1", [
    world.groupId,
    { hold_limit_per_address: 1 },
  ]);
  const mine = (await hold(NINE)).body.hold;
  expect((await hold(TEN)).body).toEqual(NOT_HELD);
  expect((await hold(TEN, mine)).body.hold).toBe(mine);
  expect((await book(`${DAY} 11:00:00`)).status).toBe(201);
});

test("a pack weighs in an address's holds what it weighs in its bookings: once, or by its hours", async () => {
  await app.db.query("update groups set rules = $2, version = version + 1 where id = $1", [
    world.groupId,
    { hold_limit_per_address: 2 },
  ]);
  const quick = await addIntervention(app.db, world.groupId, { length: 15 });
  const long = await addIntervention(app.db, world.groupId, { length: 75 });
  const addPackOf = (...ids: number[]) =>
    addPack(app.db, world.groupId, {
      config: JSON.stringify(ids.map((intervention_id) => ({ intervention_id }))),
    });
  const holdPack = async (date: string, pack_id: number) =>
    (await postHold(app, world.groupId, { date, pack_id })).body.hold !== null;
  const [short, two] = [await addPackOf(quick, quick, quick), await addPackOf(long, quick)];
  expect(await holdPack(NINE, short)).toBe(true);
  expect(await holdPack(TEN, two)).toBe(false);
  expect(await holdPack(TEN, short)).toBe(true);
  expect(await holdPack(`${DAY} 11:00:00`, short)).toBe(false);
});

test("a calendar is held ten times at once at most, whatever the address", async () => {
  const answers = [];
  for (let index = 0; index < 11; index++) {
    const time = `${String(9 + Math.floor(index / 2)).padStart(2, "0")}:${index % 2 ? "30" : "00"}`;
    answers.push(await hold(`${DAY} ${time}:00`, undefined, from(`192.0.2.${index}`)));
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
  expect((await hold(NINE, undefined, from("192.0.2.9"))).body.seconds).toBe(600);
  later(180);
  expect((await hold(NINE)).status).toBe(200);
});

test("a group may hold nothing at all", async () => {
  await app.db.query("update groups set rules = $2, version = version + 1 where id = $1", [
    world.groupId,
    { hold_limit_per_calendar: 0 },
  ]);
  expect((await hold(NINE)).body).toEqual(NOT_HELD);
  expect((await hold(NINE)).body).toEqual(NOT_HELD);
  expect((await book(NINE)).status).toBe(201);
});

test("neither the token nor the address of a hold is stored or logged", async () => {
  const address = "198.51.100.77";
  const { hold: token } = (await hold(NINE, undefined, from(address))).body;
  await times(`&hold=${token}`);
  await renew(token);
  await release(token);
  expect(app.logLines.filter((line) => line.includes(token))).toEqual([]);
  const { rows } = await app.db.query<{ text: string }>("select holds::text as text from holds");
  expect(rows.filter(({ text }) => text.includes(token) || text.includes(address))).toEqual([]);
});
