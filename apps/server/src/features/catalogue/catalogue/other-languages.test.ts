import { expect, test } from "vitest";
import { newPerson, postAppointment } from "../../../testing/bookings.ts";
import { mailTo } from "../../../testing/people.ts";
import { startMailServer } from "../../../testing/mail-server.ts";
import { startApp } from "../../../testing/start-app.ts";
import {
  addCalendar,
  addGroup,
  addIntervention,
  addInterventionset,
  addPack,
} from "../../../testing/test-groups.ts";

const mails = await startMailServer();
const app = await startApp({ config: { smtpUrl: mails.url } });

/** A group in French; some of its texts are in Polish too, some in Polish and English only. */
const groupId = await addGroup(app.db, {
  urlname: "salon-francais",
  name: "Salon Margaux",
  fields: {
    locale: "fr",
    enabled_locales: "fr,pl",
    apptemplates: { takerdv_text: "Bienvenue,\nentrez & choisissez", confirm_text: "<p>Venez en avance</p>" },
    user_sequence_config: [
      { name: "calendar_id", label: "Coiffeur", title: { pl: "Kto?" } },
      { name: "slots", label: { pl: "Termin", fr: "Date" } },
    ],
  },
  forms: {
    Fiche: [
      { name: "lastname", type: "string", label: { fr: "Nom", pl: "Nazwisko" } },
      {
        name: "str0",
        type: "select",
        label: "Cheveux",
        description: "Courts ou longs",
        choices: ["Courts", { value: "l", label: { fr: "Longs", pl: "Długie" } }],
      },
    ],
    Vevent: [],
  },
});
const calendar_id = await addCalendar(app.db, groupId, { name: "Élise", publicname: null });
await addInterventionset(app.db, groupId, {
  name: "Coiffure",
  publicname: { fr: "Coiffure", pl: "Fryzury" },
});
const service = await addIntervention(app.db, groupId, {
  name: "coupe",
  publicname: { fr: "Coupe", en: "Cut" },
  description: { fr: "Avec shampooing", pl: "Z myciem" },
});
const polish = await addIntervention(app.db, groupId, {
  name: "brushing",
  publicname: { fr: "Brushing", pl: "Modelowanie" },
  description: JSON.stringify("<b>Doux</b>"),
});
await addPack(app.db, groupId, {
  name: "Duo",
  config: [{ intervention_id: service }, { intervention_id: polish }],
});

const records = async (path: string) =>
  (await app.call(`v3/groups/${groupId}/${path}?results=all&locale=pl`)).body.records;

test("a record says in which language it is where that is another one, and says nothing where it is the asked one", async () => {
  const [cut, brushing] = await records("interventions");
  expect(cut).toMatchObject({ publicname: "Coupe", lang: "fr", description: "Z myciem" });
  expect(brushing).toMatchObject({
    publicname: "Modelowanie",
    description: '<div lang="fr"><b>Doux</b></div>',
  });
  expect(brushing).not.toHaveProperty("lang");
  expect((await records("calendars"))[0]).toMatchObject({ publicname: "Élise", lang: "fr", description: "" });
  expect((await records("interventionsets"))[0]).not.toHaveProperty("lang");
  const [pack] = await records("pack_interventions");
  expect(pack).toMatchObject({ lang: "fr", config: [{ publicname: "Coupe", lang: "fr" }, {}] });
  expect(pack.config[1]).not.toHaveProperty("lang");
});

test("in the group's own language nothing is said", async () => {
  const { body } = await app.call(`v3/groups/${groupId}/interventions?locale=fr`);
  expect(JSON.stringify(body)).not.toContain("lang");
});

test("the group's own texts and steps say it too, and a text without markup keeps its lines", async () => {
  const { body } = await app.call("v3/services/groups/salon-francais?locale=pl");
  expect(body.apptemplates).toMatchObject({
    takerdv_text: '<div lang="fr">Bienvenue,<br>entrez &amp; choisissez</div>',
    confirm_text: '<div lang="fr"><p>Venez en avance</p></div>',
  });
  expect(body.user_sequence_config[0]).toMatchObject({ label: "Coiffeur", lang: "fr", title: "Kto?" });
  expect(body.user_sequence_config[0]).not.toHaveProperty("title_lang");
  expect(body.user_sequence_config[1]).toMatchObject({ label: "Termin" });
  expect(body.user_sequence_config[1]).not.toHaveProperty("lang");
});

test("questions and their choices say it", async () => {
  const { Fiche } = (await app.call(`v3/groups/${groupId}/forms?locale=pl`)).body;
  const findField = (name: string) => Fiche.find((field: { name: string }) => field.name === name);
  expect(findField("lastname")).not.toHaveProperty("lang");
  expect(findField("str0")).toMatchObject({
    label: "Cheveux",
    lang: "fr",
    description: '<div lang="fr">Courts ou longs</div>',
    choices: [{ label: "Courts", lang: "fr" }, { label: "Długie" }],
  });
  expect(findField("str0").choices[1]).not.toHaveProperty("lang");
});

test("an appointment and its mail say it of each name", async () => {
  const fiche = newPerson();
  const { body } = await postAppointment(
    app,
    "v3",
    groupId,
    { date: "2026-12-03 10:00:00", calendar_id, intervention_ids: [service], fiche },
    { locale: "pl" },
  );
  expect(body.records[0]).toMatchObject({
    interventions: [{ name: "Coupe", lang: "fr" }],
    calendar: { name: "Élise", lang: "fr" },
  });
  const { html = "", text = "" } = (await mailTo(mails, fiche.email)).mail;
  expect(html).toContain('<span lang="fr">Coupe</span>');
  expect(html).toContain('<span lang="fr">Élise</span>');
  expect(html).toContain('<div lang="fr"><p>Venez en avance</p></div>');
  expect(text).toContain("Coupe");
  expect(text).not.toContain("<span");
});
