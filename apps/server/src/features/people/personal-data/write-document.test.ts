import type { FicheData, PersonalData } from "@rendezvous/contract/people/personal-data";
import type { GroupRecord } from "@rendezvous/domain/group/group-record";
import { expect, test } from "vitest";
import { writeDocument } from "./write-document.ts";

const GROUP = {
  fields: { country: "FR", currency: "EUR", locale: "en" },
  rules: {},
  forms: { Fiche: [{ name: "str0", type: "string", label: "Allergies" }], Vevent: [] },
} as unknown as GroupRecord;

const AT = "2026-12-01 10:00:00";
const LATER = "2026-12-02 11:30:00";
const WHEN = "Tuesday, 1 December 2026, 10:00";
const WHEN_LATER = "Wednesday, 2 December 2026, 11:30";
const PRO = { kind: "pro" as const, name: "Paul Martin" };

const nameless = (kind: "client" | "import" | "pro") => ({ kind, name: "" });

const FICHE: FicheData = {
  id: 1,
  externid: null,
  firstname: "Ada",
  lastname: "Byron",
  email: "",
  firstphone: "",
  answers: [],
  metadata: {},
  blacklisted: false,
  deleted: false,
  created_at: AT,
  updated_at: AT,
  appointments: [],
  passes: [],
  changes: [],
  reads: [],
  comments: [],
};

const ACCOUNT = {
  id: 1,
  email: null,
  locale: null,
  created_at: AT,
  activated_at: null,
  last_login_at: null,
  opt_ins: [],
  identities: [],
  sessions: [],
};

const DATA: PersonalData = {
  made_at: AT,
  group: { id: 4, name: "Salon <b>", timezone: "America/New_York" },
  registered_at: "2024-02-03 09:00:00",
  kept_until: "2027-02-03",
  account: null,
  fiches: [],
  mails: [],
  feeds: [],
  wishes: [],
  deletion_requests: [],
};

/** Returns the text of the document's lines, without its style and markup. */
function linesOf(data: Partial<PersonalData>): string[] {
  const document = writeDocument({ ...DATA, ...data }, GROUP, "en");
  return document
    .replace(/<style>.*<\/style>/s, "")
    .replaceAll(/<dt>(.*?)<\/dt><dd>/gs, "\n$1: ")
    .replaceAll(/<\/?(?:h\d|p|li|title)\b[^>]*>/g, "\n")
    .replaceAll(/<[^>]+>/g, "")
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
}
const ofFiche = (fiche: Partial<FicheData>) => linesOf({ fiches: [{ ...FICHE, ...fiche }] });

test("without anything else it says whose data it is, how long it is kept, and by which clock", () => {
  expect(linesOf({})).toEqual([
    "My personal data – Salon &lt;b&gt;",
    "My personal data – Salon &lt;b&gt;",
    `Everything that Salon &lt;b&gt; holds about you on ${WHEN}.`,
    "Registered on Saturday, 3 February 2024. Your data is kept until Wednesday, 3 February 2027 at least.",
    "Times are those of the zone America/New York.",
    "Messages sent",
    "Once handed to your mail service, a message isn’t kept here.",
    "Deletion requests",
    "Nothing",
  ]);
});

test("an account has what it is used for, and since when something is consented to", () => {
  const account = {
    id: 1,
    email: "ada@example.org",
    locale: null,
    created_at: AT,
    activated_at: null,
    last_login_at: LATER,
    opt_ins: [
      { name: "marketing_sms", given: true, at: LATER },
      { name: "marketing_optin", given: false, at: null },
      { name: "newsletter", given: true, at: null },
    ],
    identities: [{ issuer: "https://id.example", subject: "ada" }],
    pendingRdv: {},
    sessions: [
      { last_signed_at: AT, expires_at: LATER },
      { last_signed_at: LATER, expires_at: LATER },
    ],
  };
  const lines = linesOf({ account });
  expect(lines.slice(lines.indexOf("Account"), lines.indexOf("Messages sent"))).toEqual([
    "Account",
    "Email: ada@example.org",
    `Created on: ${WHEN}`,
    `Last login: ${WHEN_LATER}`,
    "Login through: ada (https://id.example)",
    `Open sessions: ${WHEN}`,
    WHEN_LATER,
    "Appointment in the making: yes",
    "Consents",
    `Messages of the professional by SMS: yes, since ${WHEN_LATER}`,
    "Messages of the professional by email: no",
    "newsletter: yes",
  ]);
});

test.each([
  [{ date: "2026-12-02" }, ["Wednesday, 2 December 2026"]],
  [{ slots: LATER, date: AT, comments: "With the dog" }, [WHEN_LATER, "With the dog"]],
  [{ slots: null, fiche: { lastname: "Byron" }, comments: 7 }, ["Byron"]],
])("an appointment in the making: %o", (pendingRdv, [first, ...rest]) => {
  const account = {
    ...ACCOUNT,
    pendingRdv,
  };
  const lines = linesOf({ account });
  const at = lines.indexOf(`Appointment in the making: ${first}`);
  expect(lines.slice(at + 1, lines.indexOf("Messages sent"))).toEqual(rest);
});

test("a record has what is filled in, and that it was changed, deleted or refused only if it was", () => {
  const plain = ofFiche({ firstname: "", lastname: "" });
  expect(plain.slice(plain.indexOf("Record of someone without a name") + 1, -4)).toEqual([
    `Created on: ${WHEN}`,
    "Appointments",
    "Nothing",
  ]);
  const lines = ofFiche({ externid: "A7", updated_at: LATER, deleted: true, blacklisted: true });
  expect(lines.slice(lines.indexOf("Record of Ada Byron") + 1, -6)).toEqual([
    "Last name: Byron",
    "First name: Ada",
    "Reference with the professional: A7",
    `Created on: ${WHEN}`,
    `Changed on: ${WHEN_LATER}`,
    "Deleted record",
    "The professional takes no more appointments from this person",
  ]);
});

test("who changed a record, wrote about it and looked at it is named, with what a field was before", () => {
  const lines = ofFiche({
    changes: [
      {
        at: AT,
        by: nameless("client"),
        fields: ["firstname"],
        values: { firstname: ["", "Ada"] },
        reason: "",
      },
      { at: AT, by: nameless("import"), fields: ["str0", "unnamed"], values: null, reason: "" },
      { at: AT, by: nameless("pro"), fields: ["str0"], values: { str0: [null, { a: 1 }] }, reason: "Merged" },
    ],
    comments: [{ at: LATER, by: PRO, text: "Calls back" }],
    reads: [
      { day: "2026-12-01", by: PRO, what: "fiche", times: 1, first_at: AT, last_at: AT },
      { day: "2026-12-02", by: PRO, what: "appointments", times: 3, first_at: AT, last_at: AT },
    ],
  });
  expect(lines.slice(lines.indexOf("Who changed this record"), lines.indexOf("Messages sent"))).toEqual([
    "Who changed this record",
    `${WHEN} – you: First name (– → Ada)`,
    `${WHEN} – the professional’s file: Allergies, unnamed`,
    `${WHEN} – a professional: Allergies (– → {&quot;a&quot;:1}) – Merged`,
    "Notes by the team",
    `${WHEN_LATER} – Paul Martin: Calls back`,
    "Who looked at it",
    "Tuesday, 1 December 2026 – Paul Martin, the record, once",
    "Wednesday, 2 December 2026 – Paul Martin, its appointments, 3 times",
  ]);
});

test("an appointment has its price, its places and its history; ids of calendars stay in the data", () => {
  const appointment = {
    start: AT,
    duration: 30,
    intervention_name: "Cut",
    pack: { name: "Cut and colour" },
    calendar: { name: "Anna" },
    resource: { name: "Chair" },
    location: "",
    price: 0,
    price_amount: 0,
    comments: "",
    answers: [],
    booked_at: AT,
    cancelled_at: LATER,
    history: [
      { at: AT, by: { kind: "client", name: "" }, what: "booked", values: null, reason: "" },
      {
        at: LATER,
        by: PRO,
        what: "moved",
        values: { start: [AT, LATER], calendar_id: [7, 8], note: ["", "Came by"] },
        reason: "Ill",
      },
    ],
  } as unknown as FicheData["appointments"][number];
  const between = (more: object) => {
    const lines = ofFiche({ appointments: [{ ...appointment, ...more }] });
    return lines.slice(lines.indexOf("Appointments") + 1, lines.indexOf("Messages sent"));
  };
  const [head, place, booked, made, moved, cancelled] = between({});
  expect([head, place, booked, made, cancelled]).toEqual([
    `${WHEN} – Cut and colour, Cut, 30\u00a0min`,
    "With: Anna, Chair",
    `Booked on: ${WHEN}`,
    expect.stringMatching(/^Tuesday, 1 December 2026, 10:00 – .*\(you\)$/),
    `Cancelled on ${WHEN_LATER}`,
  ]);
  expect(moved).toMatch(
    new RegExp(
      `^${WHEN_LATER} – .*\\(Paul Martin\\), [^,]+ \\(${WHEN} → ${WHEN_LATER}\\), Calendar, [^,]+ \\(– → Came by\\) – Ill$`,
    ),
  );
  const paid = between({ price: 25, price_amount: 2500, cancelled_at: null, history: [] });
  expect(paid).toContain("Price: €25.00");
  expect(paid.some((line) => line.startsWith("Cancelled"))).toBe(false);
});

test("mails and requests are told by their names and times", () => {
  const request = { requested_at: AT, confirmed_at: null, withdrawn_at: null, carried_out_at: null };
  const lines = linesOf({
    mails: [
      { sent_at: AT, to: "ada@example.org", kind: "moved" },
      { sent_at: AT, to: "ada@example.org", kind: "new-kind" },
    ],
    deletion_requests: [request, { ...request, withdrawn_at: LATER }, { ...request, confirmed_at: LATER }],
  });
  expect(lines.slice(lines.indexOf("Messages sent") + 1)).toEqual([
    `${WHEN} – ada@example.org, appointment moved`,
    `${WHEN} – ada@example.org, new-kind`,
    "Once handed to your mail service, a message isn’t kept here.",
    "Deletion requests",
    `Asked for on ${WHEN}`,
    `Asked for on ${WHEN}, taken back on ${WHEN_LATER}`,
    `Asked for on ${WHEN}, confirmed on ${WHEN_LATER}`,
  ]);
});
