import { collectionSchemaOf } from "@rendezvous/contract/ground/paging";
import { ENDPOINTS } from "@rendezvous/contract/endpoints";
import { describe, expect, test } from "vitest";
import { postAppointment } from "../../../testing/bookings.ts";
import { startApp } from "../../../testing/start-app.ts";
import {
  addCalendar,
  addCalendarset,
  addFiche,
  addGroup,
  addIntervention,
  addInterventionset,
  addPack,
  addPromotion,
} from "../../../testing/test-groups.ts";

const ids: Record<string, number> = {};

function text(value: unknown): string {
  return JSON.stringify(value);
}

const app = await startApp();
const salon = await addGroup(app.db, {
  urlname: "salon",
  name: "Salon Margaux",
  fields: {
    phone: "01 02 03 04 05",
    website: "https://www.salon.example",
    enabled_locales: "fr,en",
    preposition: { fr: "chez", en: "at" },
    theme: { primary: "#123456" },
    city: "Lyon",
    apptemplates: { confirm_text: "<p>Merci</p><script>alert(1)</script>" },
    user_sequence_config: [
      { name: "calendar_id", any: false },
      { name: "slots", label: { fr: "Date", en: "Date" }, preposition: "votre", skip_uniq_choice: true },
    ],
    hide_marketing_sms: true,
  },
  rules: { maxrdv_period: 1000 },
  forms: {
    Fiche: [
      { name: "firstname", type: "string", label: { fr: "Prénom", en: "First name" }, required: true },
      { name: "marketing_optin", type: "boolean", label: "News" },
      { name: "marketing_sms", type: "boolean", label: "SMS" },
      {
        name: "locale",
        type: "select",
        label: "Langue",
        required: true,
        choices: ["fr", { value: "en", label: "EN" }],
      },
    ],
    Vevent: [
      { name: "start", type: "string", label: "x" },
      { name: "str1", type: "text", label: "Note", description: "<b>x</b><script>y</script>", rows: 3 },
    ],
  },
  website: {
    domain: "rdv.salon.example",
    fields: {
      title: { fr: "Bienvenue", en: "Welcome" },
      image: "abc",
      file_upload: [{ url: "abc", alt: { fr: "Le salon", en: "The salon" } }, { url: "def" }],
    },
  },
});
const { db } = app;
ids["hair"] = await addInterventionset(db, salon, { publicname: text("Hair"), sort: 1 });
ids["unnamed"] = await addInterventionset(db, salon, { publicname: text("") });
ids["floor"] = await addCalendarset(db, salon, { publicname: text("First floor") });
ids["anna"] = await addCalendar(db, salon, {
  name: "Anna",
  publicname: text("Anna"),
  sort: 2,
  externid: "anna",
});
ids["bea"] = await addCalendar(db, salon, {
  name: "Bea",
  publicname: null,
  sort: 1,
  calendarset_id: ids["floor"],
  address: { address: "1 rue Haute", zipcode: "69001", city: "Lyon", lat: 45.7, lng: 4.8 },
});
ids["gone"] = await addCalendar(db, salon, { deleted: true });
ids["basin"] = await addCalendar(db, salon, { resource: true, publicname: text("Basin"), sort: 3 });
ids["cut"] = await addIntervention(db, salon, {
  publicname: text({ fr: "Coupe", en: "Haircut" }),
  description: text({ fr: "<p onclick='x()'>Belle</p>" }),
  thumbnail: "k1",
  price: 2500,
  interventionset_id: ids["hair"],
  externid: "cut",
  calendars: [ids["anna"]],
  sort: 1,
});
ids["colour"] = await addIntervention(db, salon, {
  publicname: text("Épilation"),
  need_resource: true,
  thumbnail: "https://cdn.example/x.png",
  sort: 2,
  length: 45,
});
ids["hidden"] = await addIntervention(db, salon, { publicname: text("") });
ids["both"] = await addPack(db, salon, {
  publicname: text("Both"),
  total_price: 6000,
  interventionset_id: ids["hair"],
  config: [
    { intervention_id: ids["cut"], calendar_id: ids["anna"] },
    { break_time: 15 },
    { intervention_id: ids["colour"] },
  ],
});
await addPack(db, salon, { publicname: text("Closed"), status: "closed", config: [] });
await addPromotion(db, salon, { percentage: 30, interventions: [ids["cut"]] });
await addPromotion(db, salon, { percentage: 40, interventions: [ids["cut"]], valid_until: "2026-11-30" });
await addPromotion(db, salon, { percentage: 50, packs: [ids["both"]], calendars: [ids["anna"]] });
// This calendar does not cut, so it never begins the pack.
await addPromotion(db, salon, {
  percentage: 60,
  interventions: [ids["cut"]],
  packs: [ids["both"]],
  calendars: [ids["bea"], ids["basin"]],
});

// oxlint-disable-next-line typescript/no-explicit-any
async function list(path: string): Promise<any> {
  const answer = await app.call(`v3/groups/${salon}/${path}`);
  expect(answer.status, answer.text).toBe(200);
  return answer.body;
}

async function idsOf(path: string): Promise<number[]> {
  return (await list(path)).records.map(({ id }: { id: number }) => id);
}

function condition(op: string, field: string, value: string): string {
  return `interventions?conditions[0][field]=${field}&conditions[0][op]=${op}&conditions[0][value]=${value}`;
}

describe("every collection", () => {
  test.each([
    ["calendars", ENDPOINTS.listCalendars.reply],
    ["calendarsets", ENDPOINTS.listCalendarsets.reply],
    ["interventionsets", ENDPOINTS.listInterventionsets.reply],
    ["interventions", ENDPOINTS.listInterventions.reply],
    ["pack_interventions", ENDPOINTS.listPackInterventions.reply],
  ] as [string, ReturnType<typeof collectionSchemaOf>][])(
    "%s answers what the contract says in v1 and v3",
    async (path, schema) => {
      for (const version of ["v1", "v3"]) {
        const { body, status } = await app.call(
          `${version}/groups/${salon}/${path}.json?results=all&locale=fr`,
        );
        expect(status).toBe(200);
        expect(schema.parse(body)).toEqual(body);
        expect(body.records.length).toBeGreaterThan(0);
      }
    },
  );

  test("has pages, an order and a direction", async () => {
    expect(await list("calendars?results=2&startIndex=1")).toMatchObject({
      totalRecords: 3,
      recordsReturned: 2,
      startIndex: 1,
      pageSize: 2,
      sort: null,
      dir: "asc",
    });
    expect(await idsOf("calendars")).toEqual([ids["bea"], ids["anna"], ids["basin"]]);
    expect(await idsOf("calendars?sort=publicname&dir=desc")).toEqual([
      ids["bea"],
      ids["basin"],
      ids["anna"],
    ]);
    expect(await idsOf("calendars?dir=desc&results=1")).toEqual([ids["basin"]]);
    expect(await list("calendars?results=all")).toMatchObject({ pageSize: 3, recordsReturned: 3 });
  });

  test("is found by search, and by conditions on id and externid", async () => {
    expect(await idsOf("interventions?search=EPIL")).toEqual([ids["colour"]]);
    expect(await idsOf(condition("=", "externid", "cut"))).toEqual([ids["cut"]]);
    expect(await idsOf(condition("in", "id", `${ids["colour"]},${ids["cut"]},99999`))).toEqual([
      ids["cut"],
      ids["colour"],
    ]);
    expect(await idsOf(condition("not in", "id", `${ids["cut"]}`))).toEqual([ids["colour"]]);
    expect(await idsOf(condition("in", "id", `${ids["hidden"]}`))).toEqual([]);
    expect(
      await idsOf(
        `${condition("like", "externid", "c%25")}&conditions[1][field]=length&conditions[1][op]=<&conditions[1][value]=40`,
      ),
    ).toEqual([ids["cut"]]);
  });

  test.each([
    ["conditions[0][field]=password&conditions[0][value]=x", "conditions.0.field"],
    ["conditions[0][field]=id&conditions[0][op]=~&conditions[0][value]=x", "conditions.0.op"],
    ["conditions[0][field]=id", "conditions.0.value"],
    ["sort=secret", "sort"],
    ["results=many", "results"],
    ["startIndex=-1", "startIndex"],
    ["dir=up", "dir"],
    ["calendar_ids[]=x", "calendar_ids"],
  ])("refuses %s, naming the parameter", async (query, parameter) => {
    const answer = await app.call(`v3/groups/${salon}/interventions?${query}`);
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.messages.fields)).toEqual([parameter]);
  });
});

describe("what is listed", () => {
  test("are texts in the asked language, sanitised, with images one can load", async () => {
    const french = (await list("interventions?locale=fr-CA")).records[0];
    const english = (await list("interventions?locale=en")).records[0];
    expect(french).toMatchObject({
      publicname: "Coupe",
      description: "<p>Belle</p>",
      thumbnail: `/images/${salon}/k1?size=510x510`,
    });
    expect(english).toMatchObject({ publicname: "Haircut", price: 2500, length: 30, promotions: 30 });
    expect((await list("interventions?locale=pl")).records[0].publicname).toBe("Coupe");
    expect((await list("interventions")).records[1].thumbnail).toBe("https://cdn.example/x.png");
  });

  test("are no deleted, closed or unnamed records", async () => {
    expect(await idsOf("interventions")).toEqual([ids["cut"], ids["colour"]]);
    expect(await idsOf("interventionsets")).toEqual([ids["hair"]]);
    expect(await idsOf("pack_interventions")).toEqual([ids["both"]]);
    expect(await idsOf("calendars")).not.toContain(ids["gone"]);
  });

  test("follow the filters of lists", async () => {
    expect(await idsOf(`calendars?calendarset_ids[]=${ids["floor"]}`)).toEqual([ids["bea"]]);
    expect(await idsOf(`calendars?intervention_ids[]=${ids["cut"]}`)).toEqual([ids["anna"]]);
    expect(await idsOf(`calendars?intervention_ids=${ids["colour"]}`)).toEqual([
      ids["bea"],
      ids["anna"],
      ids["basin"],
    ]);
    expect(await idsOf(`interventions?calendar_ids=${ids["bea"]}`)).toEqual([ids["colour"]]);
    expect(await idsOf(`interventions?interventionset_id=${ids["hair"]}`)).toEqual([ids["cut"]]);
    expect(await idsOf(`interventionsets?calendar_ids[]=${ids["bea"]}`)).toEqual([]);
    expect(await idsOf(`calendarsets?calendar_ids[]=${ids["bea"]}`)).toEqual([ids["floor"]]);
    expect(await idsOf(`pack_interventions?intervention_ids[]=${ids["colour"]}`)).toEqual([ids["both"]]);
  });

  test("a pack names its services, its break and its calendar", async () => {
    const pack = (await list("pack_interventions?locale=en")).records[0];
    expect(pack).toMatchObject({
      total_price: 6000,
      length: 90,
      status: "opened",
      type: "pack",
      promotions: 50,
    });
    expect(pack.config).toEqual([
      {
        intervention_id: ids["cut"],
        publicname: "Haircut",
        selectedCalendar: { id: ids["anna"], publicname: "Anna", lang: "fr" },
      },
      { break_time: 15 },
      { intervention_id: ids["colour"], publicname: "Épilation", lang: "fr", selectedCalendar: null },
    ]);
  });

  test("a calendar without a public name goes by its own, with its own address", async () => {
    const bea = (await list("calendars")).records[0];
    expect(bea).toMatchObject({
      publicname: "Bea",
      address: { address: "1 rue Haute, 69001 Lyon", lat: 45.7 },
    });
  });

  test("the forms are localised and without the hidden fields", async () => {
    for (const version of ["v1", "v3"]) {
      const { body } = await app.call(`${version}/groups/${salon}/forms?locale=en`);
      expect(ENDPOINTS.getForms.reply.parse(body)).toEqual(body);
      const [lastname, email, firstname, locale, ...others] = body.Fiche;
      // The form lacks these fields, but every booking needs them.
      expect(lastname).toMatchObject({
        name: "lastname",
        type: "string",
        label: "Last name",
        required: true,
      });
      expect(email).toMatchObject({ name: "email", type: "email", required: true });
      expect(firstname).toMatchObject({ name: "firstname", label: "First name" });
      expect(others).toEqual([]);
      expect(locale).toMatchObject({
        name: "locale",
        required: false,
        choices: [
          { value: "fr", label: "fr" },
          { value: "en", label: "EN" },
        ],
      });
      expect(body.Vevent).toEqual([
        {
          name: "str1",
          type: "text",
          label: "Note",
          lang: "fr",
          description: '<div lang="fr"><b>x</b></div>',
          required: false,
          rows: 3,
        },
      ]);
    }
  });

  test("a group without a form tells what is asked of everybody", async () => {
    const group = await addGroup(app.db);
    const { body } = await app.call(`v1/groups/${group}/forms?locale=fr`);
    expect(ENDPOINTS.getForms.reply.parse(body)).toEqual(body);
    expect(
      body.Fiche.map(({ label, required }: { label: string; required: boolean }) => [label, required]),
    ).toEqual([
      ["Nom", true],
      ["Prénom", false],
      ["E‑mail", true],
      ["Téléphone", false],
    ]);
    expect(body.Vevent).toEqual([]);
  });

  test("the minisite is one record, under the group and in v3 also by query", async () => {
    for (const path of [
      `v1/groups/${salon}/websites.json?locale=en`,
      `v3/groups/${salon}/websites?locale=en`,
      `v3/websites?group_id=${salon}&locale=en`,
    ]) {
      const { body } = await app.call(path);
      expect(ENDPOINTS.listWebsites.reply.parse(body)).toEqual(body);
      expect(body.records).toHaveLength(1);
      expect(body.records[0]).toMatchObject({
        title: "Welcome",
        domain: "rdv.salon.example",
        image: `/images/${salon}/abc`,
        file_upload: [
          { url: `/images/${salon}/abc`, alt: "The salon" },
          { url: `/images/${salon}/def`, alt: "" },
        ],
      });
    }
    const [{ openinghours, special_days }] = (await app.call(`v3/websites?group_id=${salon}`)).body.records;
    // The website has no hours of its own, so it shows those of its calendars.
    expect(openinghours).toHaveLength(7);
    expect(special_days).toEqual([]);
    expect(openinghours.slice(5)).toEqual([[{ from: "09:00", to: "18:00" }], []]);
    expect((await app.call("v3/websites")).body.messages.fields).toEqual({ group_id: "required" });
    expect((await app.call(`v1/groups/${salon}/websites?group_id=99`)).status).toBe(400);
  });
});

describe("a group", () => {
  test("is found by its url name, in any letter case, with the same answer in v2 and v3", async () => {
    const v3 = await app.call("v3/services/groups/salon.json?locale=en");
    const v2 = await app.call("v2/urlname?field=urlname&value=SALON&locale=en");
    expect(v3.status).toBe(200);
    expect(v2.body).toEqual(v3.body);
    expect(ENDPOINTS.getGroupByUrlname.reply.parse(v3.body)).toEqual(v3.body);
    expect(v3.body).toMatchObject({
      id: salon,
      name: "Salon Margaux",
      preposition: "at",
      timezone: "Europe/Paris",
      maxrdv_period: 1000,
      enabled_locales: "fr,en",
      has_promotions: true,
      resource_count: 1,
      pack_interventions: true,
      theme: { usercolors: { primary: "#123456" } },
      apptemplates: { confirm_text: '<div lang="fr"><p>Merci</p></div>' },
      calendars_interventions_links: { [ids["bea"]!]: [ids["hidden"], ids["colour"]] },
    });
  });

  test.each([
    ["fr", "chez", "votre"],
    ["en", "at", ""],
    ["pl", "", ""],
  ])("has in %s no preposition of another language", async (locale, group, step) => {
    const { body } = await app.call(`v3/services/groups/salon?locale=${locale}`);
    expect([body.preposition, body.user_sequence_config[1].preposition]).toEqual([group, step]);
  });

  test("carries the forms it asks, unless they are for its own people only", async () => {
    const { body } = await app.call("v3/services/groups/salon?locale=en");
    const request = (await app.call(`v3/groups/${salon}/forms?locale=en`)).body;
    expect(body.forms.Vevent).toEqual(request.Vevent);
    expect(body.forms.Fiche.length).toBeGreaterThan(0);
    await addGroup(app.db, { urlname: "own-people", fields: { openData: false } });
    expect((await app.call("v3/services/groups/own-people")).body.forms).toBeUndefined();
  });

  test("that wants no packs offers none, though some are opened, and books none", async () => {
    const plain = await addGroup(app.db, { urlname: "plain", fields: { pack_interventions: false } });
    const service = await addIntervention(app.db, plain);
    const calendar_id = await addCalendar(app.db, plain);
    const pack_id = await addPack(app.db, plain, { config: [{ intervention_id: service }] });
    expect((await app.call("v3/services/groups/plain")).body.pack_interventions).toBe(false);
    expect((await app.call(`v3/groups/${plain}/pack_interventions`)).body.records).toEqual([]);
    const request = { date: "2026-12-02 10:00:00", pack_id, calendar_id };
    const refused = await postAppointment(app, "v3", plain, request);
    expect(refused.status).toBeGreaterThanOrEqual(400);
  });

  test("says of each step whether no preference may be chosen", async () => {
    const { body } = await app.call("v3/services/groups/salon?locale=en");
    expect(body.user_sequence_config).toMatchObject([
      { name: "calendar_id", any: false, skip_uniq_choice: false },
      { name: "slots", any: true, label: "Date" },
    ]);
  });

  test("missing answers 404, inactive answers whom to call", async () => {
    expect((await app.call("v3/services/groups/nobody")).body.message).toBe("group_does_not_exist");
    const closed = await addGroup(app.db, {
      urlname: "closed",
      inactive: true,
      fields: { phone: "01 99", city: "Lyon" },
    });
    const answer = await app.call("v3/services/groups/closed");
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      id: closed,
      name: "Cabinet du Parc",
      urlname: "closed",
      phone: "01 99",
      inactive: true,
      active: false,
    });
    const refused = await app.call(`v3/groups/${closed}/calendars`);
    expect(refused.status).toBe(403);
    expect(refused.body.message).toBe("inactive_group");
    expect((await app.call("v3/groups/99999/calendars")).status).toBe(404);
    expect((await app.call("v3/groups/abc/calendars")).status).toBe(400);
    expect((await app.call("v2/urlname?field=urlname")).status).toBe(400);
  });

  test("is found by the host of its minisite and of its own site", async () => {
    for (const website of ["rdv.salon.example", "https://RDV.salon.example/x", "www.salon.example"]) {
      const { body } = await app.call(`v2/websites/resolve?website=${encodeURIComponent(website)}`);
      expect(body).toEqual({ urlname: "salon", shard_name: "main" });
    }
    expect((await app.call("v2/websites/resolve?website=other.example")).status).toBe(404);
  });

  test("that is not open data shows its lists to its own people only", async () => {
    const bank = await addGroup(app.db, { urlname: "bank", fields: { openData: false } });
    const token = await app.addFicheToken(bank, await addFiche(app.db, bank));
    const lists = [
      "calendars",
      "calendarsets",
      "interventionsets",
      "interventions",
      "pack_interventions",
      "forms",
    ];
    for (const path of lists) {
      expect((await app.call(`v3/groups/${bank}/${path}`)).body.message).toBe("expired_connection");
      expect((await app.call(`v1/groups/${bank}/${path}?locale=en`)).body[0].code).toBe(122);
      expect((await app.call(`v3/groups/${bank}/${path}`, { token })).status).toBe(200);
    }
    expect((await app.call("v3/services/groups/bank")).status).toBe(200);
  });
});

describe("a change", () => {
  test("is seen on another server process within a second", async () => {
    const other = await startApp({ database: app.database });
    const path = `v3/groups/${salon}/calendarsets`;
    expect((await other.call(path)).body.records[0].publicname).toBe("First floor");
    await app.db.query("update calendarsets set publicname = $2 where id = $1", [
      ids["floor"],
      text("Ground floor"),
    ]);
    await app.db.query("update groups set version = version + 1 where id = $1", [salon]);
    const shown = async () => (await other.call(path)).body.records[0].publicname;
    await expect.poll(shown, { timeout: 1000 }).toBe("Ground floor");
  });
});
