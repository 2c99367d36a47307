import { afterAll, expect, test } from "vitest";
import { newPerson, postAppointment, postCancellation } from "../../../testing/bookings.ts";
import { expectWhole } from "../../../testing/expect-whole.ts";
import { listJobs, type WaitingJob } from "../../../testing/jobs.ts";
import { addPro, tokenOf } from "../../../testing/people.ts";
import { startApp } from "../../../testing/start-app.ts";
import { addCalendar, addGroup, addIntervention } from "../../../testing/test-groups.ts";
import { signWishKey } from "./wish-key.ts";

const ROUNDS = 8;
const WAITERS = 3;

const first = await startApp();
/** Both servers do jobs. */
const apps = [first, await startApp({ database: first.database })];
const { db } = first;
afterAll(() => expectWhole(db));

const HOURS = [{ days: ["mo", "tu", "we", "th", "fr"], from: "10:00", to: "10:30" }];
const [WEDNESDAY, THURSDAY] = ["2026-12-02", "2026-12-03"];
const at = (day: string) => `${day}T10:00:00+01:00`;

async function addPractice(capacity = 1) {
  const groupId = await addGroup(db, { rules: { waiting_minutes: 30 } });
  const calendar_id = await addCalendar(db, groupId, { openinghours: HOURS, capacity });
  const service = await addIntervention(db, groupId);
  const pro = await tokenOf(first, groupId, (await addPro(db, [groupId])).email);
  const appointment = (day: string) => ({ start_at: at(day), calendar_id, intervention_ids: [service] });
  const post = (path: string, body: object, { server = 0, token = "" } = {}) =>
    apps[server]!.call(`v3/groups/${groupId}/${path}`, {
      method: "POST",
      body,
      ...(token !== "" && { token }),
    });
  const wish = async (): Promise<number> => {
    const fiche = newPerson();
    const body = { wish: { intervention_ids: [service], first_day: WEDNESDAY, last_day: THURSDAY, fiche } };
    return (await post("wishes", body)).body.id;
  };
  const book = (day: string, server = 0) => postAppointment(apps[server]!, "v3", groupId, appointment(day));
  const cancel = (booked: Awaited<ReturnType<typeof book>>, server = 0) =>
    postCancellation(apps[server]!, "v3", groupId, [booked.body.records[0].id], booked.body.fiche_token);
  const settle = () =>
    expect
      .poll(() => listJobs(db, { groupId, queue: "offer_times" }), { timeout: 20_000 })
      .toSatisfy((jobs: WaitingJob[]) => jobs.every(({ secondsLeft }) => secondsLeft > 60));
  const offers = async () =>
    (
      await db.query<{ id: number; wish_id: number; state: string }>(
        "select id, wish_id, state from wish_offers where group_id = $1 order by id",
        [groupId],
      )
    ).rows;
  const answer = (what: string, wishId: number, offer_id: number, server = 0) => {
    const key = signWishKey(groupId, wishId, first.context.installation.secret);
    return post("wishes.answer", { answer: { what, key, offer_id } }, { server });
  };
  const fill = (wishId: number, day: string, server = 0) =>
    post(`wishes/${wishId}/fill`, { gap: { start_at: at(day), calendar_id } }, { server, token: pro });
  const countBooked = async (day: string): Promise<number> =>
    (
      await db.query<{ count: number }>(
        "select count(*)::integer from appointments where group_id = $1 and not deleted and start_at = $2",
        [groupId, at(day)],
      )
    ).rows[0]!.count;
  return { groupId, wish, book, cancel, settle, offers, answer, fill, countBooked };
}

test("two times are freed at once on two servers: one wish gets one offer, two wishes one each", async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const { wish, book, cancel, settle, offers } = await addPractice();
    const booked = [await book(WEDNESDAY), await book(THURSDAY)];
    const wishes = [await wish(), ...(round % 2 === 0 ? [] : [await wish()])];
    await Promise.all(booked.map(cancel));
    await settle();
    const made = await offers();
    expect(made.map(({ state }) => state)).toEqual(wishes.map(() => "open"));
    expect(new Set(made.map(({ wish_id }) => wish_id))).toEqual(new Set(wishes));
  }
}, 120_000);

test("both places of one time are freed at once: each goes to another person", async () => {
  for (let round = 0; round < ROUNDS / 2; round++) {
    const { wish, book, cancel, settle, offers } = await addPractice(2);
    const booked = [await book(WEDNESDAY), await book(WEDNESDAY)];
    const wishes = [await wish(), await wish(), await wish()];
    await Promise.all(booked.map(cancel));
    await settle();
    const made = (await offers()).map(({ wish_id }) => wish_id);
    expect(new Set(made.slice(0, 2))).toEqual(new Set(wishes.slice(0, 2)));
    // The third person waits for Thursday, too, which nobody has booked.
    expect(made).toHaveLength(2);
  }
}, 120_000);

test("an offer is accepted twice, declined, and booked by others and by hand at the same moment: one of them gets the time", async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const { wish, book, cancel, settle, offers, answer, fill, countBooked } = await addPractice();
    const booked = await book(WEDNESDAY);
    await book(THURSDAY);
    const wishes: number[] = [];
    for (let count = 0; count < WAITERS; count++) wishes.push(await wish());
    await cancel(booked);
    await settle();
    const [offer] = await offers();
    expect(offer?.wish_id).toBe(wishes[0]);
    const answers = await Promise.all([
      answer("accept", wishes[0]!, offer!.id, round % 2),
      answer("accept", wishes[0]!, offer!.id, (round + 1) % 2),
      ...(round % 2 === 0 ? [] : [answer("decline", wishes[0]!, offer!.id)]),
      book(WEDNESDAY, 1),
      fill(wishes[1]!, WEDNESDAY, 1),
    ]);
    for (const { status, text } of answers) expect(status, text).toBeLessThan(500);
    await settle();
    const states = (await offers()).map(({ state }) => state);
    const isHeld = states.at(-1) === "open";
    expect((await countBooked(WEDNESDAY)) + (isHeld ? 1 : 0)).toBe(1);
    if (round % 2 === 0) expect(states).toEqual(["accepted"]);
  }
}, 120_000);
