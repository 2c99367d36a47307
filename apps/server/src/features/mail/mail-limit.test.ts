import { expect, test } from "vitest";
import { postAppointment, postCancellation, newPerson } from "../../testing/bookings.ts";
import { listJobs } from "../../testing/jobs.ts";
import { startMailServer } from "../../testing/mail-server.ts";
import { addAccount, tokenOf } from "../../testing/people.ts";
import { startApp } from "../../testing/start-app.ts";
import { mailLimitOf, noticeLimitOf, sendWithinLimit } from "./mail-limit.ts";
import { addCalendar, addGroup, addIntervention } from "../../testing/test-groups.ts";

const mails = await startMailServer();
const cancel = { address: { max: 2, seconds: 3600 } };
const app = await startApp({ config: { smtpUrl: mails.url }, limits: { cancel } });

async function addSalon() {
  const groupId = await addGroup(app.db, {});
  const calendar_id = await addCalendar(app.db, groupId, { capacity: 50 });
  const intervention_ids = [await addIntervention(app.db, groupId)];
  return { groupId, request: { date: "2026-12-03 10:00:00", calendar_id, intervention_ids } };
}

const allDone = () => expect.poll(() => listJobs(app.db, { queue: "mail" }), { timeout: 20_000 }).toEqual([]);

test("a mailbox that is not proven gets twenty mails a day, under however many names and spellings", async () => {
  const [one, other] = [await addSalon(), await addSalon()];
  mails.refuseNext(3);
  for (let at = 0; at < 26; at++) {
    const { groupId, request } = at % 2 === 0 ? one : other;
    const email = at % 3 === 0 ? `vic.tim+${at}@gmail.com` : `v.i.ctim+x${at}@googlemail.com`;
    const fiche = { ...newPerson(), email };
    expect((await postAppointment(app, "v3", groupId, { ...request, fiche })).status).toBe(201);
  }
  await allDone();
  expect(mails.received.filter(({ to }) => /g(?:oogle)?mail/.test(to[0] ?? ""))).toHaveLength(20);
  // Mails to other people still go out.
  const { email } = await addAccount(app.db, one.groupId);
  const token = await tokenOf(app, one.groupId, email);
  await postAppointment(
    app,
    "v3",
    one.groupId,
    { ...one.request, fiche: { ...newPerson(), email } },
    { token },
  );
  await mails.waitFor(21);
});

test("cancelling has a limit", async () => {
  const { groupId, request } = await addSalon();
  const codes: number[] = [];
  for (let at = 0; at < 3; at++) {
    const { body } = await postAppointment(app, "v3", groupId, { ...request, fiche: newPerson() });
    const [{ id }] = body.records;
    codes.push((await postCancellation(app, "v3", groupId, [id], body.fiche_token)).status);
  }
  expect(codes).toEqual([200, 200, 429]);
});

test("what an organisation hears of its clients is counted apart from what a client reads in the same mailbox", async () => {
  const email = "bureau@salon.example";
  const done = { mails: 0, notices: 0 };
  const send = async (kind: keyof typeof done, window: ReturnType<typeof noticeLimitOf>) =>
    sendWithinLimit(app.context, [window], async () => void (done[kind] += 1));
  for (let at = 0; at < 210; at++) await send("mails", mailLimitOf({ email, isProven: true }));
  for (let at = 0; at < 210; at++) await send("notices", noticeLimitOf(email));
  expect(done).toEqual({ mails: 200, notices: 210 });
  // Notices have a limit too, because anyone may have typed the address.
  for (let at = 0; at < 800; at++) await send("notices", noticeLimitOf("bureau+x@salon.example"));
  expect(done.notices).toBe(1000);
});
