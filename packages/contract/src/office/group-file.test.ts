import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseGroupFile, parseGroupFileText } from "./group-file.ts";

const options = { isHolidayCode: (code: string) => ["FR", "FR-57", "DE-BY"].includes(code) };
const group = { name: "Cabinet des Lilas", urlname: "cabinet-des-lilas" };

function parsed(file: unknown) {
  const result = parseGroupFile(file, options);
  if (!result.ok) throw new Error(errorsOf(file).join("\n"));
  return result.file;
}

function parsedGroup(fields: object) {
  return parsed({ format: 1, group: { ...group, ...fields } }).group;
}

function errorsOf(file: unknown): string[] {
  const result = parseGroupFile(file, options);
  return result.ok ? [] : result.errors.map(({ path, message }) => `${path}: ${message}`);
}

const hours = { days: ["mo"], from: "09:00", to: "12:00" };

/** Parts of a file besides format and group, and the errors expected for them. */
const WRONG: [title: string, parts: Record<string, unknown>, errors: string[]][] = [
  [
    "an hour that no clock shows",
    {
      calendars: [
        { externid: "a" },
        { externid: "b" },
        { externid: "c", openinghours: [{ ...hours, to: "25:00" }] },
      ],
    },
    ['calendars[2].openinghours[0].to: expected HH:MM, got "25:00"'],
  ],
  [
    "a range that ends before it starts",
    { calendars: [{ externid: "a", openinghours: [{ ...hours, from: "12:00", to: "09:00" }] }] },
    ['calendars[0].openinghours[0].to: expected later than "12:00", got "09:00"'],
  ],
  [
    "a range of no length",
    { calendars: [{ externid: "a", openings: [{ date: "2026-12-01", from: "12:00", to: "12:00" }] }] },
    ['calendars[0].openings[0].to: expected later than "12:00", got "12:00"'],
  ],
  [
    "24:00 as a start",
    { calendars: [{ externid: "a", openinghours: [{ ...hours, from: "24:00", to: "24:00" }] }] },
    [
      'calendars[0].openinghours[0].from: expected HH:MM, got "24:00"',
      'calendars[0].openinghours[0].to: expected later than "24:00", got "24:00"',
    ],
  ],
  [
    "a weekday of another language, and none at all",
    {
      calendars: [
        { externid: "a", openinghours: [{ ...hours, days: ["lu"] }] },
        { externid: "b", openinghours: [{ ...hours, days: [] }] },
      ],
    },
    [
      'calendars[0].openinghours[0].days[0]: expected one of mo, tu, we, th, fr, sa, su, got "lu"',
      "calendars[1].openinghours[0].days: expected at least one day, got a list",
    ],
  ],
  [
    "a day that does not exist",
    { calendars: [{ externid: "a", openings: [{ date: "2026-02-30", from: "09:00", to: "10:00" }] }] },
    ['calendars[0].openings[0].date: expected YYYY-MM-DD, got "2026-02-30"'],
  ],
  [
    "a closure that ends before it starts, and one with seconds",
    {
      calendars: [
        {
          externid: "a",
          closures: [
            { start: "2027-01-02 00:00", end: "2026-12-24 00:00" },
            { start: "2026-12-24 00:00:00", end: "2027-01-02 00:00" },
          ],
        },
      ],
    },
    [
      'calendars[0].closures[1].start: expected YYYY-MM-DD HH:MM, got "2026-12-24 00:00:00"',
      'calendars[0].closures[0].end: expected later than "2027-01-02 00:00", got "2026-12-24 00:00"',
    ],
  ],
  [
    "holidays of a country that has none",
    { calendars: [{ externid: "a", holidays: "ZZ" }], resources: [{ externid: "a", holidays: "FR-57" }] },
    ['calendars[0].holidays: expected a country or region code, got "ZZ"'],
  ],
  [
    "references that lead nowhere, beside an error of shape",
    {
      calendars: [{ externid: "a", calendarset: "nobody", capacity: 0 }],
      interventions: [{ externid: "s", interventionset: "none", calendars: ["a", "b"], resources: ["x"] }],
      promotions: [{ externid: "p", percentage: 20, packs: ["q"], interventions: ["s", "t"] }],
    },
    [
      "calendars[0].capacity: expected a whole number from 1 to 10000, got 0",
      'calendars[0].calendarset: unknown calendar set "nobody"',
      'interventions[0].interventionset: unknown intervention set "none"',
      'interventions[0].calendars[1]: unknown calendar "b"',
      'interventions[0].resources[0]: unknown resource "x"',
      'promotions[0].interventions[1]: unknown intervention "t"',
      'promotions[0].packs[0]: unknown pack "q"',
    ],
  ],
  [
    "an externid used twice in its kind (in two kinds it is fine)",
    { calendars: [{ externid: "a" }, { externid: "a" }], resources: [{ externid: "a" }] },
    ['calendars[1].externid: "a" is already at calendars[0].externid'],
  ],
  [
    "an externid that is missing, empty or too long",
    { calendars: [{}, { externid: " " }, { externid: "x".repeat(65) }] },
    [
      "calendars[0].externid: required",
      'calendars[1].externid: expected an externid of 1 to 64 characters, got " "',
      `calendars[2].externid: expected an externid of 1 to 64 characters, got "${"x".repeat(56)}..."`,
    ],
  ],
  [
    "numeric ids and other unknown fields",
    { calendars: [{ id: 4, externid: "a", colour: "red" }], calendar: [] },
    ["calendars[0].id: unknown field", "calendars[0].colour: unknown field", "calendar: unknown field"],
  ],
  [
    "prices below nothing or with a fraction",
    {
      interventions: [
        { externid: "a", price: -1 },
        { externid: "b", price: 12.5 },
        { externid: "c", price: "12" },
      ],
    },
    [
      "interventions[0].price: expected a whole number from 0 to 2147483647, got -1",
      "interventions[1].price: expected a whole number from 0 to 2147483647, got 12.5",
      'interventions[2].price: expected a whole number from 0 to 2147483647, got "12"',
    ],
  ],
  [
    "a pack that starts and ends with a break, and entries that are both or neither",
    {
      interventions: [{ externid: "s" }],
      packs: [
        {
          externid: "p",
          config: [
            { break_time: 10 },
            { intervention: "s", break_time: 5 },
            {},
            { break_time: 10, calendar: "a" },
            { break_time: 10 },
          ],
        },
        { externid: "q", config: [] },
      ],
      calendars: [{ externid: "a" }],
    },
    [
      "packs[1].config: expected at least one intervention, got a list",
      "packs[0].config[0]: a pack cannot start with a break",
      "packs[0].config[1]: expected either an intervention or a break_time",
      "packs[0].config[2]: expected either an intervention or a break_time",
      "packs[0].config[3].calendar: a break has no calendar",
      "packs[0].config[4]: a pack cannot end with a break",
    ],
  ],
  [
    "an intervention where it cannot be done",
    {
      calendars: [{ externid: "a" }, { externid: "b" }],
      resources: [{ externid: "x" }, { externid: "y" }],
      interventions: [{ externid: "s", calendars: ["a"], resources: ["x"] }],
      packs: [{ externid: "p", config: [{ intervention: "s", calendar: "b" }] }],
      fiches: [{ externid: "f" }],
      appointments: [
        {
          externid: "1",
          fiche: "f",
          calendar: "a",
          resource: "y",
          intervention: "s",
          start: "2026-12-01 09:00:00",
        },
      ],
    },
    [
      'packs[0].config[0].calendar: "s" cannot be done on "b"',
      'appointments[0].resource: "s" cannot be done on "y"',
    ],
  ],
  [
    "appointments off the minute, in words, without a time, without a person",
    {
      calendars: [{ externid: "a" }],
      interventions: [{ externid: "s" }],
      fiches: [{ externid: "f" }],
      appointments: [
        { externid: "1", fiche: "f", calendar: "a", intervention: "s", start: "2026-12-01 09:00:30" },
        { externid: "2", fiche: "f", calendar: "a", intervention: "s", start: "tomorrow" },
        { externid: "3", fiche: "f", calendar: "a", intervention: "s", start: "+0d 09:00" },
        { externid: "4", fiche: "g", calendar: "a", intervention: "s" },
      ],
    },
    [
      'appointments[0].start: expected YYYY-MM-DD HH:MM:00 or +3d HH:MM, got "2026-12-01 09:00:30"',
      'appointments[1].start: expected YYYY-MM-DD HH:MM:00 or +3d HH:MM, got "tomorrow"',
      'appointments[2].start: expected YYYY-MM-DD HH:MM:00 or +3d HH:MM, got "+0d 09:00"',
      "appointments[3].start: required",
      'appointments[3].fiche: unknown fiche "g"',
    ],
  ],
  [
    "numbers and codes of health organisations",
    {
      group: { ...group, finess_or_siret: "750712185" },
      calendars: [{ externid: "a", rpps: "810000000012" }],
      resources: [{ externid: "r", rpps: "10000000012" }],
      interventions: [{ externid: "s", sas_specialty: "general", sas_kind: "XX", sas_slots: "ALL" }],
    },
    [
      'group.finess_or_siret: expected a FINESS number of 9 digits, or a SIRET number of 14, got "750712185"',
      'calendars[0].rpps: expected an RPPS number of 11 digits, got "810000000012"',
      "resources[0].rpps: unknown field",
      'interventions[0].sas_specialty: expected a code like SM54, got "general"',
      'interventions[0].sas_kind: expected "AMB", "HH" or "VR", got "XX"',
      'interventions[0].sas_slots: expected "PUBLIC", "PRO" or "SNP", got "ALL"',
    ],
  ],
  [
    "people",
    {
      pros: [
        { email: "claire", password: "" },
        { email: "a@b.fr", role: "boss" },
        { email: "A@b.fr", calendars: ["a"] },
      ],
      accounts: [{ email: "c@d.fr", fiches: ["f", "f"] }],
      fiches: [{ externid: "f", nickname: "Jo", str9: "AB12CD34EF", blacklisted: "no" }],
    },
    [
      'pros[0].email: expected an e-mail address, got "claire"',
      "pros[0].password: expected a password of 1 to 128 characters",
      'pros[1].role: expected "owner", "pro" or "call_centre", got "boss"',
      'fiches[0].blacklisted: expected true or false, got "no"',
      'pros[2].email: "A@b.fr" is already at pros[1].email',
      'accounts[0].fiches[1]: "f" is already at accounts[0].fiches[0]',
      'pros[2].calendars[0]: unknown calendar "a"',
      "fiches[0].nickname: unknown field",
    ],
  ],
  [
    "a form's fields",
    {
      forms: {
        Fiche: [
          { name: "firstname", type: "string", minLength: 5, maxLength: 2 },
          { name: "firstname", type: "string" },
          { name: "Nom", type: "select", choices: [] },
          { name: "kind", type: "dropdown" },
          { name: "code", type: "string", regexp: "[" },
          { name: "age", type: "integer", rows: 3 },
          { name: "look", type: "text", regexp: "(?<=a)b" },
          { name: "back", type: "inputex", definition: '{"regexp":"(?=a)"}' },
        ],
      },
    },
    [
      'forms.Fiche[2].name: expected a field name of lower-case letters, digits and _, got "Nom"',
      "forms.Fiche[2].choices: expected at least one choice, got a list",
      'forms.Fiche[3].type: expected string, text, email, integer, boolean, select, radio, linkedcombo, datesplit or inputex as the type, got "dropdown"',
      'forms.Fiche[4].regexp: expected a regular expression without lookahead, lookbehind and backreferences, of at most 255 characters, got "["',
      "forms.Fiche[5].rows: unknown field",
      'forms.Fiche[6].regexp: expected a regular expression without lookahead, lookbehind and backreferences, of at most 255 characters, got "(?<=a)b"',
      'forms.Fiche[7].definition: expected a definition whose regexp is a regular expression without lookahead, lookbehind and backreferences, of at most 255 characters, got "{\\"regexp\\":\\"(?=a)\\"}"',
      'forms.Fiche[1].name: "firstname" is already at forms.Fiche[0].name',
      "forms.Fiche[0].maxLength: expected no less than 5, got 2",
    ],
  ],
  [
    "what the fields of a form hang on",
    {
      forms: {
        Fiche: [
          { name: "email", type: "email", condition: { field: "pets", values: [true] } },
          { name: "pets", type: "boolean" },
          { name: "size", type: "select", choices: ["small", { value: 2 }] },
          { name: "old", type: "boolean", archived: true },
          { name: "a", type: "string", condition: { field: "cats", values: [true] } },
          { name: "b", type: "string", condition: { field: "b", values: ["x"] } },
          { name: "c", type: "string", condition: { field: "a", values: ["x"] } },
          { name: "d", type: "string", condition: { field: "later", values: [true] } },
          { name: "e", type: "string", condition: { field: "old", values: [true] } },
          { name: "f", type: "string", condition: { field: "size", values: ["small", 2, "large"] } },
          { name: "g", type: "string", condition: { field: "pets", values: ["yes"] } },
          { name: "h", type: "string", condition: { field: "pets", values: [] } },
          { name: "i", type: "string", condition: { values: [true], answer: 1 } },
          { name: "j", type: "string", archived: true, condition: { field: "cats", values: [true] } },
          { name: "later", type: "boolean", condition: { field: "pets", values: [false] } },
        ],
        Vevent: [{ name: "k", type: "string", condition: { field: "pets", values: [true] } }],
      },
    },
    [
      "forms.Fiche[11].condition.values: expected at least one answer, got a list",
      "forms.Fiche[12].condition.field: required",
      "forms.Fiche[12].condition.answer: unknown field",
      "forms.Fiche[0].condition: a name and an address are asked of everybody",
      'forms.Fiche[4].condition.field: expected another field of this form that is a boolean, select, radio or linkedcombo, got "cats"',
      'forms.Fiche[5].condition.field: expected another field of this form that is a boolean, select, radio or linkedcombo, got "b"',
      'forms.Fiche[6].condition.field: expected another field of this form that is a boolean, select, radio or linkedcombo, got "a"',
      'forms.Fiche[7].condition.field: "later" has to come before this field',
      'forms.Fiche[8].condition.field: "old" is archived',
      'forms.Fiche[9].condition.values[2]: unknown choice "large"',
      'forms.Fiche[10].condition.values[0]: unknown choice "yes"',
      'forms.Vevent[0].condition.field: expected another field of this form that is a boolean, select, radio or linkedcombo, got "pets"',
    ],
  ],
  [
    "the minisite",
    {
      website: {
        website_link: "javascript:alert(1)",
        facebook: "facebook.com/lilas",
        image: "../../etc/passwd",
        listing: "services",
        listing_ids: ["s"],
        openinghours: [[], []],
      },
    },
    [
      'website.image: expected an image: a path beside the file, a data: URI or a web address, got "../../etc/passwd"',
      'website.listing: expected category, intervention or package, got "services"',
      "website.openinghours: expected seven days, Monday first, got a list",
      'website.website_link: expected an http or https address, got "javascript:alert(1)"',
      'website.facebook: expected an http or https address, got "facebook.com/lilas"',
      'website.listing_ids[0]: unknown intervention "s"',
    ],
  ],
  [
    "texts in languages that the product, or the group, does not speak",
    {
      calendars: [
        { externid: "a", publicname: { fr: "Un", xx: "One" } },
        { externid: "b", description: { en: "Two" } },
        { externid: "c", publicname: { fr: 3 } },
        { externid: "d", publicname: ["Un"] },
      ],
    },
    [
      "calendars[0].publicname.xx: unknown field",
      "calendars[2].publicname.fr: expected a text of at most 1000 characters, got 3",
      "calendars[3].publicname: expected a text, or a map of languages to texts, got a list",
      "calendars[1].description.fr: required, it is the group's language",
    ],
  ],
  [
    "promotions",
    {
      promotions: [
        { externid: "a", percentage: 0, from: "16:00", to: "14:00" },
        { externid: "b", percentage: 101, valid_from: "2027-01-31", valid_until: "2026-11-01" },
      ],
    },
    [
      "promotions[0].percentage: expected a whole number from 1 to 100, got 0",
      "promotions[1].percentage: expected a whole number from 1 to 100, got 101",
      'promotions[0].to: expected later than "16:00", got "14:00"',
      'promotions[1].valid_until: expected no less than "2027-01-31", got "2026-11-01"',
    ],
  ],
  [
    "lists that are none",
    { calendars: {}, interventions: [null, "s"], pros: null },
    [
      "calendars: expected a list, got an object",
      "interventions[0]: expected an object, got null",
      'interventions[1]: expected an object, got "s"',
      "pros: expected a list, got null",
    ],
  ],
];

/** Invalid groups, and the errors expected for them. */
const WRONG_GROUPS: [title: string, group: Record<string, unknown>, errors: string[]][] = [
  ["nothing at all", {}, ["group.name: required", "group.urlname: required"]],
  [
    "an empty name",
    { ...group, name: "  " },
    ['group.name: expected a text of 1 to 255 characters, got "  "'],
  ],
  [
    "a url name with a slash",
    { ...group, urlname: "a/b" },
    ['group.urlname: expected lower-case letters, digits, - and _, got "a/b"'],
  ],
  [
    "a url name under which the legal pages stand",
    { ...group, urlname: "legal" },
    ['group.urlname: expected a url name that is not reserved, got "legal"'],
  ],
  [
    "a url name that is a screen",
    { ...group, urlname: "not_found" },
    ['group.urlname: expected a url name that is not reserved, got "not_found"'],
  ],
  [
    "a provider without encryption, and one without openid",
    {
      ...group,
      sso: { issuer: "http://login.example.org", client_id: " ", client_secret: "", scopes: ["email"] },
    },
    [
      'group.sso.issuer: expected the https address of an OpenID provider, got "http://login.example.org"',
      'group.sso.client_id: expected a text of 1 to 255 characters, got " "',
      "group.sso.client_secret: expected a secret of 1 to 1000 characters",
      "group.sso.scopes: expected openid among the scopes, got a list",
    ],
  ],
  [
    "a provider's secret twice, and an address with a query",
    {
      ...group,
      sso: {
        issuer: "https://login.example.org/?tenant=1",
        client_id: "a",
        client_secret: "b",
        client_secret_sealed: "c".repeat(40),
      },
    },
    [
      'group.sso.issuer: expected the https address of an OpenID provider, got "https://login.example.org/?tenant=1"',
      "group.sso.client_secret_sealed: expected a secret or its sealed form, not both",
    ],
  ],
  [
    "a zone, a language, a country and a currency that do not exist",
    {
      ...group,
      timezone: "Europe/Atlantis",
      locale: "xx",
      enabled_locales: "fr,xx",
      country: "fra",
      currency: "€",
    },
    [
      'group.locale: expected one of br, cs, de, en, es, fr, hu, it, nl, pl, pt, sk, got "xx"',
      'group.enabled_locales: expected languages separated by commas, got "fr,xx"',
      'group.country: expected a country code like FR, got "fra"',
      'group.currency: expected a currency code like EUR, got "€"',
      'group.timezone: expected a time zone like Europe/Paris, got "Europe/Atlantis"',
    ],
  ],
  [
    "a colour in words",
    { ...group, theme: { primary: "blue", "<b>": "#fff" } },
    [
      'group.theme.primary: expected a colour like #1a73e8, got "blue"',
      'group.theme["<b>"]: expected a colour\'s name',
    ],
  ],
  ["a place with half a position", { ...group, lat: 48.1 }, ["group.lng: required beside lat"]],
  [
    "a position off the globe",
    { ...group, lat: 91, lng: 2 },
    ["group.lat: expected a number from -90 to 90, got 91"],
  ],
  [
    "two truths about one thing",
    {
      ...group,
      active: true,
      inactive: true,
      maxrdv_period: 10,
      rules: { maxrdv_period: 20 },
      siteUrl: "",
      website: "",
    },
    [
      "group.siteUrl: is the same as group.website, which is there too",
      "group.active: expected the opposite of inactive",
      "group.maxrdv_period: expected the same as in rules, 20, got 10",
    ],
  ],
  [
    "rules that are none",
    { ...group, rules: { min_notice: -5, notice: 5 } },
    [
      "group.rules.min_notice: expected a whole number from 0 to 5256000, got -5",
      "group.rules.notice: unknown field",
    ],
  ],
  [
    "a step that does not exist",
    { ...group, steps_init: [{ name: "payment" }] },
    [
      'group.steps_init[0].name: expected one of interventionset_ids, intervention_ids, calendarset_id, calendar_id, resource_id, login, slots, fiche_info, confirm, got "payment"',
    ],
  ],
];

describe("a wrong group file names each of its errors, and only these", () => {
  test.each(WRONG)("%s", (_title, parts, errors) => {
    expect(errorsOf({ format: 1, group, ...parts })).toEqual(errors);
  });
  test.each(WRONG_GROUPS)("the group: %s", (_title, wrongGroup, errors) => {
    expect(errorsOf({ format: 1, group: wrongGroup })).toEqual(errors);
  });
  test.each([
    [null, [": expected an object, got null"]],
    [[], [": expected an object, got a list"]],
    [{}, ["format: required", "group: required"]],
    [{ format: 2, group }, ["format: expected 1, got 2"]],
  ])("the whole file: %j", (file, errors) => expect(errorsOf(file)).toEqual(errors));
});

describe("a text that is no JSON is told with its place", () => {
  test.each([
    ["", "line 1, column 1: expected a value, but the file ends"],
    ['{"format": 1,\n "group": }', 'line 2, column 11: expected a value, got "}"'],
    ['{"format": 1,}', 'line 1, column 14: expected a key in double quotes, got "}"'],
    ["{'format': 1}", 'line 1, column 2: expected a key in double quotes, got "\'"'],
    ['{"a": [1, 2}', 'line 1, column 12: expected , or ], got "}"'],
    ['{"a": 1}\n\n{', 'line 3, column 1: expected the end of the file, got "{"'],
    ['{"a": "x\ny"}', 'line 1, column 7: expected a value, got "\\""'],
    ['{"a": 01}', 'line 1, column 8: expected , or }, got "1"'],
    ['{"a": 1,\n  "a": 2}', 'line 2, column 3: the key "a" stands twice in one object'],
    ["[".repeat(5000), "line 1, column 102: nested too deeply"],
  ])("%j", (text, message) => {
    expect(parseGroupFileText(text, options)).toEqual({ ok: false, errors: [{ path: "", message }] });
  });

  test("and a byte order mark is passed over", () => {
    const text = `\uFEFF${JSON.stringify({ format: 1, group })}\n`;
    expect(parseGroupFileText(text, options).ok).toBe(true);
  });

  test("exactly where JSON.parse refuses too, and nowhere else", () => {
    const nearlyJson = fc.array(
      fc.constantFrom(
        "{",
        "}",
        "[",
        "]",
        ",",
        ":",
        '"a"',
        '"b"',
        "1",
        "-0.5e3",
        "01",
        "true",
        "nul",
        " ",
        '"\\u00e9"',
        '"\\x"',
      ),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(
        fc.oneof(
          nearlyJson.map((parts) => parts.join("")),
          fc.json(),
        ),
        (text) => {
          const result = parseGroupFileText(text, options);
          const isJsonProblem = !result.ok && /^line \d/.test(result.errors[0]?.message ?? "");
          const isRepeated = !result.ok && result.errors[0]?.message.includes("stands twice");
          let parses = true;
          try {
            JSON.parse(text);
          } catch {
            parses = false;
          }
          expect(isJsonProblem && !isRepeated).toBe(!parses);
        },
      ),
      { numRuns: 2000 },
    );
  });
});

describe("a right group file", () => {
  test("needs no more than a name and a url name", () => {
    const file = parsed({ format: 1, group });
    expect(file.group).toMatchObject({
      name: group.name,
      urlname: group.urlname,
      locale: "fr",
      enabled_locales: "fr",
      country: "FR",
      currency: "EUR",
      timezone: "Europe/Paris",
      inactive: false,
      open: true,
      user_login_profile: "Account",
    });
    expect(file.group.rules).toEqual({
      min_notice: 0,
      maxrdv_period: 525_600,
      min_cancel_notice: 0,
      max_upcoming: 0,
      mintime_between: 0,
      missed_limit: 0,
      late_cancellation_hours: 0,
      waiting_minutes: 0,
      max_bookings_per_address_per_day: 20,
      max_bookings_per_person_per_day: 20,
      reminder_by: "mail_and_sms",
      reminder_asks: true,
      quiet_from: null,
      quiet_until: null,
      confirmation_sms: false,
      arrival: false,
      reminder_minutes: 0,
      further_reminders: [],
      hold_limit_per_address: 20,
      retention_years: 3,
      hold_limit_per_calendar: 10,
      blacklist_email: true,
      blacklist_phone: true,
      reserved: false,
      health: false,
      hide_account_existence: false,
    });
    expect(file.website).toBeNull();
    expect(file.forms).toEqual({ Fiche: [], Vevent: [] });
  });

  test("hides who has an account in a health group unless it says otherwise", () => {
    expect(parsedGroup({ rules: { health: true } }).rules.hide_account_existence).toBe(true);
    const rules = { health: true, hide_account_existence: false };
    expect(parsedGroup({ rules }).rules.hide_account_existence).toBe(false);
  });

  test("may use either name of a field", () => {
    const file = parsed({
      format: 1,
      group: {
        ...group,
        siteUrl: "https://lilas.example.org",
        currency_code: "CHF",
        loginProfile: "Fiche",
        theme: { usercolors: { primary: "0AF" } },
        active: false,
        maxrdv_period: 1440,
        forms: { Fiche: [{ name: "lastname", type: "string", required: true }] },
      },
    });
    expect(file.group).toMatchObject({
      website: "https://lilas.example.org",
      currency: "CHF",
      user_login_profile: "Fiche",
      theme: { primary: "#0af" },
      inactive: true,
    });
    expect(file.group.rules.maxrdv_period).toBe(1440);
    expect(file.forms.Fiche).toHaveLength(1);
  });

  test("may name an OpenID provider, on this very machine without https", () => {
    const sso = { issuer: "http://127.0.0.1:4000/realm", client_id: "town" };
    expect(parsedGroup({ sso }).sso).toEqual({ ...sso, scopes: ["openid", "email"], label: "" });
    expect(parsedGroup({}).sso).toBeNull();
  });

  test("maps a legacy time zone to the standard one", () => {
    expect(parsedGroup({ timezone: "Romance Standard Time" }).timezone).toBe("Europe/Paris");
    expect(parsedGroup({ timezone: "Asia/Katmandu" }).timezone).toBe("Asia/Kathmandu");
  });

  test("calls a record with one name by it everywhere, and hides it only when the public name is written empty", () => {
    const { interventions } = parsed({
      format: 1,
      group,
      interventions: [
        { externid: "a", name: "Coupe" },
        { externid: "b", publicname: { fr: "Coupe", en: "Cut" } },
        { externid: "c", name: "Interne", publicname: "" },
        { externid: "d" },
      ],
    });
    expect(interventions.map(({ name, publicname }) => [name, publicname])).toEqual([
      ["Coupe", "Coupe"],
      ["Coupe", { fr: "Coupe", en: "Cut" }],
      ["Interne", ""],
      ["d", "d"],
    ]);
  });

  test("prices a pack without a price as the sum of its parts", () => {
    const { packs } = parsed({
      format: 1,
      group,
      interventions: [
        { externid: "a", price: 1000 },
        { externid: "b", price: 2500 },
      ],
      packs: [{ externid: "p", config: [{ intervention: "a" }, { break_time: 15 }, { intervention: "b" }] }],
    });
    expect(packs[0]).toMatchObject({
      total_price: 3500,
      config: [
        { intervention: "a", calendar: null },
        { break_time: 15 },
        { intervention: "b", calendar: null },
      ],
    });
  });

  test("keeps apart what is free and what has no price, for packs too", () => {
    const { interventions, packs } = parsed({
      format: 1,
      group,
      interventions: [{ externid: "a" }, { externid: "b", price: 0 }, { externid: "c", price: null }],
      packs: [
        { externid: "p", config: [{ intervention: "a" }, { intervention: "c" }] },
        { externid: "q", config: [{ intervention: "a" }, { intervention: "b" }] },
      ],
    });
    expect(interventions.map(({ price }) => price)).toEqual([null, 0, null]);
    expect(packs.map(({ total_price }) => total_price)).toEqual([null, 0]);
  });

  test("reads back as itself once its defaults are filled in", () => {
    const once = parsed({
      format: 1,
      group,
      calendars: [{ externid: "a", openinghours: [hours] }],
      website: {},
    });
    expect(parsed(structuredClone(once))).toEqual(once);
  });

  test("is never an exception, whatever stands in the file", () => {
    const shapes = fc.dictionary(
      fc.constantFrom("format", "group", "calendars", "packs", "forms", "fiches", "appointments", "accounts"),
      fc.oneof(
        fc.jsonValue(),
        fc.array(
          fc.dictionary(fc.constantFrom("externid", "config", "openinghours", "from", "to"), fc.jsonValue()),
        ),
      ),
    );
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), shapes), (file) => {
        const result = parseGroupFile(file, options);
        if (!result.ok) expect(result.errors.length).toBeGreaterThan(0);
      }),
    );
  });
});
