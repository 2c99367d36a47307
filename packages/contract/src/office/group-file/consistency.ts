import { checkConditions } from "./conditions.ts";
import { LOCALES } from "./fields.ts";
import { type Path, shortenValue } from "./issues.ts";
import { type Fields, isFields, objectsAtPath, type ReportFault, textsAtPath, valuesAtPath } from "./walk.ts";

/** Two fields of a record that must be in this order; with `mayMeet` they may be equal. */
type Ordered = readonly [at: string, first: string, second: string, mayMeet?: "mayMeet"];
const ORDERED: readonly Ordered[] = [
  ["group.openinghours[]", "from", "to"],
  ["group.openinghours[]", "valid_from", "valid_until", "mayMeet"],
  ["calendars[].openinghours[]", "from", "to"],
  ["calendars[].openinghours[]", "valid_from", "valid_until", "mayMeet"],
  ["interventions[].openinghours[]", "from", "to"],
  ["interventions[].openinghours[]", "valid_from", "valid_until", "mayMeet"],
  ["calendars[].openings[]", "from", "to"],
  ["calendars[].closures[]", "start", "end"],
  ["resources[].openinghours[]", "from", "to"],
  ["resources[].openinghours[]", "valid_from", "valid_until", "mayMeet"],
  ["resources[].openings[]", "from", "to"],
  ["resources[].closures[]", "start", "end"],
  ["classes[].openinghours[]", "from", "to"],
  ["classes[].openinghours[]", "valid_from", "valid_until", "mayMeet"],
  ["classes[].openings[]", "from", "to"],
  ["classes[].closures[]", "start", "end"],
  ["promotions[]", "from", "to"],
  ["promotions[]", "valid_from", "valid_until", "mayMeet"],
  ["forms.Fiche[]", "minLength", "maxLength", "mayMeet"],
  ["forms.Fiche[]", "min", "max", "mayMeet"],
  ["forms.Vevent[]", "minLength", "maxLength", "mayMeet"],
  ["forms.Vevent[]", "min", "max", "mayMeet"],
];

/** Names such as `bool1` and `txt0`: a file may contain answers under these names even if no form of the group asks for them. */
const FREE_COLUMN = /^(?:bool\d|dt[01]|num[0-3]|str(?:\d|1[0-4])|txt[0-2])$/;
const FICHE_COLUMNS: ReadonlySet<string> = new Set(
  (
    "externid firstname lastname email firstphone blacklisted deleted confirmed email_proven birthdate address zipcode city identifier " +
    "smsreminder locale metadata marketing_optin marketing_sms solocal_services_optin"
  ).split(" "),
);
const MAX_FICHES = 8;

/** Reports errors between fields that are each valid alone. */
export function checkConsistency(
  file: unknown,
  isHolidayCode: (code: string) => boolean,
  report: ReportFault,
): void {
  for (const [at, first, second, mayMeet] of ORDERED) {
    for (const { path, value } of objectsAtPath(file, at))
      checkOrder(path, value, first, second, mayMeet !== undefined, report);
  }
  for (const { path, value } of [
    ...textsAtPath(file, "calendars[].holidays"),
    ...textsAtPath(file, "resources[].holidays"),
    ...textsAtPath(file, "classes[].holidays"),
  ]) {
    if (value !== "" && !isHolidayCode(value))
      report(path, `expected a country or region code, got ${shortenValue(value)}`, "holidays");
  }
  for (const { path, value } of objectsAtPath(file, "interventions[].by_place[]"))
    if (isEmptyList(value["calendars"]) && isEmptyList(value["resources"]))
      report([...path, "calendars"], "expected a calendar or a resource", "required");
  for (const { path, value } of objectsAtPath(file, "interventions[]"))
    checkPlaceTerms([...path, "by_place"], value["by_place"], report);
  for (const { path, value } of objectsAtPath(file, "packs[]"))
    checkPackConfig([...path, "config"], value, report);
  for (const { path, value } of objectsAtPath(file, "accounts[]")) {
    if (Array.isArray(value["fiches"]) && value["fiches"].length > MAX_FICHES)
      report(
        [...path, "fiches"],
        `expected at most ${MAX_FICHES} fiches, got ${value["fiches"].length}`,
        "too_many",
        { max: MAX_FICHES },
      );
  }
  for (const { path, value } of [...objectsAtPath(file, "pros[]"), ...objectsAtPath(file, "accounts[]")]) {
    if (Object.hasOwn(value, "password") && Object.hasOwn(value, "password_hash"))
      report([...path, "password_hash"], "expected a password or its hash, not both", "contradiction");
  }
  for (const { path, value } of objectsAtPath(file, "group.sso")) {
    if (Object.hasOwn(value, "client_secret") && Object.hasOwn(value, "client_secret_sealed"))
      report(
        [...path, "client_secret_sealed"],
        "expected a secret or its sealed form, not both",
        "contradiction",
      );
  }
  checkAnswers(file, report);
  checkConditions(file, report);
  checkGroup(file, report);
  checkLanguages(file, report);
}

function checkOrder(
  path: Path,
  value: Fields,
  first: string,
  second: string,
  mayMeet: boolean,
  report: ReportFault,
): void {
  const [low, high] = [value[first], value[second]];
  const isComparable =
    (typeof low === "number" && typeof high === "number") ||
    (typeof low === "string" && typeof high === "string" && low.length === high.length);
  if (!isComparable || low < high || (mayMeet && low === high)) return;
  report(
    [...path, second],
    `expected ${mayMeet ? "no less than" : "later than"} ${shortenValue(low)}, got ${shortenValue(high)}`,
    mayMeet ? "less_than" : "not_later",
    { than: low },
  );
}

function isEmptyList(value: unknown): boolean {
  return value === undefined || (Array.isArray(value) && value.length === 0);
}

/** Each price and each length of a place stands in one entry: a second one would never count. */
function checkPlaceTerms(path: Path, entries: unknown, report: ReportFault): void {
  if (!Array.isArray(entries)) return;
  const before = new Set<string>();
  entries.forEach((entry: unknown, index) => {
    if (!isFields(entry)) return;
    for (const kind of ["calendars", "resources"]) {
      const places = (Array.isArray(entry[kind]) ? entry[kind] : []).map(String);
      const terms = ["price", "length"].filter((name) => typeof entry[name] === "number");
      const isBefore = (place: string) => terms.some((name) => before.has(`${name} ${kind} ${place}`));
      const again = places.find(isBefore);
      if (again !== undefined)
        report(
          [...path, index, kind],
          `expected one price and one length for each, got ${shortenValue(again)} again`,
          "taken",
        );
      for (const place of places) for (const name of terms) before.add(`${name} ${kind} ${place}`);
    }
  });
}

function checkPackConfig(path: Path, pack: Fields, report: ReportFault): void {
  const config = pack["config"];
  if (!Array.isArray(config)) return;
  config.forEach((entry: unknown, index) => {
    if (!isFields(entry)) return;
    const at = [...path, index];
    // True for an entry with this reference, which files write as `calendar` (an externid) and calls as `calendar_id`.
    const has = (name: string) => Object.hasOwn(entry, name) || Object.hasOwn(entry, `${name}_id`);
    const isBreak = Object.hasOwn(entry, "break_time");
    if (isBreak === has("intervention"))
      report(at, "expected either an intervention or a break_time", "pack_entry");
    else if (isBreak && has("calendar")) report([...at, "calendar"], "a break has no calendar", "pack_entry");
    else if (isBreak && (index === 0 || index === config.length - 1))
      report(at, `a pack cannot ${index === 0 ? "start" : "end"} with a break`, "pack_ends_with_break");
  });
}

function checkAnswers(file: unknown, report: ReportFault): void {
  for (const [records, form, columns] of [
    ["fiches[]", "forms.Fiche[].name", FICHE_COLUMNS],
    ["appointments[].vevent_fields", "forms.Vevent[].name", new Set<string>()],
  ] as const) {
    const names = new Set(textsAtPath(file, form).map(({ value }) => value));
    for (const { path, value } of objectsAtPath(file, records)) {
      for (const name of Object.keys(value)) {
        if (!columns.has(name) && !names.has(name) && !FREE_COLUMN.test(name))
          report([...path, name], "unknown field", "unknown_field");
      }
    }
  }
}

function checkGroup(file: unknown, report: ReportFault): void {
  for (const { path, value: group } of objectsAtPath(file, "group")) {
    if (typeof group["active"] === "boolean" && group["active"] === group["inactive"])
      report([...path, "active"], "expected the opposite of inactive", "contradiction");
    const rules = isFields(group["rules"]) ? group["rules"] : {};
    const [own, rule] = [group["maxrdv_period"], rules["maxrdv_period"]];
    if (own !== undefined && rule !== undefined && own !== rule)
      report(
        [...path, "maxrdv_period"],
        `expected the same as in rules, ${shortenValue(rule)}, got ${shortenValue(own)}`,
        "contradiction",
      );
  }
  for (const { path, value } of [
    ...objectsAtPath(file, "group"),
    ...objectsAtPath(file, "calendars[].address"),
    ...objectsAtPath(file, "resources[].address"),
    ...objectsAtPath(file, "classes[].address"),
  ]) {
    if (typeof value["lat"] === "number" && typeof value["lng"] !== "number")
      report([...path, "lng"], "required beside lat", "coordinates");
    if (typeof value["lng"] === "number" && typeof value["lat"] !== "number")
      report([...path, "lat"], "required beside lng", "coordinates");
  }
  for (const { path, value } of valuesAtPath(file, "website.openinghours[]")) {
    if (!Array.isArray(value)) continue;
    value.forEach((range: unknown, index) => {
      if (isFields(range)) checkOrder([...path, index], range, "from", "to", false, report);
    });
  }
}

/** A text in several languages must have one in the group's own, which replaces missing translations. */
function checkLanguages(file: unknown, report: ReportFault): void {
  const groupLocale = textsAtPath(file, "group.locale")[0]?.value ?? "fr";
  const languages: readonly string[] = LOCALES;
  function visit(value: unknown, path: Path): void {
    // A message without own text in a language uses the product's.
    if (path[0] === "group" && path[1] === "messages") return;
    if (Array.isArray(value)) {
      value.forEach((item: unknown, index) => visit(item, [...path, index]));
    } else if (isFields(value)) {
      const keys = Object.keys(value);
      const isText = keys.length > 0 && keys.every((key) => languages.includes(key));
      if (isText && languages.includes(groupLocale) && !keys.includes(groupLocale))
        report([...path, groupLocale], "required, it is the group's language", "missing_language", {
          language: groupLocale,
        });
      if (!isText) for (const key of keys) visit(value[key], [...path, key]);
    }
  }
  visit(file, []);
}
