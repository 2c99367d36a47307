import { shortenValue, toPathText } from "./issues.ts";
import { objectsAtPath, type ReportFault, textsAtPath, valuesAtPath } from "./walk.ts";

/** The kinds of records that others may refer to, with their names in errors. */
const KINDS = {
  calendarsets: "calendar set",
  calendars: "calendar",
  resources: "resource",
  classes: "class",
  interventionsets: "intervention set",
  interventions: "intervention",
  packs: "pack",
  promotions: "promotion",
  passoffers: "pass offer",
  fiches: "fiche",
  passes: "pass",
  appointments: "appointment",
} as const;
export type Kind = keyof typeof KINDS;

export const REFERENCES: readonly (readonly [pattern: string, kind: Kind])[] = [
  ["calendars[].calendarset", "calendarsets"],
  ["calendars[].openinghours[].interventions[]", "interventions"],
  ["calendars[].openings[].interventions[]", "interventions"],
  ["resources[].calendarset", "calendarsets"],
  ["resources[].openinghours[].interventions[]", "interventions"],
  ["resources[].openings[].interventions[]", "interventions"],
  ["interventions[].interventionset", "interventionsets"],
  ["interventions[].calendars[]", "calendars"],
  ["interventions[].resources[]", "resources"],
  ["interventions[].by_place[].calendars[]", "calendars"],
  ["interventions[].by_place[].resources[]", "resources"],
  ["classes[].calendarset", "calendarsets"],
  ["classes[].intervention", "interventions"],
  ["classes[].teacher", "calendars"],
  ["classes[].room", "resources"],
  ["packs[].interventionset", "interventionsets"],
  ["packs[].config[].intervention", "interventions"],
  ["packs[].config[].calendar", "calendars"],
  ["promotions[].interventions[]", "interventions"],
  ["promotions[].packs[]", "packs"],
  ["promotions[].calendars[]", "calendars"],
  ["passoffers[].interventions[]", "interventions"],
  ["forms.Vevent[].interventions[]", "interventions"],
  ["website.highlight_service", "interventions"],
  ["website.highlight_package", "packs"],
  ["website.listset_ids[]", "interventionsets"],
  ["website.listing_ids[]", "interventions"],
  ["website.package_ids[]", "packs"],
  ["busy_sources[].calendar", "calendars"],
  ["busy_sources[].resource", "resources"],
  ["pros[].calendars[]", "calendars"],
  ["accounts[].fiches[]", "fiches"],
  ["passes[].fiche", "fiches"],
  ["passes[].offer", "passoffers"],
  ["appointments[].fiche", "fiches"],
  ["appointments[].calendar", "calendars"],
  ["appointments[].resource", "resources"],
  ["appointments[].intervention", "interventions"],
  ["appointments[].pass", "passes"],
];

/** Values that must be unique in their list: externids, e-mail addresses, field names of a form. */
const UNIQUE: readonly string[] = [
  ...Object.keys(KINDS).map((kind) => `${kind}[].externid`),
  "busy_sources[].calendar",
  "busy_sources[].resource",
  "pros[].email",
  "accounts[].email",
  "accounts[].fiches[]",
  "forms.Fiche[].name",
  "forms.Vevent[].name",
];

/** Reports invalid references and duplicate values. */
export function checkReferences(file: unknown, report: ReportFault): void {
  checkUnique(file, report);
  for (const [pattern, kind] of REFERENCES) {
    const kinds = pattern === "appointments[].calendar" ? [kind, "classes"] : [kind];
    const externids = new Set(
      kinds.flatMap((one) => textsAtPath(file, `${one}[].externid`).map(({ value }) => value)),
    );
    for (const { path, value } of textsAtPath(file, pattern)) {
      if (!externids.has(value))
        report(path, `unknown ${KINDS[kind]} ${shortenValue(value)}`, "unknown_record", { kind });
    }
  }
  checkWhoDoesWhat(file, report);
  checkWhosePass(file, report);
  checkClassNames(file, report);
}

/** An appointment is paid by a pass of its own client. */
function checkWhosePass(file: unknown, report: ReportFault): void {
  const owners = new Map(
    objectsAtPath(file, "passes[]").map(({ value }) => [value["externid"], value["fiche"]]),
  );
  for (const { path, value } of objectsAtPath(file, "appointments[]")) {
    const owner = owners.get(value["pass"]);
    if (owner !== undefined && owner !== value["fiche"])
      report([...path, "pass"], `expected a pass of ${shortenValue(value["fiche"])}`, "contradiction");
  }
}

/** A class is a calendar, so an appointment may name either. */
function checkClassNames(file: unknown, report: ReportFault): void {
  const calendars = new Set(textsAtPath(file, "calendars[].externid").map(({ value }) => value));
  for (const { path, value } of textsAtPath(file, "classes[].externid"))
    if (calendars.has(value)) report(path, `${shortenValue(value)} is already a calendar`, "taken");
}

export function checkUnique(file: unknown, report: ReportFault): void {
  for (const pattern of UNIQUE) {
    const first = new Map<string, string>();
    for (const { path, value } of textsAtPath(file, pattern)) {
      const key = pattern.endsWith(".email") ? value.trim().toLowerCase() : value;
      const earlier = first.get(key);
      if (earlier === undefined) first.set(key, toPathText(path));
      else report(path, `${shortenValue(value)} is already at ${earlier}`, "taken");
    }
  }
}

/** A pack or an appointment may place a service only on a calendar that does it. */
function checkWhoDoesWhat(file: unknown, report: ReportFault): void {
  const interventions = new Map(
    objectsAtPath(file, "interventions[]").map(({ value }) => [value["externid"], value]),
  );
  const classes = new Map(
    objectsAtPath(file, "classes[]").map(({ value }) => [value["externid"], value["intervention"]]),
  );
  const inClasses = new Set(classes.values());
  for (const pattern of ["packs[].config[]", "appointments[]"]) {
    for (const { path, value } of objectsAtPath(file, pattern)) {
      const intervention = interventions.get(value["intervention"]);
      if (!intervention) continue;
      const ofClass = classes.get(value["calendar"]);
      // A past appointment may be from before the service was given in classes.
      if (ofClass !== undefined && ofClass !== value["intervention"])
        report(
          [...path, "calendar"],
          `${shortenValue(value["intervention"])} cannot be done on ${shortenValue(value["calendar"])}`,
          "cannot_be_done_there",
        );
      if (inClasses.has(value["intervention"])) continue;
      for (const [place, list] of [
        ["calendar", "calendars"],
        ["resource", "resources"],
      ] as const) {
        const allowed = valuesAtPath(intervention, `${list}[]`).map((item) => item.value);
        const reference = value[place];
        if (typeof reference === "string" && allowed.length > 0 && !allowed.includes(reference))
          report(
            [...path, place],
            `${shortenValue(value["intervention"])} cannot be done on ${shortenValue(reference)}`,
            "cannot_be_done_there",
          );
      }
    }
  }
}
