import type { Step } from "./client-sequences.ts";

/** The requests of seven public clients of the old API, call by call, with the parts of the answers that they read. */

const JSON_TYPE = { "content-type": "application/json", accept: "application/json" };
const FORM_TYPE = { "content-type": "application/x-www-form-urlencoded", accept: "*/*" };
const BASIC = { authorization: "Basic {basic}" };
const BASIC_JSON = { ...BASIC, ...JSON_TYPE };
/** As curl sends it: no type for a body means a form, so the client names it. */
const CURL = { ...BASIC, accept: "*/*", "content-type": "application/json" };

/** The scripts send the SHA-1 of the professional's password, and their key twice; afterwards only the cookie. */
const scriptLogin: Step = {
  send: "POST v1/sessions/login.json?apikey={key}",
  headers: FORM_TYPE,
  body: "apikey={key}&pro%5Bemail%5D={pro}&pro%5Bpassword%5D={sha1}",
  status: 200,
  has: { pro: { group_id: "{group}" } },
};

const all = "apikey={key}&format=json";

/** Creates, reads, changes and archives a record of the catalogue. */
function crud(kind: string, noun: string, more: object = {}): Step[] {
  return [
    {
      send: `POST v1/groups/{group}/${kind}.json?apikey={key}`,
      headers: BASIC_JSON,
      body: { [noun]: { group_id: "{group}", name: `A new ${noun}`, publicname: `New ${noun}`, ...more } },
      status: 201,
      has: { name: `A new ${noun}`, publicname: `New ${noun}` },
      keep: { record: "id" },
    },
    {
      send: `GET v1/groups/{group}/${kind}/{record}.json?apikey={key}`,
      headers: BASIC_JSON,
      status: 200,
      has: { id: "{record}", publicname: `New ${noun}` },
    },
    {
      send: `GET v1/groups/{group}/${kind}.json?apikey={key}&conditions%5B0%5D%5Bfield%5D=id&conditions%5B0%5D%5Bop%5D=%3D&conditions%5B0%5D%5Bvalue%5D={record}`,
      headers: BASIC_JSON,
      status: 200,
      has: { totalRecords: 1, records: [{ id: "{record}" }] },
    },
    {
      send: `PUT v1/groups/{group}/${kind}/{record}.json?apikey={key}`,
      headers: BASIC_JSON,
      body: { [noun]: { id: "{record}", publicname: "Another" } },
      status: 200,
      has: { id: "{record}", publicname: "Another" },
    },
    {
      send: `DELETE v1/groups/{group}/${kind}/{record}.json?apikey={key}`,
      headers: BASIC_JSON,
      status: 200,
      has: { id: "{record}", deleted: true },
    },
  ];
}

export const SEVEN_OLD_CLIENTS: Readonly<Record<string, readonly Step[]>> = {
  "readers of free times": [
    {
      send: "GET v2/availabletimeslots?group_id={group}&promotions=0&appointments[0][intervention_id]={service}&appointments[0][calendar_id]={calendar}&apikey={key}",
      status: 200,
      has: { group_id: "{group}" },
      keep: { slot: "availabletimeslots.0.slot" },
    },
    {
      send: "GET v1/groups/{group}/availabletimeslots.json?apikey={key}&intervention_ids[]={service}&calendar_id={calendar}&nDays=90",
      status: 200,
      keep: { slot: "availabletimeslots.400.start" },
    },
  ],
  "an electronic patient record that keeps both calendars the same": [
    { send: `GET v1/groups?${all}`, headers: BASIC, status: 200, has: { records: [{ id: "{group}" }] } },
    {
      send: `GET v1/groups/{group}/calendars?${all}`,
      headers: BASIC,
      status: 200,
      has: { records: [{ id: "{calendar}" }] },
    },
    {
      send: `GET v1/groups/{group}/interventions?${all}&calendar_ids[]={calendar}`,
      headers: BASIC,
      status: 200,
      has: { records: [{ id: "{service}" }] },
    },
    {
      send: `POST v1/groups/{group}/fiches?${all}`,
      headers: CURL,
      body: {
        fiche: {
          group_id: "{group}",
          externid: "patient-204",
          rappel_email: 0,
          firstname: "Maud",
          lastname: "Kerbrat",
          firstphone: "06 12 34 56 78",
          email: "maud@example.org",
        },
      },
      status: 201,
      keep: { fiche: "id" },
    },
    {
      send: `POST v1/groups/{group}/vevents?${all}`,
      headers: CURL,
      body: {
        vevent: {
          start: "2026-12-02 07:10:00",
          end: "2026-12-02 07:50:00",
          calendar_id: "{calendar}",
          text: "Kerbrat Maud",
          intervention_id: "{service}",
          taker: "a record",
          comments: "Yearly check",
          from_web: 0,
          fiche_id: "{fiche}",
        },
      },
      status: 201,
      keep: { visit: "id" },
    },
    {
      send: `POST v1/groups/{group}/vevents?${all}`,
      headers: CURL,
      body: {
        vevent: {
          start: "2026-12-02 10:00:00",
          end: "2026-12-02 12:00:00",
          calendar_id: "{calendar}",
          text: "closed",
          intervention_id: 0,
          taker: "a record",
          comments: null,
          from_web: 0,
          fiche_id: 0,
          colorref: "#CCCCCC",
        },
      },
      status: 201,
      has: { fiche_id: 0, intervention_id: 0, text: "closed" },
      keep: { closure: "id" },
    },
    {
      send: `PUT v1/groups/{group}/vevents/{visit}?${all}`,
      headers: CURL,
      body: {
        vevent: { calendar_id: "{calendar}", start: "2026-12-02 14:00:00", end: "2026-12-02 14:30:00" },
      },
      status: 200,
      has: { id: "{visit}", start: "2026-12-02 14:00:00", end: "2026-12-02 14:30:00" },
    },
    {
      send: `PUT v1/groups/{group}/vevents/{closure}?${all}`,
      headers: CURL,
      body: {
        vevent: { calendar_id: "{calendar}", start: "2026-12-02 10:00:00", end: "2026-12-02 12:30:00" },
      },
      status: 200,
      has: { id: "{closure}", end: "2026-12-02 12:30:00" },
    },
    {
      send: `GET v1/groups/{group}/vevents?${all}&results=all&calendar_id={calendar}&conditions[0][field]=type&conditions[0][op]=%21%3D&conditions[0][value]=VfreebusyEvent&conditions[1][field]=taker&conditions[1][op]=%21%3D&conditions[1][value]=somebody&conditions[2][field]=start&conditions[2][op]=%3E%3D&conditions[2][value]=2026-12-01%2008:00:00&conditions[3][field]=end&conditions[3][op]=%3C%3D&conditions[3][value]=2028-12-01%2008:00:00&conditions[4][field]=updated_at&conditions[4][op]=%3E%3D&conditions[4][value]=2020-01-01%2000:00:00`,
      headers: BASIC,
      status: 200,
      has: {
        totalRecords: 3,
        records: [
          { id: "{closure}", fiche_id: 0, intervention_id: 0, deleted: false, start: "2026-12-02 10:00:00" },
          { id: "{visit}", fiche_id: "{fiche}", intervention_id: "{service}", deleted: false },
          { id: "{booked}", fiche_id: "{booker}" },
        ],
      },
    },
    {
      send: `GET v1/groups/{group}/fiches/{fiche}?${all}`,
      headers: BASIC,
      status: 200,
      has: {
        id: "{fiche}",
        firstname: "Maud",
        lastname: "Kerbrat",
        email: "maud@example.org",
        firstphone: "06 12 34 56 78",
      },
    },
    {
      send: `PUT v1/groups/{group}/vevents/{visit}?${all}`,
      headers: CURL,
      body: { vevent: { calendar_id: "{calendar}", deleted: "1" } },
      status: 200,
      has: { id: "{visit}", deleted: true },
    },
    {
      send: `DELETE v1/groups/{group}/vevents/{closure}?${all}`,
      headers: BASIC,
      status: 200,
      has: { id: "{closure}", deleted: true },
    },
    {
      send: `GET v1/groups/{group}/vevents?${all}&results=all&calendar_id={calendar}&conditions[0][field]=updated_at&conditions[0][op]=%3E%3D&conditions[0][value]=2020-01-01%2000:00:00`,
      headers: BASIC,
      status: 200,
      has: {
        totalRecords: 2,
        records: [
          { id: "{visit}", deleted: true },
          { id: "{booked}", deleted: false },
        ],
      },
    },
  ],
  "a PHP class, whose calls name no group": [
    {
      send: "POST v1/fiches",
      headers: BASIC_JSON,
      body: { apikey: "{key}", fiche: { firstname: "John", lastname: "Doe" } },
      status: 201,
      keep: { fiche: "id" },
    },
    {
      send: "PUT v1/fiches/{fiche}",
      headers: BASIC_JSON,
      body: { apikey: "{key}", fiche: { firstphone: "01 39 98 04 04" } },
      status: 200,
    },
    {
      send: "GET v1/fiches/{fiche}?format=json&apikey={key}",
      headers: BASIC_JSON,
      status: 200,
      has: { id: "{fiche}", firstphone: "01 39 98 04 04" },
    },
    {
      send: "GET v1/vevents?conditions[0][field]=intervention_id&conditions[0][op]=%3E&conditions[0][value]=0&conditions[1][field]=start&conditions[1][op]=%3E%3D&conditions[1][value]=2026-12-07%2000:00:00&conditions[2][field]=end&conditions[2][op]=%3C%3D&conditions[2][value]=2026-12-08%2000:00:00?format=json&apikey={key}",
      headers: BASIC_JSON,
      status: 200,
      has: { records: [{ id: "{booked}", fiche_id: "{booker}" }] },
    },
    { send: "DELETE v1/fiches/{fiche}?apikey={key}&format=json", headers: BASIC_JSON, status: 200 },
  ],
  "a script that lists clients": [
    scriptLogin,
    {
      send: "GET v1/groups/{group}/fiches.json",
      headers: { accept: "*/*" },
      status: 200,
      has: { startIndex: 0 },
    },
  ],
  "a script that copies appointments into another calendar": [
    scriptLogin,
    {
      send: "GET v1/groups/{group}/appointments.json?results=all",
      headers: { accept: "*/*" },
      status: 200,
      has: { records: [{ id: "{booked}", start: "2026-12-07 09:00:00", end: "2026-12-07 09:30:00" }] },
    },
  ],
  "a script that pages through all appointments": [
    scriptLogin,
    {
      send: "GET v1/groups/{group}/appointments.json?include_past=1&sort=start",
      headers: { accept: "*/*" },
      status: 200,
      has: { totalRecords: 1, records: [{ id: "{booked}" }] },
    },
    {
      send: "GET v1/groups/{group}/appointments.json?include_past=1&sort=start&startIndex=1",
      headers: { accept: "*/*" },
      status: 200,
      has: { totalRecords: 1, records: [] },
    },
  ],
  "a JavaScript SDK, in JSON and in XML": [
    {
      send: "POST v1/accounts.json?apikey={key}",
      headers: JSON_TYPE,
      body: { account: { group_id: "{group}", email: "new.client@example.org" } },
      status: 201,
    },
    {
      send: "GET v1/groups/{group}.json?apikey={key}",
      headers: BASIC_JSON,
      status: 200,
      has: { id: "{group}", urlname: "old-clients" },
    },
    {
      send: "PUT v1/groups/{group}.json?apikey={key}",
      headers: BASIC_JSON,
      body: { group: { phone: "01 23 45 67 89" } },
      status: 200,
      has: { phone: "01 23 45 67 89" },
    },
    { send: "GET v3/groups/{group}?apikey={key}", status: 200, has: { id: "{group}" } },
    ...crud("calendarsets", "calendarset"),
    ...crud("calendars", "calendar"),
    ...crud("interventionsets", "interventionset"),
    ...crud("interventions", "intervention", { length: 45, price: 2500 }),
    {
      send: "GET v1/groups/{group}/customfields.json?apikey={key}",
      headers: BASIC_JSON,
      status: 200,
      has: {
        records: [{ id: 1, name: "lastname", model: "Fiche" }, { name: "email" }, { name: "firstphone" }],
      },
    },
    {
      send: "GET v1/groups/{group}/pros.json?apikey={key}",
      headers: BASIC_JSON,
      status: 200,
      has: { records: [{ email: "{owner}" }, { email: "{pro}" }] },
    },
    {
      send: "POST v1/groups/{group}/appointments.json?apikey={key}",
      headers: BASIC_JSON,
      body: {
        appointment: {
          date: "2026-12-08 09:00:00",
          calendar_id: "{calendar}",
          intervention_ids: ["{service}"],
          fiche: { id: "{booker}" },
          from_web: 0,
        },
      },
      status: 201,
      keep: { appointment: "records.0.id" },
    },
    {
      send: "GET v1/groups/{group}/appointments/{appointment}?apikey={key}&format=xml",
      headers: { ...BASIC, accept: "*/*" },
      status: 200,
      contains:
        '<?xml version="1.0" encoding="UTF-8"?>\n<appointment><id type="integer">{appointment}</id><start>2026-12-08 09:00:00</start>',
    },
    {
      send: "GET v1/groups/{group}/appointments.xml?apikey={key}&sort=start&dir=desc",
      headers: { ...BASIC, accept: "application/xml" },
      status: 200,
      contains: '<hash><records type="array"><record><id type="integer">{appointment}</id>',
    },
    {
      send: "DELETE v1/groups/{group}/appointments/{appointment}.json?apikey={key}",
      headers: BASIC_JSON,
      status: 200,
    },
    {
      send: "GET v1/groups/{group}/vevents/99999999.xml?apikey={key}",
      headers: { ...BASIC, accept: "application/xml" },
      status: 404,
      contains: '<errors type="array"><error><error>',
    },
    {
      send: "POST v1/groups/{group}/vevents.json?apikey={key}",
      headers: BASIC_JSON,
      body: {
        vevent: { calendar_id: "{calendar}", start: "2026-12-09 10:00:00", end: "2026-12-09 11:00:00" },
      },
      status: 201,
      keep: { vevent: "id" },
    },
    {
      send: "GET v1/groups/{group}/vevents/{vevent}.json?apikey={key}",
      headers: BASIC_JSON,
      status: 200,
      has: { id: "{vevent}", start: "2026-12-09 10:00:00" },
    },
    {
      send: "GET v1/groups/{group}/vevents.json?apikey={key}&conditions%5B0%5D%5Bfield%5D=id&conditions%5B0%5D%5Bop%5D=%3D&conditions%5B0%5D%5Bvalue%5D={vevent}",
      headers: BASIC_JSON,
      status: 200,
      has: { totalRecords: 1 },
    },
    {
      send: "PUT v1/groups/{group}/vevents/{vevent}.json?apikey={key}",
      headers: BASIC_JSON,
      body: { vevent: { end: "2026-12-09 11:30:00", text: "Training" } },
      status: 200,
      has: { id: "{vevent}", end: "2026-12-09 11:30:00", text: "Training" },
    },
    {
      send: "DELETE v1/groups/{group}/vevents/{vevent}.json?apikey={key}",
      headers: BASIC_JSON,
      status: 200,
    },
    {
      send: "POST v1/groups/{group}/fiches.json?apikey={key}",
      headers: BASIC_JSON,
      body: { fiche: { firstname: "Ida", lastname: "Vert", email: "ida@example.org" } },
      status: 201,
      keep: { fiche: "id" },
    },
    {
      send: "PUT v1/groups/{group}/fiches/{fiche}.json?apikey={key}",
      headers: BASIC_JSON,
      body: { fiche: { firstname: "Eva" } },
      status: 200,
      has: { firstname: "Eva" },
    },
    {
      send: "GET v1/groups/{group}/fiches.json?apikey={key}&conditions%5B0%5D%5Bfield%5D=id&conditions%5B0%5D%5Bop%5D=%3D&conditions%5B0%5D%5Bvalue%5D={fiche}",
      headers: BASIC_JSON,
      status: 200,
      has: { records: [{ id: "{fiche}" }] },
    },
    {
      send: "DELETE v1/groups/{group}/fiches/{fiche}.json?apikey={key}",
      headers: BASIC_JSON,
      status: 200,
      has: { id: "{fiche}", deleted: true },
    },
  ],
};
