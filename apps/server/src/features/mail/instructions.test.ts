import { expect, test } from "vitest";
import { postAppointment, newPerson } from "../../testing/bookings.ts";
import { listJobs, makeDue } from "../../testing/jobs.ts";
import { startMailServer } from "../../testing/mail-server.ts";
import { mailTo } from "../../testing/people.ts";
import { startApp } from "../../testing/start-app.ts";
import { addCalendar, addGroup, addIntervention, addPack } from "../../testing/test-groups.ts";

const mails = await startMailServer();
const app = await startApp({ config: { smtpUrl: mails.url } });

const CARD = "<p>Bring your <strong>identity card</strong>.</p>";

async function addTownHall() {
  const group = await addGroup(app.db, {
    fields: { locale: "en", apptemplates: { confirm_text: "Ring & wait" } },
    rules: { reminder_minutes: 60 },
  });
  await addCalendar(app.db, group);
  const passport = await addIntervention(app.db, group, {
    publicname: JSON.stringify("Passport"),
    instructions: JSON.stringify({ en: CARD, fr: "Pièce d’identité" }),
  });
  const certificate = await addIntervention(app.db, group, {
    publicname: JSON.stringify("Certificate"),
    instructions: JSON.stringify("Family book\n< 3 months"),
  });
  const photo = await addIntervention(app.db, group, { publicname: JSON.stringify("Photo") });
  const book = async (request: object) => {
    const fiche = newPerson();
    const answer = await postAppointment(app, "v3", group, {
      date: "2026-12-03 10:00:00",
      fiche,
      ...request,
    });
    expect(answer.status, answer.text).toBe(201);
    return { email: fiche.email, records: answer.body.records };
  };
  return { group, passport, certificate, photo, book };
}

const decode = (content: string | ArrayBuffer | Uint8Array) =>
  (typeof content === "string" ? content : new TextDecoder().decode(content)).replaceAll("\r\n ", "");

test("what to bring comes with the answer, the confirmation, its calendar entry and the reminder", async () => {
  const { group, passport, book } = await addTownHall();
  const { email, records } = await book({ intervention_ids: [passport] });
  expect(records[0].interventions).toMatchObject([{ id: passport, instructions: CARD }]);
  const { mail } = await mailTo(mails, email);
  expect(mail.text).toContain("Bring your identity card.\nRing & wait");
  expect(mail.html).toContain(`${CARD}<p>Ring &amp; wait</p>`);
  expect(decode(mail.attachments[0]!.content)).toContain(
    String.raw`Dr Martin\nBring your identity card.\nRing & wait`,
  );
  await makeDue(app.db, await listJobs(app.db, { groupId: group, kind: "reminder" }));
  const { mail: reminder } = await mailTo(mails, email, 2);
  expect(reminder.text).toContain("Bring your identity card.");
});

test("of several services each says it under its name, and one without says nothing", async () => {
  const { group, passport, certificate, photo, book } = await addTownHall();
  const pack = await addPack(app.db, group, {
    config: [passport, certificate, photo].map((intervention_id) => ({ intervention_id })),
  });
  app.context.changes.announce("catalogue", group);
  const { email, records } = await book({ pack_id: pack });
  const named = records.flatMap(({ interventions }: { interventions: object[] }) => interventions);
  expect(named.map((one: object) => "instructions" in one)).toEqual([true, true, false]);
  const { mail } = await mailTo(mails, email);
  expect(mail.text).toContain(
    "Passport\nBring your identity card.\nCertificate\nFamily book\n< 3 months\nRing & wait",
  );
});
