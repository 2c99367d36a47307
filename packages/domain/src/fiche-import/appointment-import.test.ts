import { describe, expect, test } from "vitest";
import { minuteOf } from "../time/instant.ts";
import { formatWallDateTime } from "../time/zone.ts";
import { matchColumns } from "./match-columns.ts";
import { matchName } from "./match-names.ts";
import { readAppointment, readStatus } from "./read-appointment.ts";
import { readClock, readDay, readLength, readMoment } from "./read-moment.ts";

const QUESTIONS = [{ name: "birthdate", label: "Naissance", isBirthdate: true }];

describe("the columns of appointments of", () => {
  test.each([
    [
      "Doctolib",
      [
        "Date",
        "Heure",
        "Durée",
        "Motif",
        "Agenda",
        "Nom",
        "Prénom",
        "Date de naissance",
        "Portable",
        "Statut",
      ],
      [
        "start",
        "time",
        "length",
        "service",
        "calendar",
        "lastname",
        "firstname",
        "birthdate",
        "firstphone",
        "status",
      ],
    ],
    [
      "Planity",
      [
        "Date",
        "Heure de début",
        "Heure de fin",
        "Prestation",
        "Collaborateur",
        "Client",
        "Téléphone",
        "Notes",
      ],
      ["start", "time", "end", "service", "calendar", "fullname", "firstphone", "comments"],
    ],
    [
      "Google Calendar",
      [
        "Subject",
        "Start Date",
        "Start Time",
        "End Date",
        "End Time",
        "All Day Event",
        "Description",
        "Location",
      ],
      ["fullname", "start", "time", null, "end", null, "comments", null],
    ],
    [
      "Easy!Appointments",
      [
        "id",
        "start_datetime",
        "end_datetime",
        "notes",
        "service",
        "provider",
        "first_name",
        "last_name",
        "email",
      ],
      ["appointment_id", "start", "end", "comments", "service", "calendar", "firstname", "lastname", "email"],
    ],
    [
      "a German program",
      ["Datum", "Uhrzeit", "Ende", "Leistung", "Mitarbeiter", "Nachname", "Vorname", "Bemerkung"],
      ["start", "time", "end", "service", "calendar", "lastname", "firstname", "comments"],
    ],
  ])("%s are recognised", (_program, headings, expected) => {
    expect(matchColumns(headings, QUESTIONS, "appointments")).toEqual(expected);
  });
});

test.each([
  ["2026-12-01", "2026-12-01"],
  ["2026-12-01T10:00", "2026-12-01"],
  ["01/12/2026 10:00", "2026-12-01"],
  ["1.12.26", "2026-12-01"],
  ["mardi 01/12/2026", "2026-12-01"],
  ["20261201", "2026-12-01"],
  ["mar. 1 déc. 2026 à 10h", "2026-12-01"],
  ["1er décembre 2026", "2026-12-01"],
  ["Dienstag, 1. Dezember 2026, 10:00 Uhr", "2026-12-01"],
  ["December 1, 2026 10:00 AM", "2026-12-01"],
  ["1 de diciembre de 2026", "2026-12-01"],
  ["1 dicembre 2026", "2026-12-01"],
  ["dinsdag 1 december 2026", "2026-12-01"],
  ["1 de dezembro de 2026", "2026-12-01"],
  ["1 grudnia 2026", "2026-12-01"],
  ["1. prosince 2026", "2026-12-01"],
  ["1. decembra 2026", "2026-12-01"],
  ["2026. december 1. 10:00", "2026-12-01"],
  ["1 a viz Kerzu 2026", "2026-12-01"],
  ["31/11/2026", null],
  ["bientôt", null],
  ["", null],
])("the day of %j is %j", (text, day) => {
  expect(readDay(text, "dmy")?.day ?? null).toBe(day);
});

test("an American day has its month first", () => {
  expect(readDay("12/01/2026", "mdy")?.day).toBe("2026-12-01");
});

test.each([
  ["9:05", 545],
  ["09:05:00", 545],
  ["9h", 540],
  ["9 h 05", 545],
  ["09h05", 545],
  ["9.05", 545],
  ["9 Uhr", 540],
  ["9:05 Uhr", 545],
  ["à 14h30", 870],
  ["2:30 PM", 870],
  ["2:30 p.m.", 870],
  ["12:15 am", 15],
  ["12 pm", 720],
  ["0930", 570],
  ["0.375", 540],
  ["0.5", 720],
  ["0.4166666666666667", 600],
  ["0.30", 30],
  ["24:00", null],
  ["13:00 pm", null],
  ["9:75", null],
  ["matin", null],
  ["", null],
])("the minute of %j is %j", (text, minute) => {
  expect(readClock(text)).toBe(minute);
});

test.each([
  ["30", 30],
  ["30 min", 30],
  ["45'", 45],
  ["1h30", 90],
  ["1 h", 60],
  ["0:45", 45],
  ["00:45:00", 45],
  ["90 Minuten", 90],
  ["", null],
  ["0", null],
  ["lang", null],
  ["2000", null],
])("the length of %j is %j", (text, length) => {
  expect(readLength(text)).toBe(length);
});

const startOf = (date: string, time = "") => {
  const moment = readMoment({ date, time }, "dmy", "Europe/Paris");
  return "start" in moment ? formatWallDateTime("Europe/Paris", moment.start) : moment.problem;
};
test.each([
  ["01/12/2026", "10h00", "2026-12-01 10:00:00"],
  ["01/12/2026 10:00", "", "2026-12-01 10:00:00"],
  ["01/12/2026 00:00:00", "10:00", "2026-12-01 10:00:00"],
  ["2026-12-01T09:00:00Z", "", "2026-12-01 10:00:00"],
  ["2026-12-01 09:00:00+00:00", "", "2026-12-01 10:00:00"],
  ["01/12/2026", "", "no_time"],
  ["", "10:00", "no_time"],
  // The night in which clocks go forward, and the one in which an hour comes twice.
  ["28/03/2027", "02:30", "skipped_time"],
  ["25/10/2026", "02:30", "2026-10-25 02:30:00"],
])("the moment of %j and %j is %j", (date, time, expected) => {
  expect(startOf(date, time)).toBe(expected);
});

const FORM = {
  columns: ["start", "end", "length", "status", "appointment_id"],
  dateOrder: "dmy",
  timezone: "Europe/Paris",
  now: minuteOf(Date.parse("2026-12-01T09:00:00Z")),
} as const;
test.each([
  ["10:45", "", 45],
  ["01/12/2026 11:00", "", 60],
  ["", "20", 20],
  ["09:00", "20", 20],
  ["later", "", null],
])("an appointment until %j of %j minutes takes %j", (end, length, expected) => {
  expect(readAppointment(["01/12/2026 10:00", end, length], FORM).length).toBe(expected);
});

test("nothing is imported that lies too far ahead", () => {
  expect(readAppointment(["01/12/2046 10:00"], FORM).problem).toBe("too_far");
});

test.each([
  ["Annulé par le patient", "cancelled"],
  ["Canceled", "cancelled"],
  ["storniert", "cancelled"],
  ["odwołana", "cancelled"],
  ["No-show", "missed"],
  ["Absent non excusé", "missed"],
  ["nicht erschienen", "missed"],
  ["nem jelent meg", "missed"],
  ["Confirmé", "booked"],
  ["Nouveau", "booked"],
  ["", "booked"],
] as const)("the status %j means %s", (text, status) => {
  expect(readStatus(text)).toBe(status);
});

const SERVICES = [
  { id: 1, name: "Coupe femme", publicname: { fr: "Coupe femme", en: "Women’s cut" } },
  { id: 2, name: "Coloration", publicname: "Coloration" },
];
test.each([
  ["coupe femme", 1],
  ["WOMEN’S CUT", 1],
  ["Coloration", 2],
  ["Coloration complète", null],
  ["Massage", null],
  ["", null],
])("the service named %j is %j", (name, id) => {
  expect(matchName(name, SERVICES, false)).toBe(id);
});

const CALENDARS = ["Anna Morel", "Anna Roux", "Bruno Petit"].map((name, id) => ({
  id,
  name,
  publicname: null,
}));
test.each([
  ["Dr Anna Morel", 0],
  ["PETIT Bruno", 2],
  ["Bruno", 2],
  ["Anna", null],
  ["Zoé", null],
])("the calendar named %j is %j", (name, id) => {
  expect(matchName(name, CALENDARS, true)).toBe(id);
});

test("rows without a name mean the only record", () => {
  expect(matchName("", SERVICES.slice(0, 1), false)).toBe(1);
});
