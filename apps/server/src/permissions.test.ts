import { type EndpointName, ENDPOINTS } from "@rendezvous/contract/endpoints";
import { recordCallNames, type recordEndpoints } from "@rendezvous/contract/office/record-calls";
import { RECORDS, type RecordName } from "@rendezvous/contract/office/record";
import type { Endpoint, ApiVersion } from "@rendezvous/contract/ground/define-endpoint";
import { ERRORS } from "@rendezvous/contract/ground/errors";
import {
  isOperatorRight,
  PERMISSIONS,
  type Reach,
  type Role,
  SCOPE_OF_RIGHT,
} from "@rendezvous/domain/permission/permissions";
import { SCOPES } from "@rendezvous/domain/permission/scopes";
import { describe, expect, test } from "vitest";
import { newPerson } from "./testing/bookings.ts";
import { signMailToken } from "./features/ground/session/booking-token.ts";
import { openFicheSession, openSession } from "./features/ground/session/session-data.ts";
import { hashToken } from "./features/ground/session/token-data.ts";
import { findOperator } from "./features/site/operator/operators-data.ts";
import { addTestOperator } from "./testing/operators.ts";
import { type Answer, type CallOptions, startApp } from "./testing/start-app.ts";
import { addCalendar, addGroup, addIntervention } from "./testing/test-groups.ts";

/** Every kind of session, with its role. */
const ASKERS = {
  visitor: "visitor",
  "holder of a booking's token": "guest",
  "reader of a mail": "guest",
  "holder of a fiche's key": "user",
  "client with an account": "user",
  professional: "pro",
  "professional with this calendar": "pro",
  "professional with another calendar": "pro",
  "call-centre agent": "call_centre",
  owner: "owner",
  "professional without their second factor": "visitor",
  "access key": "owner",
  "access key without the scope": "owner",
  operator: "operator",
} as const satisfies Record<string, Role>;
type Asker = keyof typeof ASKERS;

const PLACES = ["own open", "own closed", "own inactive", "other open", "other closed", "inactive"] as const;
type Place = (typeof PLACES)[number];

/** The owner of the record: the caller, another person of the requested group, or someone in a third group. */
type Whose = "mine" | "another person's" | "another group's";

interface World {
  readonly groupId: number;
  readonly urlname: string;
  readonly calendarId: number;
  /** Another calendar, which no call uses. */
  readonly otherCalendarId: number;
  readonly interventionId: number;
}
/** The records of a session in a group. */
interface Person {
  readonly accountId: number;
  readonly email: string;
  readonly ficheId: number;
  readonly bookingId: number;
  readonly appointmentId: number;
}

const worlds = new Map<string, World>();
const app = await startApp({
  config: {
    calendarProviders: { google: { clientId: "client", clientSecret: "secret", url: undefined } },
    signUp: true,
  },
});
for (const [name, group] of [
  ["open", {}],
  ["closed", { fields: { openData: false } }],
  ["another open", {}],
  ["another closed", { fields: { sso_login_only: false, openData: false } }],
  ["inactive", { inactive: true }],
  ["third", {}],
] as const) {
  const urlname = `walk-${name.replaceAll(" ", "-")}`;
  const groupId = await addGroup(app.db, {
    urlname,
    website: { domain: `${urlname}.example` },
    rules: { waiting_minutes: 30 },
    ...group,
  });
  const calendarId = await addCalendar(app.db, groupId, { capacity: 10_000 });
  const otherCalendarId = await addCalendar(app.db, groupId, { sort: 1 });
  const interventionId = await addIntervention(app.db, groupId);
  worlds.set(name, { groupId, urlname, calendarId, otherCalendarId, interventionId });
}

const operator = await findOperator(app.db, (await addTestOperator(app)).email);
/** Returns the cookie of a new session, because one of the calls logs out. */
async function openOperator(): Promise<string> {
  return (await app.context.operatorSessions.open(operator!.id)).split(";")[0]!;
}

const world = (name: string): World => worlds.get(name)!;
/** Returns the caller's own group and the group of the call. */
function placesOf(place: Place): { home: World; target: World } {
  if (place === "own open") return { home: world("open"), target: world("open") };
  if (place === "own closed") return { home: world("closed"), target: world("closed") };
  if (place === "own inactive") return { home: world("inactive"), target: world("inactive") };
  const target = { "other open": "another open", "other closed": "another closed", inactive: "inactive" }[
    place
  ];
  return { home: world("open"), target: world(target) };
}

let made = 0;
async function addPerson({ groupId, calendarId, interventionId }: World): Promise<Person> {
  made += 1;
  const { rows } = await app.db.query<Person>(
    `with account as (
        insert into accounts (group_id, email, activated_at) values ($1, $2, now()) returning id, email
      ), fiche as (
        insert into fiches (group_id, account_id, email, firstname, lastname)
        select $1, account.id, account.email, 'Léa', $2 from account returning id
      ), booking as (
        insert into bookings (group_id, fiche_id, locale) select $1, fiche.id, 'en' from fiche returning id
      ), appointment as (
        insert into appointments (group_id, booking_id, fiche_id, calendar_id, intervention_id, start_at, end_at)
        select $1, booking.id, fiche.id, $3, $4, $5, $5::timestamptz + interval '30 minutes' from booking, fiche
        returning id
      )
      select account.id as "accountId", account.email, fiche.id as "ficheId", booking.id as "bookingId",
        appointment.id as "appointmentId" from account, fiche, booking, appointment`,
    [
      groupId,
      `walker.${made}@example.org`,
      calendarId,
      interventionId,
      new Date(Date.parse("2026-12-03T09:00Z") + made * 60_000),
    ],
  );
  return rows[0]!;
}

/** Adds a key of the group with every scope, or with every scope except the one that a call needs. */
async function addAccessKey(groupId: number, lacks?: string): Promise<string> {
  const key = `rdv_${crypto.randomUUID()}`;
  await app.db.query(
    `with pro as (insert into pros (email, firstname) values (null, 'A program') returning id)
     insert into access_keys (group_id, pro_id, key_hash, ending, scopes, created_at)
     select $1, pro.id, $2, '', $3, now() from pro`,
    [groupId, hashToken(key), SCOPES.filter((scope) => scope !== lacks)],
  );
  return key;
}

async function enter(asker: Asker, home: World, me: Person, name: EndpointName): Promise<string | undefined> {
  const { groupId } = home;
  const now = app.clock.now();
  switch (asker) {
    case "visitor":
      return undefined;
    case "holder of a booking's token": {
      const token = await app.addFicheToken(groupId, me.ficheId);
      await app.db.query(
        "update bookings set fiche_token_id = (select id from fiche_tokens where token_hash = $2) where id = $1",
        [me.bookingId, hashToken(token)],
      );
      return token;
    }
    case "reader of a mail":
      return signMailToken({ groupId, bookingId: me.bookingId }, app.context.installation.secret);
    case "holder of a fiche's key":
      return (await openFicheSession(app.db, groupId, me.ficheId, now)).token;
    case "client with an account":
      return openSession(app.db, groupId, { accountId: me.accountId, mustChangePassword: false }, now);
    // In a cookie, see `walk`.
    case "operator":
      return undefined;
    case "access key":
      return addAccessKey(groupId);
    case "access key without the scope":
      return addAccessKey(groupId, SCOPE_OF_RIGHT[ENDPOINTS[name].right]);
    default: {
      const isHalfWay = asker === "professional without their second factor";
      const calendars = {
        "professional with this calendar": [home.calendarId],
        "professional with another calendar": [home.otherCalendarId],
      }[asker as string];
      const { rows } = await app.db.query<{ id: number }>(
        `insert into pros (email) values ($1) on conflict (email) do update set email = excluded.email returning id`,
        [`${asker.replaceAll(" ", ".")}.${groupId}@example.org`],
      );
      await app.db.query(
        "insert into pro_groups (group_id, pro_id, role, calendars) values ($1, $2, $3, $4) on conflict do nothing",
        [groupId, rows[0]!.id, isHalfWay ? "owner" : ASKERS[asker], calendars ?? null],
      );
      const who = { proId: rows[0]!.id, mustChangePassword: false };
      return openSession(app.db, groupId, who, now, isHalfWay);
    }
  }
}

interface Attempt extends CallOptions {
  readonly path?: Readonly<Record<string, string | number>>;
  readonly query?: string;
}
interface Walk {
  /** How a call about a person's records is made. */
  readonly ask: (target: World, whose: Person, me: Person) => Attempt;
  /** The kind of record that the call is about, if any. */
  readonly about?: "account" | "fiche" | "appointment";
  /** The refusal for a record that the caller may not access. */
  readonly notMine?: keyof typeof ERRORS;
  /** The refusal for a professional when the calendar is not one of theirs. */
  readonly notOnMine?: keyof typeof ERRORS;
  /** Returns the fiches in a list's answer, which must contain only the caller's. */
  readonly fichesOf?: (answer: Answer) => number[];
  /** True: the call names no group and uses the caller's own. */
  readonly isAtHome?: true;
}

const inGroup = ({ groupId }: World): Attempt => ({ path: { id: groupId }, query: `group_id=${groupId}` });
const anImport: Walk = {
  ask: ({ groupId }) => ({ path: { id: groupId, importId: 2_000_000_000 } }),
};
const ofNoWebhook: Walk = { ask: ({ groupId }) => ({ path: { id: groupId, webhookId: 999_999 } }) };
const browse: Walk = { ask: inGroup };
/** Filters a list, which is long and incomplete in a group with very many people. */
const oneOf = (field: string, ...ids: number[]): string =>
  `conditions[0][field]=${field}&conditions[0][op]=in&conditions[0][value]=${ids.join(",")}`;
const appointmentsOf = (answer: Answer): number[] =>
  answer.body.records.map((one: { fiche_id: number }) => one.fiche_id);
const appointments: Walk = {
  ask: ({ groupId }, { ficheId }, me) => ({
    path: { id: groupId },
    query: `group_id=${groupId}&${oneOf("fiche_id", ficheId, me.ficheId)}`,
  }),
  about: "appointment",
  fichesOf: appointmentsOf,
};
const post = (target: World, body: unknown, path: Attempt["path"] = {}): Attempt => ({
  path: { id: target.groupId, ...path },
  body,
});

const calendarOf = ({ calendarId }: World) => ({ calendarId });
const slotOf = ({ calendarId, interventionId }: World) => ({
  date: "2026-12-02 10:00:00",
  calendar_id: calendarId,
  intervention_ids: [interventionId],
});

/** The calls of every kind of record. */
const recordWalks = Object.fromEntries(
  (Object.keys(RECORDS) as RecordName[]).flatMap((singular) => {
    const names = recordCallNames(singular);
    const recordId = 999_999;
    return [
      [names.list, browse],
      [names.get, { ask: ({ groupId }: World) => ({ path: { id: groupId, recordId } }) }],
      [names.create, { ask: (target: World) => post(target, { [singular]: {} }) }],
      [names.update, { ask: (target: World) => post(target, { [singular]: {} }, { recordId }) }],
      [names.order, { ask: (target: World) => post(target, { ids: [] }) }],
    ];
  }),
) as Record<RecordCall, Walk>;
type RecordCall = Extract<keyof typeof recordEndpoints, EndpointName>;

const single: Walk = { ask: (target) => post(target, { settings: {}, forms: {}, website: {} }) };

const WALKS: Record<EndpointName, Walk> = {
  ...recordWalks,
  getSettings: browse,
  updateSettings: single,
  getFormRecords: browse,
  updateFormRecords: single,
  getWebsite: browse,
  updateWebsite: single,
  createImage: { ask: (target) => post(target, { image: { data: "none" } }) },
  listChanges: browse,
  listTexts: browse,
  confirmText: {
    ask: (target) =>
      post(target, { text: { kind: "packs", record_id: 999_999, path: "publicname", language: "en" } }),
  },
  listDrafts: browse,
  createDraft: { ask: (target) => post(target, { draft: { name: "Summer" } }) },
  previewChanges: { ask: (target) => post(target, { changes: [] }) },
  getDraft: { ask: ({ groupId }) => ({ path: { id: groupId, draftId: 999_999 } }) },
  updateDraft: { ask: (target) => post(target, { draft: {} }, { draftId: 999_999 }) },
  deleteDraft: { ask: ({ groupId }) => ({ path: { id: groupId, draftId: 999_999 } }) },
  deleteDraftChange: {
    ask: ({ groupId }) => ({ path: { id: groupId, draftId: 999_999, changeId: 999_999 } }),
  },
  publishDraft: { ask: (target) => post(target, {}, { draftId: 999_999 }) },
  testSso: {
    ask: (target) => post(target, { sso: { issuer: "http://127.0.0.1:1", client_id: "town" } }),
  },
  listFeeds: browse,
  createFeed: { ask: (target) => post(target, { feed: { content: "busy" } }) },
  deleteFeed: { ask: ({ groupId }) => ({ path: { id: groupId, feedId: 999_999 } }) },
  listBusySources: browse,
  createBusySource: {
    ask: ({ groupId }) => ({
      path: { id: groupId, calendarId: 999_999 },
      body: { busy_source: { address: "https://calendar.example.org/a.ics" } },
    }),
  },
  readBusySource: { ask: ({ groupId }) => ({ path: { id: groupId, sourceId: 999_999 } }) },
  deleteBusySource: { ask: ({ groupId }) => ({ path: { id: groupId, sourceId: 999_999 } }) },
  startCalendarLogin: { ask: (target) => post(target, { login: { provider: "google" } }) },
  listRemoteCalendars: {
    ask: (target) =>
      post(target, { login: { address: "https://calendar.invalid", username: "anna", password: "secret" } }),
  },
  createConnectedCalendar: {
    ask: ({ groupId }) => ({
      path: { id: groupId, calendarId: 999_999 },
      body: {
        connected_calendar: {
          address: "https://calendar.invalid",
          username: "anna",
          password: "secret",
          name: "Private",
          writes: null,
          follows_moves: false,
        },
      },
    }),
  },
  settleCalendarConflict: {
    ask: ({ groupId }) => ({
      path: { id: groupId, sourceId: 999_999, appointmentId: 999_999 },
      body: { conflict: { take: "here" } },
    }),
  },
  getNetworks: browse,
  getSandbox: browse,
  createSandbox: { ask: inGroup },
  deleteSandbox: { ask: inGroup },
  listWebhooks: browse,
  createWebhook: {
    ask: (target) =>
      post(target, {
        webhook: {
          name: "A program",
          url: "https://calendar.invalid/hook",
          events: ["catalogue.published"],
          scopes: ["catalogue:read"],
        },
      }),
  },
  updateWebhook: {
    ask: ({ groupId }) => ({ path: { id: groupId, webhookId: 999_999 }, body: { webhook: { on: true } } }),
  },
  deleteWebhook: ofNoWebhook,
  renewWebhookSecret: ofNoWebhook,
  testWebhook: ofNoWebhook,
  listWebhookDeliveries: ofNoWebhook,
  getWebhookDelivery: {
    ask: ({ groupId }) => ({ path: { id: groupId, webhookId: 999_999, deliveryId: 999_999 } }),
  },
  sendWebhookDeliveries: {
    ask: ({ groupId }) => ({
      path: { id: groupId, webhookId: 999_999 },
      body: { send: { delivery_id: 999_999 } },
    }),
  },
  listAppointmentChanges: browse,
  listFicheChanges: browse,
  listAccessKeys: browse,
  createAccessKey: {
    ask: (target) => post(target, { access_key: { name: "A program", scopes: ["clients:read"] } }),
  },
  revokeAccessKey: { ask: ({ groupId }) => ({ path: { id: groupId, keyId: 999_999 } }) },
  undoChange: { ask: (target) => post(target, {}, { changeId: 999_999 }) },
  listProGroups: { ask: () => ({}), isAtHome: true },
  createHandover: { ask: () => ({ body: { to_group_id: 999_999 } }), isAtHome: true },
  getChecklist: { ask: inGroup },
  getGroupFile: { ask: inGroup },
  previewGroupFile: { ask: (target) => post(target, { file: {} }) },
  importGroupFile: { ask: (target) => post(target, { file: {}, seen: "" }) },
  listTrades: { ask: () => ({}), isAtHome: true },
  createGroup: {
    ask: () => ({
      body: { account: { email: newPerson().email }, group: { name: "Salon", trade: "empty" } },
    }),
    isAtHome: true,
  },
  getGroupByUrlname: {
    ask: ({ urlname }) => ({ path: { urlname }, query: `field=urlname&value=${urlname}` }),
  },
  getShardByUrlname: { ask: ({ urlname }) => ({ query: `field=urlname&value=${urlname}` }) },
  resolveGroupFromWebsite: { ask: ({ urlname }) => ({ query: `website=${urlname}.example` }) },
  makeCalls: { ask: () => ({ body: { calls: [] } }) },
  getCurrentSession: { ask: ({ groupId }) => ({ query: `group_id=${groupId}` }) },
  listFiches: {
    ask: ({ groupId }, { ficheId }, me) => ({
      path: { id: groupId },
      query: oneOf("id", ficheId, me.ficheId),
    }),
    about: "fiche",
    fichesOf: ({ body }) => body.records.map((one: { id: number }) => one.id),
  },
  getFiche: {
    ask: (target, { ficheId }) => ({ path: { id: target.groupId, ficheId } }),
    about: "fiche",
    notMine: "fiche_not_authorized",
  },
  createFiche: { ask: (target) => post(target, { fiche: newPerson() }) },
  updateFiche: {
    ask: (target, { ficheId }) => post(target, { fiche: { firstname: "Anna" } }, { ficheId }),
    about: "fiche",
    notMine: "fiche_not_authorized",
  },
  listFicheImports: browse,
  createFicheImport: {
    ask: (target) => post(target, { fiche_import: { name: "people.csv", content: "Tm9tClJvdXgK" } }),
  },
  getFicheImport: anImport,
  listFicheImportRows: anImport,
  updateFicheImport: {
    ask: ({ groupId }) => ({
      path: { id: groupId, importId: 2_000_000_000 },
      body: { fiche_import: { columns: [] } },
    }),
  },
  startFicheImport: {
    ask: ({ groupId }) => ({ path: { id: groupId, importId: 2_000_000_000 }, body: { duplicates: "skip" } }),
  },
  stopFicheImport: anImport,
  undoFicheImport: anImport,
  listFicheTable: browse,
  downloadFiches: browse,
  listFicheDuplicates: { ask: (target) => post(target, { fiche: { firstphone: "06 39 98 12 34" } }) },
  mergeFiches: {
    ask: (target, { ficheId }) => post(target, { merged_id: 1, fiche: {} }, { ficheId }),
  },
  undoFicheMerge: { ask: (target, { ficheId }) => ({ path: { id: target.groupId, ficheId } }) },
  getFicheHistory: {
    ask: (target, { ficheId }) => ({ path: { id: target.groupId, ficheId } }),
    about: "fiche",
    notMine: "fiche_not_authorized",
  },
  createFicheComment: {
    ask: (target, { ficheId }) => post(target, { comment: { text: "Calls later." } }, { ficheId }),
    about: "fiche",
    notMine: "fiche_not_authorized",
  },
  getForms: browse,
  listWebsites: browse,
  listWebsitesByQuery: {
    ask: ({ groupId }) => ({ query: `group_id=${groupId}` }),
  },
  listCalendarsets: browse,
  listCalendars: browse,
  listOpeningHours: { ask: ({ groupId }) => ({ path: { id: groupId }, query: "start=2026-12-02" }) },
  getColumns: browse,
  updateColumns: { ask: (target) => post(target, { columns: [1] }) },
  listHolidayRegions: browse,
  listHolidays: {
    ask: ({ groupId }) => ({ path: { id: groupId }, query: "code=FR&from=2026-12-01&until=2026-12-31" }),
  },
  updateHours: { ask: (target) => post(target, { ids: [999_999] }) },
  moveClassDate: {
    ask: (target) =>
      post(
        target,
        { class_date: { start: "2027-03-01 09:00", to: "2027-03-02 09:00" } },
        { calendarId: 999_999 },
      ),
  },
  cancelClassDate: {
    ask: (target) => post(target, { class_date: { start: "2027-03-01 09:00" } }, { calendarId: 999_999 }),
  },
  createClosures: {
    ask: (target) =>
      post(
        target,
        { closures: [{ start: "2027-03-01 09:00", end: "2027-03-01 10:00" }] },
        calendarOf(target),
      ),
    notOnMine: "invalid_calendar",
  },
  updateClosure: {
    ask: (target) => ({
      ...post(
        target,
        { closure: { start: "2027-03-01 09:00", end: "2027-03-01 11:00" } },
        calendarOf(target),
      ),
      query: "start=2027-03-01 09:00&end=2027-03-01 10:00",
    }),
    notOnMine: "invalid_calendar",
  },
  deleteClosures: {
    ask: (target) => ({
      path: { id: target.groupId, ...calendarOf(target) },
      query: "start=2027-03-01 09:00&end=2027-03-01 10:00",
    }),
    notOnMine: "invalid_calendar",
  },
  createOpening: {
    ask: (target) =>
      post(target, { opening: { date: "2027-03-07", from: "09:00", to: "10:00" } }, calendarOf(target)),
    notOnMine: "invalid_calendar",
  },
  deleteOpening: {
    ask: (target) => ({
      path: { id: target.groupId, ...calendarOf(target) },
      query: "date=2027-03-07&from=09:00&to=10:00",
    }),
    notOnMine: "invalid_calendar",
  },
  watchCalendars: { ask: ({ groupId }) => ({ path: { id: groupId }, query: "seconds=0" }) },
  listInterventionsets: browse,
  listInterventions: browse,
  listPackInterventions: browse,
  listAvailableTimeSlots: {
    ask: ({ groupId, calendarId, interventionId }) => ({
      path: { id: groupId },
      query: `group_id=${groupId}&intervention_ids[]=${interventionId}&appointments[0][intervention_id]=${interventionId}&calendar_ids[]=${calendarId}`,
    }),
    notOnMine: "invalid_calendar",
  },
  listClasses: browse,
  listClassDates: {
    ask: ({ groupId }) => ({ path: { id: groupId }, query: "start=2026-12-02" }),
  },
  listNextTimes: {
    ask: ({ groupId, calendarId, interventionId }) => ({
      path: { id: groupId },
      query: `intervention_id=${interventionId}&calendar_ids[]=${calendarId}`,
    }),
    notOnMine: "invalid_calendar",
  },
  listExplanations: {
    ask: ({ groupId, calendarId, interventionId }) => ({
      path: { id: groupId },
      query: `day=2026-12-02&intervention_ids[]=${interventionId}&calendar_ids[]=${calendarId}`,
    }),
    notOnMine: "invalid_calendar",
  },
  listMessages: { ask: ({ groupId }) => ({ path: { id: groupId } }) },
  sendMessagePreview: {
    ask: ({ groupId }) => ({
      path: { id: groupId },
      body: { message: { kind: "confirmation", locale: "en" } },
    }),
  },
  askNoticeAddress: {
    ask: (target) => post(target, { notice_address: { email: "desk@example.org" } }),
  },
  proveNoticeAddress: { ask: (target) => post(target, { notice_address: { key: "a.1.1.1.x" } }) },
  getStatistics: {
    ask: ({ groupId, calendarId }) => ({
      path: { id: groupId },
      query: `from=2026-12-01&until=2026-12-31&calendar_ids[]=${calendarId}`,
    }),
    notOnMine: "invalid_calendar",
  },
  downloadStatistics: {
    ask: ({ groupId, calendarId }) => ({
      path: { id: groupId },
      query: `from=2026-12-01&until=2026-12-31&calendar_ids[]=${calendarId}`,
    }),
    notOnMine: "invalid_calendar",
  },
  downloadAppointments: {
    ask: ({ groupId, calendarId }) => ({
      path: { id: groupId },
      query: `from=2026-12-01&until=2026-12-31&calendar_ids[]=${calendarId}`,
    }),
    notOnMine: "invalid_calendar",
  },
  listAccountAppointments: appointments,
  listFicheAppointments: appointments,
  listAppointments: appointments,
  getAppointment: {
    ask: (target, { appointmentId }) => ({ path: { id: target.groupId, appointmentId } }),
    about: "appointment",
    notMine: "unknown_appointment",
  },
  createAppointment: {
    ask: (target, { ficheId }) =>
      post(target, {
        appointment: {
          group_id: target.groupId,
          ...slotOf(target),
          fiche: { id: ficheId },
        },
      }),
    about: "fiche",
    notMine: "fiche_not_authorized",
    notOnMine: "invalid_calendar",
  },
  holdSlot: {
    ask: (target) => post(target, { hold: { group_id: target.groupId, ...slotOf(target) } }),
    notOnMine: "invalid_calendar",
  },
  renewHold: { ask: ({ groupId }) => ({ path: { id: groupId }, query: `hold=${"h".repeat(32)}` }) },
  releaseHold: { ask: ({ groupId }) => ({ path: { id: groupId }, query: `hold=${"h".repeat(32)}` }) },
  cancelAppointments: {
    ask: (target, { appointmentId }) => post(target, { appointments: [{ id: appointmentId }] }),
    about: "appointment",
    notMine: "unknown_appointment",
  },
  confirmAppointments: {
    ask: (target, { appointmentId }) => post(target, { appointments: [{ id: appointmentId }] }),
    about: "appointment",
    notMine: "unknown_appointment",
  },
  announceArrival: { ask: (target) => post(target, { arrival: { key: "none", code: "K7M2QX" } }) },
  getArrivalPage: browse,
  cancelAppointment: {
    ask: (target, { appointmentId }) => ({ path: { id: target.groupId, appointmentId } }),
    about: "appointment",
    notMine: "unknown_appointment",
  },
  createWish: {
    ask: (target, { ficheId }) =>
      post(target, { wish: { intervention_ids: [target.interventionId], fiche: { id: ficheId } } }),
    about: "fiche",
    notMine: "fiche_not_authorized",
  },
  listPasses: { ask: ({ groupId }) => ({ path: { id: groupId }, query: "fiche_id=999999" }) },
  createPass: { ask: (target) => post(target, { pass: { fiche_id: 999_999, offer_id: 999_999 } }) },
  updatePass: { ask: (target) => post(target, { pass: { left: 1 } }, { passId: 999_999 }) },
  listWishes: browse,
  updateWish: { ask: (target) => post(target, { wish: { first: true } }, { wishId: 999_999 }) },
  deleteWish: { ask: ({ groupId }) => ({ path: { id: groupId, wishId: 999_999 } }) },
  fillGap: {
    ask: (target) => post(target, { gap: { start_at: "2026-12-02T10:00:00+01:00" } }, { wishId: 999_999 }),
  },
  getWish: { ask: ({ groupId }) => ({ path: { id: groupId }, query: "key=w.1.1.x" }) },
  answerWish: { ask: (target) => post(target, { answer: { what: "withdraw", key: "w.1.1.x" } }) },
  moveAppointment: {
    ask: (target, { appointmentId }) =>
      post(target, { appointment: { date: "2026-12-02 10:00:00" } }, { appointmentId }),
    about: "appointment",
    notMine: "unknown_appointment",
  },
  restoreAppointment: {
    ask: (target, { appointmentId }) => ({ path: { id: target.groupId, appointmentId } }),
  },
  updateAppointment: {
    ask: (target, { appointmentId }) => post(target, { appointment: { state: 1 } }, { appointmentId }),
    about: "appointment",
    notMine: "unknown_appointment",
  },
  getAppointmentHistory: {
    ask: (target, { appointmentId }) => ({ path: { id: target.groupId, appointmentId } }),
    about: "appointment",
    notMine: "unknown_appointment",
  },
  exportAppointment: {
    ask: (target, { appointmentId }) => ({ path: { id: target.groupId, appointmentId }, apikey: null }),
    about: "appointment",
    notMine: "unknown_appointment",
  },
  giveFactor: { ask: () => ({ body: { factor: { code: "000000" } } }), isAtHome: true },
  askForPasskey: { ask: () => ({ body: {} }), isAtHome: true },
  listFactors: { ask: () => ({}), isAtHome: true },
  startFactor: { ask: () => ({ body: { factor: { kind: "totp" } } }), isAtHome: true },
  createFactor: { ask: () => ({ body: { factor: { code: "000000" } } }), isAtHome: true },
  removeFactors: { ask: () => ({ body: { factor: { code: "000000" } } }), isAtHome: true },
  listPros: browse,
  updatePro: { ask: (target) => post(target, { pro: {} }, { proId: 999_999 }) },
  deletePro: { ask: ({ groupId }) => ({ path: { id: groupId, proId: 999_999 } }) },
  listInvitations: browse,
  createInvitation: {
    ask: (target) => post(target, { invitation: { email: newPerson().email, role: "pro", calendars: null } }),
  },
  deleteInvitation: { ask: ({ groupId }) => ({ path: { id: groupId, invitationId: 999_999 } }) },
  resetFactors: { ask: (target) => post(target, {}, { proId: 999_999 }) },
  updateFactorRule: { ask: (target) => post(target, { required: false }) },
  login: { ask: () => ({ body: { account: {} } }) },
  logout: { ask: () => ({ body: {} }) },
  createAccount: {
    ask: ({ groupId }) => ({ body: { account: { group_id: groupId, email: newPerson().email } } }),
  },
  getAccount: {
    ask: ({ groupId }, { accountId }) => ({ path: { accountId }, query: `group_id=${groupId}` }),
    about: "account",
    notMine: "forbidden",
  },
  updateAccount: {
    ask: ({ groupId }, { accountId }) => ({
      path: { accountId },
      body: { account: { group_id: groupId, temp_email: `new.${newPerson().email}` } },
    }),
    about: "account",
    notMine: "forbidden",
  },
  getPersonalData: browse,
  exportPersonalData: browse,
  getDeletionRequest: browse,
  createDeletionRequest: { ask: (target) => post(target, {}) },
  withdrawDeletionRequest: browse,
  confirmDeletionRequest: { ask: (target) => post(target, { deletion_request: { key: "d.1.1.1.x" } }) },
  listDeletionRequests: browse,
  getOperator: { ask: () => ({}), isAtHome: true },
  logInOperator: {
    ask: () => ({ body: { account: { email: newPerson().email, password: "x", code: "x" } } }),
    isAtHome: true,
  },
  logOutOperator: { ask: () => ({}), isAtHome: true },
  startOperatorSetup: { ask: () => ({ body: { key: "none" } }), isAtHome: true },
  finishOperatorSetup: { ask: () => ({ body: { key: "none", password: "x", code: "x" } }), isAtHome: true },
  getInstallation: { ask: () => ({}), isAtHome: true },
  listOperatorChanges: { ask: () => ({}), isAtHome: true },
  listGivenUpJobs: { ask: () => ({}), isAtHome: true },
  retryGivenUpJob: { ask: () => ({ path: { jobId: 999_999 }, body: {} }), isAtHome: true },
  deleteGivenUpJob: { ask: () => ({ path: { jobId: 999_999 } }), isAtHome: true },
  listAllGroups: { ask: () => ({}), isAtHome: true },
  getOperatedGroup: { ask: () => ({ path: { operatedGroupId: 999_999 } }), isAtHome: true },
  updateGroupActivity: {
    ask: () => ({ path: { operatedGroupId: 999_999 }, body: { active: false } }),
    isAtHome: true,
  },
  updateGroupQuotas: {
    ask: () => ({
      path: { operatedGroupId: 999_999 },
      body: { quotas: { mails: null, sms: null, invitations: null } },
    }),
    isAtHome: true,
  },
  forgotPassword: {
    ask: ({ groupId }, { email }) => ({ body: { account: { group_id: groupId, email } } }),
  },
};

const CODES = new Map(Object.entries(ERRORS).map(([name, { code }]) => [code, name]));
/** The refusals of the permission check; any other answer means that the call passed it. */
const GATE = new Set([
  "expired_connection",
  "forbidden",
  "group_does_not_exist",
  "inactive_group",
  "bad_request",
  "needFactor",
]);

function outcomeOf(answer: Answer, { notMine, notOnMine }: Walk): string {
  if (answer.status < 400) return "let in";
  const [first] = Array.isArray(answer.body) ? answer.body : [];
  const code = first
    ? CODES.get(first.code)
    : String(answer.body.messages?.errors[0] ?? answer.body.message ?? "");
  return code !== undefined && (GATE.has(code) || code === notMine || code === notOnMine) ? code : "let in";
}

/**
 * The records that each caller owns: a token or a mail link gives a booking, a key gives a fiche, and only an account owns an
 * account.
 */
const OWNS: Record<Asker, readonly NonNullable<Walk["about"]>[]> = {
  visitor: [],
  "holder of a booking's token": ["appointment", "fiche"],
  "reader of a mail": ["appointment"],
  "holder of a fiche's key": ["appointment", "fiche"],
  "client with an account": ["appointment", "fiche", "account"],
  professional: [],
  "professional with this calendar": [],
  "professional with another calendar": [],
  "call-centre agent": [],
  owner: [],
  "professional without their second factor": [],
  "access key": [],
  "access key without the scope": [],
  operator: [],
};

/** Reads the table of permissions in a different way than the permission check does. */
function expected(name: EndpointName, asker: Asker, place: Place, whose: Whose): string {
  const { right }: Endpoint = ENDPOINTS[name];
  const { about, notMine, notOnMine, fichesOf, isAtHome } = WALKS[name];
  const isAtHomeHere = isAtHome === true || place.startsWith("own");
  const role: Role = isAtHomeHere ? ASKERS[asker] : "visitor";
  const reach: Reach = PERMISSIONS[right][role];
  const isVisitor = asker === "visitor";
  // The operators' pages take no token, and no other call takes an operator's cookie.
  if (isOperatorRight(right)) {
    if (!isVisitor && asker !== "operator") return "forbidden";
    return reach === "anywhere" ? "let in" : "expired_connection";
  }
  if (asker === "operator") return expected(name, "visitor", place, whose);
  const scope = SCOPE_OF_RIGHT[right];
  if (asker === "access key" && scope === "none") return "forbidden";
  if (asker === "access key without the scope" && scope !== "any") return "forbidden";
  // This session has fewer rights than a visitor, everywhere.
  if (asker === "professional without their second factor")
    return reach === "anywhere" || right === "prove_factor" ? "let in" : "needFactor";
  if (reach === "anywhere") return "let in";
  // A visitor has no groups.
  if (isVisitor && right === "list_groups") return "forbidden";
  if (isVisitor && reach === "none") return "expired_connection";
  const isClient = role === "guest" || role === "user" || role === "visitor";
  if ((place === "inactive" && !isAtHome) || (place === "own inactive" && isClient)) return "inactive_group";
  if (reach === "none") return "forbidden";
  if (reach === "open" && place.endsWith("closed")) return isVisitor ? "expired_connection" : "forbidden";
  if (asker === "professional with another calendar" && reach === "group") {
    if (notOnMine) return notOnMine;
    if (about === "appointment" && notMine) return notMine;
  }
  if (about === undefined || notMine === undefined || fichesOf) return "let in";
  if (reach === "group") return whose === "another group's" ? notMine : "let in";
  const isMine = whose === "mine" && reach === "own" && OWNS[asker].includes(about);
  return isMine ? "let in" : notMine;
}

interface Entered {
  readonly me: Person;
  readonly token: string | undefined;
}
const callers = new Map<string, Promise<Entered>>();
const strangers = new Map<World, Promise<Person>>();

/** Calls that change nothing share their persons, because creating one takes longer than the call. */
function keep<Key, Value>(remaining: Map<Key, Promise<Value>>, key: Key, make: () => Promise<Value>) {
  const found = remaining.get(key) ?? make();
  remaining.set(key, found);
  return found;
}

interface Step {
  readonly name: EndpointName;
  readonly version: ApiVersion;
  readonly asker: Asker;
  readonly place: Place;
  readonly whose: Whose;
}

async function walk({ name, version, asker, place, whose }: Step, isRefusal: boolean) {
  const { home, target } = placesOf(place);
  const { ask, fichesOf } = WALKS[name];
  const { method, paths, right }: Endpoint = ENDPOINTS[name];
  const addEntered = async (): Promise<Entered> => {
    const me = await addPerson(home);
    return { me, token: await enter(asker, home, me, name) };
  };
  const lacks = asker === "access key without the scope" ? SCOPE_OF_RIGHT[right] : "";
  const isShared = method === "GET" || isRefusal;
  const { me, token } = await (isShared
    ? keep(callers, `${asker} ${home.groupId} ${lacks}`, addEntered)
    : addEntered());
  const addOther = (to: World) => (isShared ? keep(strangers, to, () => addPerson(to)) : addPerson(to));
  const other = whose === "mine" ? me : await addOther(whose === "another group's" ? world("third") : target);
  const { path = {}, query = "", ...options } = ask(target, other, me);
  const filled = paths[version]!.replaceAll(/\{(\w+)\}/g, (_, part: string) => String(path[part] ?? ""));
  const answer = await app.call(`${version}${filled}?${query}`, {
    method,
    ...options,
    ...(token !== undefined && { token }),
    ...(asker === "operator" && { headers: { cookie: await openOperator() } }),
  });
  const visible = fichesOf && answer.status === 200 ? fichesOf(answer) : null;
  return { outcome: outcomeOf(answer, WALKS[name]), visible, me, other, answer };
}

const NAMES = Object.keys(ENDPOINTS) as EndpointName[];

describe.each(NAMES)("%s", (name) => {
  const { paths }: Endpoint = ENDPOINTS[name];
  const { about, fichesOf } = WALKS[name];
  const kinds: readonly Whose[] =
    about === undefined ? ["mine"] : ["mine", "another person's", "another group's"];

  test.each(Object.keys(ASKERS) as Asker[])("is for a %s what the table says", async (asker) => {
    for (const version of Object.keys(paths) as ApiVersion[])
      await Promise.all(PLACES.map((place) => walkPlace(version, asker, place)));
  });

  async function walkPlace(version: ApiVersion, asker: Asker, place: Place): Promise<void> {
    for (const whose of kinds) {
      const verdict = expected(name, asker, place, whose);
      // A call refused by the permission check is refused for every record, so one record is enough.
      if (whose !== "mine" && GATE.has(verdict) && verdict !== WALKS[name].notMine) continue;
      const step = { name, version, asker, place, whose };
      const { outcome, visible, me, other, answer } = await walk(step, verdict !== "let in");
      const where = `${version} ${place}, ${whose}: ${answer.status} ${answer.text.slice(0, 200)}`;
      expect(outcome, where).toBe(verdict);
      expect(answer.status, where).toBeLessThan(outcome === "let in" && about !== undefined ? 400 : 500);
      if (!fichesOf || visible === null) continue;
      const isElsewhere = asker === "professional with another calendar" && about === "appointment";
      const isEverybody = PERMISSIONS[ENDPOINTS[name].right][ASKERS[asker]] === "group" && !isElsewhere;
      if (isEverybody) expect(visible.includes(other.ficheId), where).toBe(whose !== "another group's");
      else expect(new Set(visible), where).toEqual(new Set(isElsewhere ? [] : [me.ficheId]));
    }
  }
});
