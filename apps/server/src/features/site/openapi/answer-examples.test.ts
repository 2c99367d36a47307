import { DESCRIBED_CALLS, type EndpointName, ENDPOINTS } from "@rendezvous/contract/endpoints";
import type { Endpoint, ApiVersion } from "@rendezvous/contract/ground/define-endpoint";
import { RECORD_EXAMPLES, recordCallNames } from "@rendezvous/contract/office/record-calls";
import { RECORDS, type RecordName } from "@rendezvous/contract/office/record";
import { TOTP } from "otpauth";
import { exampleNameOf, OLD_CALLS } from "@rendezvous/contract/site/old-calls";
import { signWishKey } from "../../booking/waiting/wish-key.ts";
import { expect, test } from "vitest";
import { postCancellation } from "../../../testing/bookings.ts";
import { untilDone } from "../../../testing/jobs.ts";
import { type ReceivedMail, startMailServer } from "../../../testing/mail-server.ts";
import { addAccount, addPro, linkOf, logIn, mailTo, PASSWORD, tokenOf } from "../../../testing/people.ts";
import { type Answer, type CallOptions, startApp } from "../../../testing/start-app.ts";
import {
  addCalendar,
  addCalendarset,
  addGroup,
  addIntervention,
  addInterventionset,
  addPack,
} from "../../../testing/test-groups.ts";

/** The first id of each table in the examples. They are far apart, so that ids differ from prices and from each other. */
const FIRST_IDS = {
  groups: 4,
  calendars: 15,
  calendarsets: 6,
  interventions: 21,
  interventionsets: 9,
  packs: 12,
  fiches: 48,
  accounts: 31,
  pros: 7,
  appointments: 118,
  promotions: 5,
  passoffers: 3,
  passes: 16,
  catalogue_changes: 3,
  catalogue_drafts: 2,
  catalogue_draft_changes: 8,
  invitations: 4,
  access_keys: 2,
  feeds: 3,
  busy_sources: 2,
  webhooks: 3,
  webhook_events: 1207,
};
const APART = 1_000_000;

const mails = await startMailServer();
const app = await startApp({
  config: {
    smtpUrl: mails.url,
    publicUrl: "https://rdv.example.org",
    signUp: true,
    calendarProviders: { google: { clientId: "client", clientSecret: "secret", url: undefined } },
  },
});
for (const [at, table] of Object.keys(FIRST_IDS).entries())
  await app.db.query(`alter table ${table} alter column id restart with ${(at + 1) * APART}`);

const existing = new Map<number, number>();
/** Replaces an id by one that is the same in each run, however many ids were used in between. */
function settleId(id: number): number {
  const at = Math.floor(id / APART) - 1;
  const first = Object.values(FIRST_IDS)[at];
  if (first === undefined) return id;
  const before = [...existing.keys()].filter((one) => Math.floor(one / APART) - 1 === at).length;
  existing.set(id, existing.get(id) ?? first + before);
  return existing.get(id)!;
}

/** Professionals are numbered across all test files of a run. */
const PRO = /\bpro\.\d+(?=@|%40)/;

/** Replaces secrets and instants of the database's clock, which differ from run to run. */
function settle(key: string, value: unknown): unknown {
  // A reading that is due at this minute fails once more.
  if (key === "failures") return Math.min(Number(value), 1);
  // On a busy machine the second attempt of a webhook has been made already.
  if (key === "next_attempt_at" && value !== null) return "2026-12-01T09:00:05.000Z";
  if (typeof value === "number") return value >= 2 ** 31 ? 2_894_967_296 : settleId(value);
  if (key === "recovery_codes" && Array.isArray(value)) return value.map(() => "k7wq2-9xhmp");
  if (typeof value !== "string") return value;
  if (
    /(^|_)token$|^preview_key$/.test(key) ||
    key === "hold" ||
    key === "next" ||
    key === "challenge" ||
    key === "seen"
  )
    return "kZ3wq0…";
  if (key === "arrival_code") return "K7M2QX";
  if (key === "ending") return "C8Qk";
  if (key === "host") return "calendar.example.org";
  if (key === "url" && value.includes("code_challenge="))
    return value.replaceAll(/(state|code_challenge)=[\w-]+/g, "$1=kZ3wq0…");
  if (key === "url" && value.includes("/feeds/"))
    return value.replace(/feeds\/\d+\/[\w-]{43}/, "feeds/4/kZ3wq0…");
  if (key === "url") return value.replace(/arrival\?key=[\w-]+/, "arrival?key=kZ3wq0…");
  // That of a webhook's message.
  if (key === "body" && value.startsWith("{"))
    return value
      .replace(/"timestamp":"[^"]+"/, '"timestamp":"2026-12-01T10:00:00.000Z"')
      .replace(/"group_id":\d+/, '"group_id":4');
  if (value.startsWith("whsec_")) return "whsec_kZ3wq0…";
  if (value.startsWith("rdv_")) return "rdv_kZ3wq0…";
  if (key === "secret" || key === "address")
    return value.replace(/[A-Z2-7]{32}/, "JBSWY3DPEHPK3PXP…").replace(PRO, "pro.2");
  if (key === "series") return "5c1f0f6e-9a3b-4c58-8e5d-2f6d2f6b7a10";
  if (/^(kept_until|deleted_from)$/.test(key)) return "2029-12-01";
  if (/^(created|updated|changed|activated|registered|tried)_at$/.test(key))
    return value.replace(/^\S{10}(.)\d\d:\d\d:\d\d(\.\d+)?/, (_, gap) => `2026-12-01${gap}10:00:00`);
  return value.replace(PRO, "pro.2");
}

/** Replaces the changing parts of a calendar file or page; reduces a workbook to the mark of a ZIP file. */
function settleText(text: string): string {
  if (text.startsWith("PK")) return "PK…";
  return (
    text
      .replaceAll(/\r\n[ \t]/g, "")
      .replaceAll(/token=[\w.-]+/g, "token=kZ3wq0…")
      .replaceAll(/\b\d{7,8}\b/g, (id) => String(settleId(Number(id))))
      .replace(/@\w+\.rendezvous/, "@3f2a.rendezvous")
      .replace(/<style>[^<]*/, "<style>…")
      // The instant comes from the database's own clock.
      .replace(/<p>Registered on[^]*/, "…")
      .slice(0, 2000)
  );
}

/** Returns the key in the link that confirms a deletion request. */
const keyIn = ({ mail }: ReceivedMail) => /deletion_key=([^&\s]+)/.exec(mail.text ?? "")?.[1];

test("each call's example is what it answers", async () => {
  const examples: Record<string, unknown> = {};
  let token: string | undefined;
  /** Makes a call in its newest version and stores the answer as an example. */
  async function show(
    name: EndpointName,
    requestBody: { path?: object; query?: string } & CallOptions = {},
  ): Promise<Answer> {
    const { path = {}, query = "", ...options } = requestBody;
    const { method, paths }: Endpoint = ENDPOINTS[name];
    const [version, template] = (Object.entries(paths) as [ApiVersion, string][]).at(-1)!;
    const filled = Object.entries({ id: group, ...path }).reduce(
      (text, [part, value]) => text.replace(`{${part}}`, String(value)),
      template,
    );
    const answer = await app.call(`${version}${filled}?locale=en${query}`, {
      method,
      ...(token !== undefined && { token }),
      ...options,
    });
    expect(answer.status, `${name}: ${answer.text}`).toBeLessThan(300);
    if (answer.body !== undefined) ENDPOINTS[name].reply.parse(answer.body);
    examples[name] =
      answer.body === undefined ? settleText(answer.text) : JSON.parse(JSON.stringify(answer.body, settle));
    return answer;
  }

  const group = await addGroup(app.db, {
    urlname: "cabinet-du-parc",
    fields: { locale: "en", phone: "01 23 45 67 89" },
    rules: { arrival: true, waiting_minutes: 30 },
    forms: { Fiche: [{ name: "lastname", type: "string", label: "Last name", required: true }], Vevent: [] },
    website: { domain: "www.cabinet-du-parc.example", fields: { title: "Cabinet du Parc" } },
  });
  const calendarset_id = await addCalendarset(app.db, group, { externid: "set" });
  const openinghours = [{ days: ["we", "th"], from: "09:00", to: "10:30" }];
  const calendar_id = await addCalendar(app.db, group, { calendarset_id, openinghours, externid: "martin" });
  const interventionset_id = await addInterventionset(app.db, group, { externid: "care" });
  const service = await addIntervention(app.db, group, {
    interventionset_id,
    price: 2500,
    externid: "visit",
  });
  const pack = await addPack(app.db, group, {
    externid: "pack",
    total_price: 4500,
    config: [{ intervention_id: service }, { break_time: 15 }, { intervention_id: service }],
  });

  const classService = await addIntervention(app.db, group, { externid: "yoga", length: 75 });

  /** Shows the same calls for each kind of record: create, read, change, archive. */
  async function showRecords(ownersToken: string): Promise<void> {
    const asOwner = { token: ownersToken };
    for (const singular of Object.keys(RECORDS) as RecordName[]) {
      const names = recordCallNames(singular);
      const { newRecord: fields, change: changed } = RECORD_EXAMPLES[singular];
      const least = {
        ...fields,
        ...(singular === "pack" && { config: [{ intervention_id: service }] }),
        ...(singular === "class" && { intervention_id: classService, teacher_id: calendar_id }),
      };
      const made = await show(names.create, { ...asOwner, body: { [singular]: least } });
      const recordId = made.body[singular].id as number;
      await show(names.update, { ...asOwner, path: { recordId }, body: { [singular]: changed } });
      await show(names.get, { ...asOwner, path: { recordId } });
      await show(names.list, { ...asOwner, query: `&search=${made.body[singular].externid}` });
      if (singular === "class")
        await show("moveClassDate", {
          ...asOwner,
          path: { calendarId: recordId },
          body: { class_date: { start: "2026-12-08 18:00", to: "2026-12-15 18:00" } },
        });
      if (singular === "class")
        await show("cancelClassDate", {
          ...asOwner,
          path: { calendarId: recordId },
          body: { class_date: { start: "2026-12-08 18:00", reason: "The teacher is ill." } },
        });
      if (singular !== "promotion")
        await show(names.order as EndpointName, { ...asOwner, body: { ids: [recordId] } });
    }
  }

  /** Shows the singletons of a group, its pictures and its history. */
  async function showImport(ownersToken: string): Promise<void> {
    const importOf = async (path: { importId: number }, name: EndpointName, body?: object) => {
      await show(name, { token: ownersToken, path, ...(body && { body }) });
      await untilDone(app.db, { queue: "fiche_import" });
    };
    const file = ENDPOINTS.createFicheImport.example;
    const created = await show("createFicheImport", { token: ownersToken, body: file });
    await untilDone(app.db, { queue: "fiche_import" });
    const path = { importId: created.body.fiche_import.id as number };
    await show("listFicheImports", { token: ownersToken });
    await importOf(path, "updateFicheImport", ENDPOINTS.updateFicheImport.example);
    await show("listFicheImportRows", { token: ownersToken, path });
    await importOf(path, "startFicheImport", ENDPOINTS.startFicheImport.example);
    await show("getFicheImport", { token: ownersToken, path });
    await importOf(path, "undoFicheImport");
    const stoppable = await app.call(`v3/groups/${group}/fiche_imports`, {
      method: "POST",
      token: ownersToken,
      body: file,
    });
    await untilDone(app.db, { queue: "fiche_import" });
    await show("stopFicheImport", { token: ownersToken, path: { importId: stoppable.body.fiche_import.id } });
  }

  async function showManaged(ownersToken: string): Promise<void> {
    const asOwner = { token: ownersToken };
    for (const name of ["getSettings", "getFormRecords", "getWebsite", "listMessages"] as const)
      await show(name, asOwner);
    await show("listHolidayRegions", asOwner);
    await show("listHolidays", { ...asOwner, query: "&code=FR&from=2026-12-01&until=2026-12-31" });
    await show("updateHours", { ...asOwner, body: { ids: [calendar_id], change: { holidays: "FR" } } });
    await show("sendMessagePreview", { ...asOwner, body: ENDPOINTS.sendMessagePreview.example });
    for (const name of [
      "updateSettings",
      "updateFormRecords",
      "updateWebsite",
      "createImage",
      "previewChanges",
    ] as const)
      await show(name, { ...asOwner, body: ENDPOINTS[name].example });
    const desk = "desk@dental-practice.example";
    const settings = { notices: [{ email: desk, events: ["booked"] }] };
    await app.call(`v3/groups/${group}/settings`, { ...asOwner, method: "PUT", body: { settings } });
    await show("askNoticeAddress", { ...asOwner, body: ENDPOINTS.askNoticeAddress.example });
    await expect
      .poll(() => mails.received.find(({ to }) => to.includes(desk)), { timeout: 10_000 })
      .toBeDefined();
    const mailed = linkOf(mails.received.find(({ to }) => to.includes(desk))!);
    const key = mailed.searchParams.get("notice_key");
    await show("proveNoticeAddress", { body: { notice_address: { key } } });
    const { body } = await show("listChanges", { ...asOwner, query: "&kind=website" });
    const { draft } = (await show("createDraft", { ...asOwner, body: ENDPOINTS.createDraft.example })).body;
    const path = { draftId: draft.id };
    const changeIn = (draftId: number, holidays: string) =>
      app.call(`v3/groups/${group}/calendars/${calendar_id}?draft_id=${draftId}`, {
        ...asOwner,
        method: "PUT",
        body: { calendar: { holidays } },
      });
    await changeIn(draft.id, "FR");
    await show("updateDraft", { ...asOwner, path, body: ENDPOINTS.updateDraft.example });
    await show("listDrafts", asOwner);
    await show("getDraft", { ...asOwner, path });
    await show("publishDraft", { ...asOwner, path, body: {} });
    const other = await app.call(`v3/groups/${group}/drafts`, {
      ...asOwner,
      method: "POST",
      body: { draft: { name: "Winter hours" } },
    });
    const ofOther = { draftId: other.body.draft.id };
    await changeIn(other.body.draft.id, "DE");
    const opened = await app.call(`v3/groups/${group}/drafts/${ofOther.draftId}`, asOwner);
    const [taken] = opened.body.draft.changes;
    await show("deleteDraftChange", { ...asOwner, path: { ...ofOther, changeId: taken.id } });
    await show("deleteDraft", { ...asOwner, path: ofOther });
    const { access_key } = (
      await show("createAccessKey", { ...asOwner, body: ENDPOINTS.createAccessKey.example })
    ).body;
    await show("listAccessKeys", asOwner);
    await show("createSandbox", asOwner);
    await show("getSandbox", asOwner);
    await show("deleteSandbox", asOwner);
    const { webhook } = (await show("createWebhook", { ...asOwner, body: ENDPOINTS.createWebhook.example }))
      .body;
    const hook = { ...asOwner, path: { webhookId: webhook.id } };
    const { delivery } = (await show("testWebhook", hook)).body;
    const deliveries = `v3/groups/${group}/webhooks/${webhook.id}/deliveries`;
    await expect.poll(async () => (await app.call(deliveries, asOwner)).body.deliveries[0].attempts).toBe(1);
    await show("listWebhookDeliveries", hook);
    const ofDelivery = { webhookId: webhook.id, deliveryId: delivery.id };
    await show("getWebhookDelivery", { ...asOwner, path: ofDelivery });
    await show("renewWebhookSecret", hook);
    await show("sendWebhookDeliveries", { ...hook, body: { send: { delivery_id: delivery.id } } });
    await show("updateWebhook", { ...hook, body: { webhook: { on: false } } });
    await show("listWebhooks", asOwner);
    await show("deleteWebhook", hook);
    await show("getNetworks", asOwner);
    const calendarFeed = { feed: { calendar_id, content: "service" } };
    const { feed } = (await show("createFeed", { ...asOwner, body: calendarFeed })).body;
    await show("listFeeds", asOwner);
    await show("deleteFeed", { ...asOwner, path: { feedId: feed.id } });
    const elsewhere = { busy_source: { address: "https://calendar.invalid/private-4f1b/basic.ics" } };
    const connected = { ...asOwner, path: { calendarId: calendar_id }, body: elsewhere };
    const { busy_source } = (await show("createBusySource", connected)).body;
    await untilDone(app.db, { queue: "read_busy_source" });
    const source = { ...asOwner, path: { sourceId: busy_source.id } };
    await show("readBusySource", source);
    await untilDone(app.db, { queue: "read_busy_source" });
    await show("listBusySources", asOwner);
    await show("deleteBusySource", source);
    const remote = ENDPOINTS.createConnectedCalendar.example.connected_calendar;
    const login = { address: "https://calendar.invalid", username: "anna", password: "app-passw0rd" };
    await show("startCalendarLogin", { ...asOwner, body: ENDPOINTS.startCalendarLogin.example });
    await show("listRemoteCalendars", { ...asOwner, body: { login } });
    await show("createConnectedCalendar", {
      ...asOwner,
      path: { calendarId: calendar_id },
      body: { connected_calendar: { ...remote, address: "https://calendar.invalid/anna/private/" } },
    });
    await untilDone(app.db, { queue: "read_busy_source" });
    const written = await app.db.query(
      `insert into written_events (group_id, source_id, appointment_id, starts, ends, state)
       select k.group_id, k.source_id, min(a.id), 29690000, 29690030, 'deleted'
       from calendar_connections k join appointments a on a.group_id = k.group_id where k.group_id = $1 group by 1, 2
       returning source_id, appointment_id`,
      [group],
    );
    const { source_id: sourceId, appointment_id: appointmentId } = written.rows[0];
    const conflict = { path: { sourceId, appointmentId }, body: { conflict: { take: "here" } } };
    await show("settleCalendarConflict", { ...asOwner, ...conflict });
    await untilDone(app.db, { queue: "read_busy_source" });
    // No server listens on this port.
    const sso = { issuer: "http://127.0.0.1:1", client_id: "town" };
    await show("testSso", { ...asOwner, body: { sso } });
    await show("revokeAccessKey", { ...asOwner, path: { keyId: access_key.id } });
    await show("undoChange", { ...asOwner, path: { changeId: body.changes[0].id }, body: {} });
    await show("listTexts", asOwner);
    const title = { fr: "Cabinet du parc", en: "Practice in the park" };
    const website = { ...asOwner, method: "PUT", body: { website: { title } } };
    await app.call(`v3/groups/${group}/website`, website);
    const text = { kind: "website", record_id: null, path: "title", language: "en" };
    await show("confirmText", { ...asOwner, body: { text } });
  }

  /** Shows the calls of the old API, which the group switches on. */
  async function showOldCalls(ownersToken: string, veventId: number): Promise<void> {
    const asOwner = { token: ownersToken };
    const settings = { legacy_clients: true };
    await app.call(`v3/groups/${group}/settings`, { ...asOwner, method: "PUT", body: { settings } });
    const person = { fiche: { firstname: "Paul", lastname: "Vert" } };
    const fiches = `v3/groups/${group}/fiches`;
    const { body: added } = await app.call(fiches, { ...asOwner, method: "POST", body: person });
    const ids: Record<string, number> = { id: group, veventId, ficheId: added.id };
    for (const old of OLD_CALLS) {
      const name = exampleNameOf(old);
      if (old.translation === "none" || name in examples) continue;
      const { method, body, example, reply } = old.endpoint;
      if (method === "GET" && old.noun !== "vevent") ids["recordId"] = SHOWN[old.noun] ?? 0;
      const path = old.path.replaceAll(/\{(\w+)\}/g, (_, part: string) => String(ids[part]));
      const sent = JSON.stringify(example ?? {}).replace(
        /"calendar_id":15.*/,
        `"calendar_id":${calendar_id},"start":"2026-12-16 09:00:00","end":"2026-12-16 09:30:00"}}`,
      );
      const answer = await app.call(`${old.version}${path}?locale=en`, {
        ...asOwner,
        method,
        ...(body && { body: sent }),
      });
      expect(answer.status, `${name}: ${answer.text}`).toBeLessThan(300);
      reply.parse(answer.body);
      if (method === "POST") ids[old.noun === "vevent" ? "veventId" : "recordId"] = answer.body.id;
      examples[name] = JSON.parse(JSON.stringify(answer.body, settle));
    }
  }
  const SHOWN: Record<string, number> = {
    calendarset: calendarset_id,
    calendar: calendar_id,
    interventionset: interventionset_id,
    intervention: service,
    pack,
  };

  for (const name of [
    "listWebsites",
    "listCalendarsets",
    "listClasses",
    "listCalendars",
    "listInterventionsets",
    "listInterventions",
    "listPackInterventions",
    "getForms",
  ] as const)
    await show(name);
  await show("listWebsitesByQuery", { query: `&group_id=${group}` });
  await show("getGroupByUrlname", { path: { urlname: "cabinet-du-parc" } });
  await show("getShardByUrlname", { query: "&field=urlname&value=cabinet-du-parc" });
  await show("resolveGroupFromWebsite", { query: "&website=www.cabinet-du-parc.example" });
  const expected = { start_at: "2026-12-02T09:30:00+01:00", calendar_id, intervention_ids: [service] };
  await show("listAvailableTimeSlots", { query: `&start=2026-12-02&nDays=1&intervention_ids[]=${service}` });
  await show("listClassDates", { query: "&start=2026-12-05" });
  await show("listNextTimes", { query: `&intervention_id=${service}` });
  const { hold } = (await show("holdSlot", { body: { hold: expected } })).body;
  await show("renewHold", { query: `&hold=${hold}` });
  await show("releaseHold", { query: `&hold=${hold}` });

  await show("createAccount", { body: { account: { email: "anna@example.org", group_id: group } } });
  await mailTo(mails, "anna@example.org");
  await app.db.query("delete from accounts");
  const { id: accountId, email } = await addAccount(app.db, group, { email: "anna@example.org" });
  await show("login", { body: { account: { email, password: PASSWORD, group_id: group } } });
  token = await tokenOf(app, group, email);
  await show("getCurrentSession", { query: `&group_id=${group}` });
  await show("getAccount", { path: { accountId } });
  const fiche = (
    await show("createFiche", { body: { fiche: { firstname: "Anna", lastname: "Roux", email } } })
  ).body;
  const ficheId = fiche.id as number;
  await show("updateFiche", { path: { ficheId }, body: { fiche: { firstphone: "06 12 34 56 78" } } });
  await show("getFiche", { path: { ficheId } });
  await show("listFiches");
  const ofClient = token;
  const pro = await addPro(app.db, [group]);
  const professional = await tokenOf(app, group, pro.email);
  token = professional;
  const twin = { firstname: "Anna", lastname: "Roux", firstphone: "06 12 34 56 78" };
  const made = await app.call(`v3/groups/${group}/fiches`, {
    method: "POST",
    token,
    body: { fiche: { ...twin, email: "roux@example.org" } },
  });
  await show("listFicheDuplicates", { body: { fiche: twin } });
  await show("listFicheTable");
  await show("downloadFiches", { query: "&columns=lastname,firstname,email,phone" });
  await show("createFicheComment", {
    path: { ficheId },
    body: { comment: { text: "Prefers to be called in the morning." } },
  });
  await show("mergeFiches", { path: { ficheId }, body: { merged_id: made.body.id } });
  await show("getFicheHistory", { path: { ficheId } });
  await show("undoFicheMerge", { path: { ficheId } });
  token = ofClient;
  const booking = { group_id: group, ...expected, fiche: { id: ficheId } };
  const appointmentId = (await show("createAppointment", { body: { appointment: booking } })).body.records[0]
    .id as number;
  const inGroup = { query: `&group_id=${group}` };
  for (const name of ["listAppointments", "listAccountAppointments", "listFicheAppointments"] as const)
    await show(name, inGroup);
  await show("getAppointment", { path: { appointmentId } });
  for (const name of ["listAppointmentChanges", "listFicheChanges"] as const) {
    const first = { query: "&limit=1", token: professional };
    // Transactions of other tests on this PostgreSQL delay changes.
    await expect.poll(async () => (await show(name, first)).body.records.length, { timeout: 20_000 }).toBe(1);
  }
  await show("exportAppointment", { path: { appointmentId } });
  const day = { first_day: "2026-12-09", last_day: "2026-12-09" };
  const { rows: offers } = await app.db.query<{ id: number }>(
    `insert into passoffers (group_id, externid, name, visits, valid_months, price)
     values ($1, 'ten-visits', 'Ten visits', 10, 6, 12000) returning id`,
    [group],
  );
  const sale = { fiche_id: ficheId, offer_id: offers[0]!.id };
  const sold = await show("createPass", { token: professional, body: { pass: sale } });
  await show("updatePass", {
    path: { passId: sold.body.id },
    token: professional,
    body: { pass: { left: 7 } },
  });
  await show("listPasses", { query: `&fiche_id=${ficheId}`, token: professional });
  const wait = { body: { wish: { intervention_ids: [service], ...day, fiche: { id: ficheId } } } };
  const wishId = (await show("createWish", wait)).body.id as number;
  const wishKey = signWishKey(group, wishId, app.context.installation.secret);
  await show("listWishes");
  await show("getWish", { query: `&key=${wishKey}` });
  await show("updateWish", { path: { wishId }, token: professional, body: { wish: { first: true } } });
  const gap = { start_at: "2026-12-09T09:30:00+01:00", calendar_id };
  const filled = await show("fillGap", { path: { wishId }, token: professional, body: { gap } });
  await postCancellation(app, "v3", group, [filled.body.records[0].id], professional);
  await show("answerWish", { body: { answer: { what: "withdraw", key: wishKey } } });
  const another = await app.call(`v3/groups/${group}/wishes`, { method: "POST", token, ...wait });
  await show("deleteWish", { path: { wishId: another.body.id } });
  token = professional;
  await show("updateAppointment", {
    path: { appointmentId },
    body: { appointment: { presence: "arrived", note: "Brings her own frames." } },
  });
  await app.call(`v3/groups/${group}/appointments/batch_delete`, {
    method: "POST",
    token,
    body: { appointments: [{ id: appointmentId }], reason: "The practice is closed that day." },
  });
  await show("restoreAppointment", { path: { appointmentId } });
  await show("updateColumns", { body: { columns: [calendar_id] } });
  await show("getColumns");
  const onCalendar = { path: { calendarId: calendar_id } };
  const { body: closed } = await show("createClosures", {
    ...onCalendar,
    body: {
      closures: [{ start: "2026-12-02 09:00", end: "2026-12-02 10:00", label: "Training" }],
      until: "2026-12-09",
    },
  });
  await show("updateClosure", {
    ...onCalendar,
    query: "&start=2026-12-02 09:00&end=2026-12-02 10:00",
    body: { closure: { start: "2026-12-02 10:00", end: "2026-12-02 10:30" } },
  });
  await show("deleteClosures", { ...onCalendar, query: `&series=${closed.closures[0].series}` });
  const opening = { date: "2026-12-05", from: "09:00", to: "12:00" };
  await show("createOpening", { ...onCalendar, body: { opening } });
  await show("deleteOpening", { ...onCalendar, query: "&date=2026-12-05&from=09:00&to=12:00" });
  await show("getAppointmentHistory", { path: { appointmentId } });
  token = ofClient;
  const other = { start_at: "2026-12-03T09:00:00+01:00" };
  await show("moveAppointment", { path: { appointmentId }, body: { appointment: other } });
  await show("confirmAppointments", { body: { appointments: [{ id: appointmentId }] } });
  await show("cancelAppointment", { path: { appointmentId } });
  const again = await app.call("v3/appointments", { method: "POST", token, body: { appointment: booking } });
  await show("cancelAppointments", { body: { appointments: [{ id: again.body.records[0].id }] } });

  await show("getPersonalData");
  await show("exportPersonalData");
  await show("createDeletionRequest");
  await show("getDeletionRequest");
  await expect.poll(() => mails.received.findLast(keyIn), { timeout: 10_000 }).toBeDefined();
  const key = keyIn(mails.received.findLast(keyIn)!);
  await show("confirmDeletionRequest", { body: { deletion_request: { key } } });
  await show("listDeletionRequests", { token: professional });
  await show("listProGroups", { token: professional });
  await show("listOpeningHours", { token: professional, query: "&start=2026-12-02" });
  await show("listExplanations", {
    token: professional,
    query: `&day=2026-12-02&intervention_ids[]=${service}`,
  });
  await show("getStatistics", { token: professional, query: "&from=2026-12-01&until=2026-12-31" });
  await show("downloadStatistics", { token: professional, query: "&from=2026-12-01&until=2026-12-31" });
  await show("downloadAppointments", { token: professional, query: "&from=2026-12-01&until=2026-12-31" });
  await show("watchCalendars", { token: professional, query: "&seconds=0" });
  const owner = await addPro(app.db, [group], { role: "owner" });
  const ownersToken = await tokenOf(app, group, owner.email);
  await showImport(ownersToken);
  const begun = await show("startFactor", {
    token: ownersToken,
    body: { factor: { kind: "totp", password: PASSWORD } },
  });
  const app1 = new TOTP({ secret: begun.body.secret });
  const code = (later = 0) => app1.generate({ timestamp: app.clock.now() + later });
  await show("createFactor", { token: ownersToken, body: { factor: { code: code() } } });
  await show("listFactors", { token: ownersToken });
  await show("askForPasskey", { token: ownersToken, body: {} });
  await show("listPros", { token: ownersToken });
  const asOwner = { token: ownersToken };
  // A client who has come names the code of their appointment, on a page that the group has at its door.
  const { body: page } = await show("getArrivalPage", asOwner);
  const { body: comes } = await app.call("v3/appointments", {
    method: "POST",
    token: ownersToken,
    body: { appointment: { ...booking, start_at: "2026-12-01T15:00:00+01:00", outside_rules: true } },
  });
  await show("announceArrival", {
    body: {
      arrival: { key: new URL(page.url).searchParams.get("key"), code: comes.records[0].arrival_code },
    },
  });
  const invitation = { email: "lea.roux@example.org", role: "pro", calendars: [calendar_id] };
  const { body: invited } = await show("createInvitation", { ...asOwner, body: { invitation } });
  await show("listInvitations", asOwner);
  await show("deleteInvitation", { ...asOwner, path: { invitationId: invited.invitation.id } });
  const leaving = await addPro(app.db, [group]);
  await show("updatePro", {
    ...asOwner,
    path: { proId: leaving.id },
    body: { pro: { calendars: [calendar_id] } },
  });
  await show("deletePro", { ...asOwner, path: { proId: leaving.id } });
  await show("updateFactorRule", { token: ownersToken, body: { required: false } });
  await show("resetFactors", { token: ownersToken, path: { proId: pro.id }, body: {} });
  await showRecords(ownersToken);
  await showManaged(ownersToken);
  const half = await logIn(app, { email: owner.email, password: PASSWORD, group_id: group });
  await show("giveFactor", { token: half.body.account_token, body: { factor: { code: code(30_000) } } });
  const proof = { password: PASSWORD, code: code(-30_000) };
  await app.db.query("update pro_factors set last_step = null");
  await show("removeFactors", { token: ownersToken, body: { factor: proof } });
  await show("withdrawDeletionRequest");
  await show("updateAccount", {
    path: { accountId },
    body: { account: { password: PASSWORD, new_password: "Marguerite-8" } },
  });
  await show("getChecklist", { token: ownersToken });
  const { body: file } = await show("getGroupFile", { token: ownersToken });
  const next = { ...file, group: { ...file.group, phone: "01 23 45 67 80" } };
  const { body: preview } = await show("previewGroupFile", { token: ownersToken, body: { file: next } });
  await show("importGroupFile", { token: ownersToken, body: { file: next, seen: preview.seen } });
  await showOldCalls(ownersToken, appointmentId);
  token = undefined;
  await show("listTrades");
  await show("createGroup", { body: ENDPOINTS.createGroup.example });
  await show("forgotPassword", { body: { account: { email, group_id: group } } });
  await show("logout", { token: professional, body: {} });

  await show("makeCalls", {
    token: ownersToken,
    body: {
      calls: [{ method: "POST", path: `/groups/${group}/fiches`, body: { fiche: { lastname: "Roux" } } }],
    },
  });

  expect(DESCRIBED_CALLS.filter((name) => !(name in examples))).toEqual([]);
  const names = [...new Set([...DESCRIBED_CALLS, ...OLD_CALLS.map(exampleNameOf)])];
  const sorted = Object.fromEntries(names.map((name) => [name, examples[name]]));
  // When an answer changes on purpose, update the file with `vitest run --project server -u`.
  await expect(`${JSON.stringify(sorted, null, 2)}\n`).toMatchFileSnapshot("./answer-examples.json");
  const { body: described } = await app.get("/api/openapi.json");
  for (const name of DESCRIBED_CALLS) {
    const { method, paths }: Endpoint = ENDPOINTS[name];
    for (const [version, path] of Object.entries(paths)) {
      const { responses } = described.paths[`/api/${version}${path}`][method.toLowerCase()];
      const [{ example }] = Object.values((responses["200"] ?? responses["201"]).content) as [
        { example: unknown },
      ];
      expect(example, name).toEqual(sorted[name]);
    }
  }
});
