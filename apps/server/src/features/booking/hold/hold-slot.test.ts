import { describe, expect, test } from "vitest";
import { postAppointment, postCancellation, postHold } from "../../../testing/bookings.ts";
import { DAY, NINE, NOT_HELD, TEN, withHolds } from "../../../testing/holds.ts";
import { startApp } from "../../../testing/start-app.ts";
import { addCalendar, addGroup, addIntervention } from "../../../testing/test-groups.ts";

const app = await startApp();
const { world, toAppointment, hold, book, renew, release, later, times } = withHolds(app);

describe("a held slot", () => {
  test("is its visitor's for ten minutes: no other visitor sees, holds or books it", async () => {
    const held = await hold(NINE);
    expect(held.status).toBe(200);
    expect(held.body).toEqual({
      hold: expect.stringMatching(/^[\w-]{43}$/),
      expires_at: "2026-12-01T09:10:00.000Z",
      seconds: 600,
    });
    expect(await times()).not.toContain("09:00");
    expect((await hold(NINE)).body.message).toBe("availabletimeslots");
    const other = await book(NINE);
    expect([other.status, other.body.message]).toEqual([409, "availabletimeslots"]);
    expect(await times(`&hold=${held.body.hold}`)).toContain("09:00");
  });

  test("becomes its visitor's appointment, and is a hold no longer", async () => {
    const { hold: token } = (await hold(NINE)).body;
    expect((await book(NINE, token)).status).toBe(201);
    expect(await times(`&hold=${token}`)).not.toContain("09:00");
    expect((await renew(token)).body).toEqual(NOT_HELD);
    const { rows } = await app.db.query("select hold_id from seats where group_id = $1", [world.groupId]);
    expect(rows).toEqual([{ hold_id: null }]);
  });

  test("is not booked by another's hold, nor by one of another group", async () => {
    const mine = (await hold(NINE)).body.hold;
    const others = (await hold(TEN)).body.hold;
    expect((await book(NINE, others)).status).toBe(409);
    const elsewhere = await addGroup(app.db);
    await addCalendar(app.db, elsewhere);
    expect((await app.call(`v3/groups/${elsewhere}/holds?hold=${mine}`, { method: "PUT" })).body).toEqual(
      NOT_HELD,
    );
    await app.call(`v3/groups/${elsewhere}/holds/release?hold=${mine}`, { method: "POST" });
    expect(await times(`&hold=${others}`)).not.toContain("09:00");
    expect((await renew(mine)).body.hold).toBe(mine);
  });

  test("that is cancelled after it was booked can be held again", async () => {
    const token = (await hold(NINE)).body.hold;
    const booked = await book(NINE, token);
    const ids = booked.body.records.map(({ id }: { id: number }) => id);
    expect((await postCancellation(app, "v3", world.groupId, ids, booked.body.fiche_token)).status).toBe(200);
    expect((await hold(NINE)).body.hold).not.toBeNull();
  });

  test("lets its visitor book another time instead, and is free then", async () => {
    const token = (await hold(NINE)).body.hold;
    expect((await book(TEN, token)).status).toBe(201);
    expect(await times()).toContain("09:00");
  });

  test("is kept when its booking is refused", async () => {
    const token = (await hold(NINE)).body.hold;
    const refused = await postAppointment(app, "v3", world.groupId, {
      ...toAppointment(NINE),
      hold: token,
      fiche: { firstname: "Anna" },
    });
    expect(refused.status).toBe(422);
    expect((await hold(NINE)).status).toBe(409);
    expect((await book(NINE, token)).status).toBe(201);
  });
});

describe("a hold that has run out", () => {
  test("counts as free at once, in the list, for another hold and for a booking, with its row still there", async () => {
    await hold(NINE);
    await hold(TEN);
    expect(await times()).not.toContain("09:00");
    later(10);
    expect(await times()).toEqual(expect.arrayContaining(["09:00", "10:00"]));
    expect((await hold(NINE)).body.hold).not.toBeNull();
    expect((await book(TEN)).status).toBe(201);
  });

  test("leaves no answer behind that was made before", async () => {
    await hold(NINE);
    later(9.999);
    expect(await times()).not.toContain("09:00");
    later(0.001);
    expect(await times()).toContain("09:00");
  });

  test("still lets its visitor book while the slot is free, and not when it is taken", async () => {
    const first = (await hold(NINE)).body.hold;
    const second = (await hold(TEN)).body.hold;
    later(11);
    expect((await renew(first)).body).toEqual(NOT_HELD);
    expect((await book(NINE, first)).status).toBe(201);
    expect((await book(TEN)).status).toBe(201);
    expect((await book(TEN, second)).status).toBe(409);
  });
});

describe("renewing", () => {
  test("holds for ten minutes more each time, and for thirty in all", async () => {
    const token = (await hold(NINE)).body.hold;
    const ends: number[] = [];
    for (let turn = 0; turn < 4; turn++) {
      later(8);
      ends.push((await renew(token)).body.seconds);
    }
    expect(ends).toEqual([600, 600, 360, 0]);
    expect((await book(NINE)).status).toBe(201);
  });

  test("is answered by 'not held' for a token that never held anything", async () => {
    expect((await renew("x".repeat(43))).body).toEqual(NOT_HELD);
  });
});

describe("letting go", () => {
  test("frees the slot at once, and may be said twice", async () => {
    const token = (await hold(NINE)).body.hold;
    expect(await times()).not.toContain("09:00");
    expect((await release(token)).body).toEqual(NOT_HELD);
    expect(await times()).toContain("09:00");
    expect((await release(token)).status).toBe(200);
  });

  test("in a moment frees the slot then, unless the visitor is back before", async () => {
    const token = (await hold(NINE)).body.hold;
    expect((await release(token, "&seconds=20")).body.seconds).toBe(20);
    later(0.2);
    expect((await renew(token)).body.seconds).toBe(600);
    await release(token, "&seconds=20");
    later(0.5);
    expect(await times()).toContain("09:00");
  });

  test("never makes a hold longer", async () => {
    const token = (await hold(NINE)).body.hold;
    later(9.9);
    expect((await release(token, "&seconds=60")).body.seconds).toBe(6);
  });
});

describe("one visitor", () => {
  test("holds one slot: choosing another lets the first go", async () => {
    const token = (await hold(NINE)).body.hold;
    expect((await hold(TEN, token)).body.hold).toBe(token);
    expect(await times()).toContain("09:00");
    expect(await times()).not.toContain("10:00");
    expect((await book(TEN, token)).status).toBe(201);
  });

  test("keeps what is held when the other slot is taken", async () => {
    const token = (await hold(NINE)).body.hold;
    await hold(TEN);
    expect((await hold(TEN, token)).status).toBe(409);
    expect((await hold(NINE)).status).toBe(409);
    expect((await book(NINE, token)).status).toBe(201);
  });

  test("may choose a time that overlaps what is held", async () => {
    const long = await addIntervention(app.db, world.groupId, { length: 60 });
    const token = (await hold(NINE)).body.hold;
    const request = { ...toAppointment(`${DAY} 09:30:00`), intervention_ids: [long], token };
    expect((await postHold(app, world.groupId, request)).body.hold).toBe(token);
    const back = { ...request, date: NINE };
    expect((await postHold(app, world.groupId, back)).body.hold).toBe(token);
  });

  test("may ask again when the first answer got lost, by a token of the client's own", async () => {
    const token = "a".repeat(40);
    expect((await hold(NINE, token)).body.hold).toBe(token);
    expect((await hold(NINE, token)).body.hold).toBe(token);
    expect((await hold(NINE, "short")).status).toBe(400);
  });

  test("who chooses twice at the same moment holds one of the two", async () => {
    const token = "b".repeat(40);
    const answers = await Promise.all([NINE, TEN, NINE, TEN].map((date) => hold(date, token)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const { rows } = await app.db.query("select 1 from seats where group_id = $1", [world.groupId]);
    expect(rows).toHaveLength(1);
  });
});
