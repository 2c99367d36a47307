import { readBracketQuery, type Query } from "../query/bracket-query.ts";
import {
  type Embedding,
  FREEZABLE_STEPS,
  type FreezableStep,
  STYLES,
  type LinkedRecord,
  RECORD_KINDS,
  type RecordKind,
} from "./model.ts";
import { isFalse, isTrue, listParameter, mapParameter, textParameter } from "./read-values.ts";
import { MAX_APPLICATIONS } from "../sequence/ants-service.ts";
import { type Day, type WallDateTime, isDay } from "../time/instant.ts";

/** The source of a booking when the link names none. */
const DEFAULT_WEBSOURCE = "new_user";
/** The API accepts at most this many characters. */
const LONGEST_WEBSOURCE = 500;
const LONGEST_LABEL = 60;
const MOST_APPOINTMENTS = 100;

/** Alternative names that hosts use for the steps. */
const STEP_ALIASES: Readonly<Record<string, FreezableStep>> = {
  interventionsets: "interventionset_ids",
  interventions: "intervention_ids",
  pack_id: "intervention_ids",
  calendarsets: "calendarset_id",
  calendars: "calendar_id",
  calendar_ids: "calendar_id",
  resources: "resource_id",
  resource: "resource_id",
  date: "slots",
};

/** Parses a query string (without its question mark). Never fails: unreadable values get their defaults. */
export function readEmbedding(queryText: string): Embedding {
  const { query, unreadable } = readBracketQuery(queryText);
  const text = (name: string) => textParameter(query, name);
  const { records, any, unreadable: noRecords } = readLinkedRecords(query);
  const websource = text("websource");
  return {
    fiche: mapParameter(query, "fiche"),
    vevent: mapParameter(query, "vevent"),
    freeze: readFreeze(text("freeze"), listParameter(query, "freeze")),
    noLogo: isTrue(text("nologo")),
    noHeader: isTrue(text("noheader")),
    noFooter: isTrue(text("nofooter")),
    colors: readColors(mapParameter(query, "colors")),
    styles: STYLES.filter((style) => listParameter(query, "styles").includes(style)),
    locale: text("locale") || null,
    websource: websource.slice(0, LONGEST_WEBSOURCE) || DEFAULT_WEBSOURCE,
    returnUrl: readWebAddress(text("return_url")),
    modifyUrl: readWebAddress(text("modify_url")),
    returnButton: readReturnButton(text("return_button")),
    autoresize: isTrue(text("autoresize")),
    max_multirdvs: readCount(text("max_multirdvs")),
    preselection: {
      records,
      any,
      ...readRequestedTime(text("date"), text("slots")),
      ...readApplications(text("documents_number")),
      unreadable: [...new Set([...noRecords, ...unreadable.filter(isRecordParameter)])],
    },
  };
}

/** Reads `1`, or names of steps; ignores other names. */
function readFreeze(text: string, names: readonly string[]): boolean | FreezableStep[] {
  if (isTrue(text)) return true;
  const frozenNames = names.map((name) => (Object.hasOwn(STEP_ALIASES, name) ? STEP_ALIASES[name] : name));
  const steps = FREEZABLE_STEPS.filter((step) => frozenNames.includes(step));
  return steps.length > 0 && steps;
}

/** Returns only valid colours, always as `#rrggbb`. */
function readColors(texts: Readonly<Record<string, string>>): Record<string, string> {
  const colors: Record<string, string> = {};
  for (const [name, value] of Object.entries(texts)) {
    const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(value)?.[1]?.toLowerCase();
    if (digits !== undefined)
      colors[name] = `#${digits.length === 3 ? digits.replace(/./g, "$&$&") : digits}`;
  }
  return colors;
}

/** Returns the label of the button to the return address: true for the default label, false for no button. */
function readReturnButton(text: string): string | boolean {
  if (text === "" || isTrue(text)) return true;
  return isFalse(text) ? false : Array.from(text.replaceAll(/\p{C}/gu, "")).slice(0, LONGEST_LABEL).join("");
}

function readCount(text: string): number | null {
  return /^\d{1,9}$/.test(text) ? Math.min(Number(text), MOST_APPOINTMENTS) : null;
}

function readApplications(text: string): { readonly applications?: number } {
  const applications = readCount(text);
  return applications !== null && applications >= 1 && applications <= MAX_APPLICATIONS
    ? { applications }
    : {};
}

/**
 * Returns an absolute http or https address, normalised by the browser's rules; otherwise null. Rejects `javascript:`, `data:`
 * and similar in any spelling, and addresses whose host hides behind a name and password.
 */
function readWebAddress(text: string): string | null {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return null;
  const { username, password, href } = new URL(text);
  return username === "" && password === "" ? href : null;
}

/** The first day shown, and the slot if the link names one. */
interface RequestedTime {
  readonly start: Day | null;
  readonly slots: WallDateTime | null;
}

/**
 * Reads `date` and `slots`: either may be `YYYY-MM-DD` or `YYYY-MM-DD hh:mm:ss`, and the longer form names a slot. Anything else
 * is ignored (today). A slot in `slots` has priority over one in `date`; its day is shown unless another is given.
 */
function readRequestedTime(date: string, slots: string): RequestedTime {
  const texts = [slots, date];
  const slot = texts.find(isWallDateTime) ?? null;
  const day = [date, slots].find(isDay);
  return { start: day ?? slot?.slice(0, 10) ?? null, slots: slot };
}

function isWallDateTime(text: string): boolean {
  return isDay(text.slice(0, 10)) && /^.{10} (?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d$/.test(text);
}

/** For each kind of record, the names of two parameters: one contains record ids, the other externids. */
const PARAMETERS: Record<
  RecordKind,
  { readonly ids: readonly string[]; readonly externids: readonly string[] }
> = {
  interventionsets: {
    ids: ["interventionset_ids", "interventionset_id"],
    externids: ["interventionset_externids", "interventionset_externid"],
  },
  interventions: {
    ids: ["intervention_ids", "intervention_id"],
    externids: ["intervention_externids", "intervention_externid"],
  },
  packs: { ids: ["pack_id"], externids: ["pack_externid"] },
  calendarsets: { ids: ["calendarset_id"], externids: ["calendarset_externid"] },
  calendars: {
    ids: ["calendar_ids", "calendar_id"],
    externids: ["calendar_externids", "calendar_externid"],
  },
  resources: { ids: ["resource_id", "resource"], externids: ["resource_externid"] },
};

/** For these kinds 0 means "any"; for others it is an empty value of a link template. */
const MAY_BE_ANY: ReadonlySet<RecordKind> = new Set(["calendars", "calendarsets", "resources"]);
const LARGEST_ID = 2_147_483_647;
/** The limit of an `externid`. */
const LONGEST_EXTERNID = 64;

interface LinkedRecords {
  readonly records: Record<RecordKind, LinkedRecord[]>;
  readonly any: RecordKind[];
  readonly unreadable: string[];
}

/** Returns the catalogue records that a link names. Invalid ids and too long names are returned as unreadable. */
function readLinkedRecords(query: Query): LinkedRecords {
  const preselected: LinkedRecords = { records: emptyRecords(), any: [], unreadable: [] };
  for (const kind of RECORD_KINDS) {
    const ids = preselected.records[kind];
    let isAny = false;
    for (const parameter of PARAMETERS[kind].ids) {
      for (const text of listParameter(query, parameter)) {
        const id = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
        if (id === 0) isAny = true;
        else if (id <= LARGEST_ID) ids.push({ parameter, id });
        else preselected.unreadable.push(parameter);
      }
    }
    for (const parameter of PARAMETERS[kind].externids) {
      for (const externid of listParameter(query, parameter, "single")) {
        if (externid.length <= LONGEST_EXTERNID) ids.push({ parameter, externid });
        else preselected.unreadable.push(parameter);
      }
    }
    if (isAny && ids.length === 0 && MAY_BE_ANY.has(kind)) preselected.any.push(kind);
  }
  return preselected;
}

/** True for a parameter that names records: only these are reported to the visitor when they cannot be read. */
function isRecordParameter(name: string): boolean {
  return Object.values(PARAMETERS).some(({ ids, externids }) => [...ids, ...externids].includes(name));
}

function emptyRecords(): Record<RecordKind, LinkedRecord[]> {
  return {
    interventionsets: [],
    interventions: [],
    packs: [],
    calendarsets: [],
    calendars: [],
    resources: [],
  };
}
