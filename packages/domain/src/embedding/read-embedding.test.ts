import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { FREEZABLE_STEPS } from "./model.ts";
import { readEmbedding } from "./read-embedding.ts";

const request = (query: string) => readEmbedding(query).preselection;

describe("what a link preselects", () => {
  test.each([
    "intervention_ids=21,22",
    "intervention_ids[]=21&intervention_ids[]=22",
    "intervention_ids%5B%5D=21&intervention_ids%5B%5D=22",
    "intervention_ids=21&intervention_ids=22",
    "intervention_ids[0]=21&intervention_ids[1]=22",
    "intervention_ids=%2021%20,+22,,21",
    "intervention_ids[]=21,22",
  ])("is read from %s", (query) => {
    expect(request(query).records.interventions).toEqual([
      { parameter: "intervention_ids", id: 21 },
      { parameter: "intervention_ids", id: 22 },
    ]);
  });

  test("may name every kind by the system's number", () => {
    const { records } = request(
      "interventionset_ids=9&intervention_id=21&pack_id=5&calendarset_id=3&calendar_id=15&calendar_ids=16&resource_id=7",
    );
    expect(records).toEqual({
      interventionsets: [{ parameter: "interventionset_ids", id: 9 }],
      interventions: [{ parameter: "intervention_id", id: 21 }],
      packs: [{ parameter: "pack_id", id: 5 }],
      calendarsets: [{ parameter: "calendarset_id", id: 3 }],
      calendars: [
        { parameter: "calendar_ids", id: 16 },
        { parameter: "calendar_id", id: 15 },
      ],
      resources: [{ parameter: "resource_id", id: 7 }],
    });
    expect(request("resource=7").records.resources).toEqual([{ parameter: "resource", id: 7 }]);
  });

  test("may name every kind by the group's own names", () => {
    const { records } = request(
      "interventionset_externids=soins&intervention_externids=detartrage,controle&pack_externid=bilan&calendarset_externid=nord&calendar_externid=dr-val&resource_externid=salle",
    );
    expect(records.interventions).toEqual([
      { parameter: "intervention_externids", externid: "detartrage" },
      { parameter: "intervention_externids", externid: "controle" },
    ]);
    expect(records.calendars).toEqual([{ parameter: "calendar_externid", externid: "dr-val" }]);
    for (const one of Object.values(records)) expect(one).not.toHaveLength(0);
  });

  test("leaves a comma to a name that is written by itself", () => {
    expect(request("calendar_externids[]=Val,+Anna").records.calendars).toEqual([
      { parameter: "calendar_externids", externid: "Val, Anna" },
    ]);
  });

  test("takes 0 as any, not to be asked, and as nothing where a service or pack should stand", () => {
    expect(request("calendar_id=0&resource_id=0&calendarset_id=0").any).toEqual([
      "calendarsets",
      "calendars",
      "resources",
    ]);
    expect(request("calendar_ids=0,15").any).toEqual([]);
    expect(request("intervention_ids=0&pack_id=0&calendar_id=")).toEqual(request(""));
  });

  test.each([
    ["calendar_id=abc", "calendar_id"],
    ["intervention_ids=21,-1", "intervention_ids"],
    ["pack_id=99999999999999999999", "pack_id"],
    ["calendar_id=1e3", "calendar_id"],
    ["resource_id=%E0%A4%A", "resource_id"],
    ["calendar_externid=a%00b", "calendar_externid"],
    [`calendar_externid=${"x".repeat(65)}`, "calendar_externid"],
  ])("tells that %s names nothing", (query, parameter) => {
    expect(request(query).unreadable).toEqual([parameter]);
  });

  test("takes the largest number and the longest name that there are", () => {
    const { records, unreadable } = request(`pack_id=2147483647&calendar_externid=${"x".repeat(64)}`);
    expect(records.packs).toEqual([{ parameter: "pack_id", id: 2_147_483_647 }]);
    expect(records.calendars).toHaveLength(1);
    expect(unreadable).toEqual([]);
    expect(request("pack_id=2147483648").unreadable).toEqual(["pack_id"]);
    expect(readEmbedding(`fiche[str1]=${"x".repeat(2000)}`).fiche).toEqual({ str1: "x".repeat(2000) });
  });

  test("does not report what a campaign has added", () => {
    expect(request("utm_source=%E9t%E9&gclid[a][b][c][d][e]=1&calendar_id=15")).toEqual(
      request("calendar_id=15"),
    );
  });
});

describe("the day and the slot", () => {
  test.each([
    ["date=2026-12-01", "2026-12-01", null],
    ["date=2026-12-01+09:20:00", "2026-12-01", "2026-12-01 09:20:00"],
    ["slots=2026-12-01%2009:20:00", "2026-12-01", "2026-12-01 09:20:00"],
    ["slots=2026-12-01", "2026-12-01", null],
    ["date=2026-11-30&slots=2026-12-01+09:20:00", "2026-11-30", "2026-12-01 09:20:00"],
    ["date=2026-02-30", null, null],
    ["date=01/12/2026", null, null],
    ["date=2026-12-01T09:20:00", null, null],
    ["date=2026-12-01+09:20", null, null],
    ["date=2026-12-01x+09:20:00", null, null],
    ["date=2026-12-01+09:20:00Z", null, null],
    ["date=2026-12-01+24:00:00", null, null],
    ["date=2026-02-30+09:20:00", null, null],
    ["date=", null, null],
  ])("%s: from %s, slot %s", (query, start, slots) => {
    expect(request(query)).toMatchObject({ start, slots });
  });
});

describe("how the host wants the page", () => {
  test.each(["true", "t", "1", "TRUE", "T", "True"])("%s is yes", (yes) => {
    expect(
      readEmbedding(`nologo=${yes}&noheader=${yes}&nofooter=${yes}&autoresize=${yes}&freeze=${yes}`),
    ).toMatchObject({
      noLogo: true,
      noHeader: true,
      noFooter: true,
      autoresize: true,
      freeze: true,
    });
  });

  test.each(["false", "0", "", "yes", "2", "11", "truee"])("%s is no", (no) => {
    expect(readEmbedding(`nologo=${no}&freeze=${no}`)).toMatchObject({ noLogo: false, freeze: false });
  });

  test.each([
    ["freeze=interventionsets", ["interventionset_ids"]],
    ["freeze=calendar_id,intervention_ids", ["intervention_ids", "calendar_id"]],
    ["freeze[]=resource_id&freeze[]=slots", ["resource_id", "slots"]],
    ["freeze=fiche_info", false],
    ["freeze=toString", false],
  ])("%s freezes %j", (query, steps) => {
    expect(readEmbedding(query).freeze).toEqual(steps);
  });

  test("takes colours as three or six hexadecimal digits, with or without #, and nothing else", () => {
    expect(
      readEmbedding(
        "colors[content_links]=000000&colors[even_timeslot_col_bg]=%23dfe8f2&colors[main]=ABC&colors[a]=red&colors[b]=fff;background:url(x)&colors[c]=12345678",
      ).colors,
    ).toEqual({ content_links: "#000000", even_timeslot_col_bg: "#dfe8f2", main: "#aabbcc" });
  });

  test("knows its styles and no others", () => {
    expect(readEmbedding("styles=transparent,neon").styles).toEqual(["transparent"]);
    expect(readEmbedding("styles=dark,transparent").styles).toEqual(["transparent", "dark"]);
    expect(readEmbedding("styles=").styles).toEqual([]);
  });

  test.each([
    ["", true],
    ["return_button=1", true],
    ["return_button=0", false],
    ["return_button=False", false],
    ["return_button=Zur%C3%BCck+zum+Portal", "Zurück zum Portal"],
    ["return_button=a%00b", true],
    ["return_button=Portal+0", "Portal 0"],
    ["return_button=0+km", "0 km"],
    [`return_button=a%01%E2%80%AE${"b".repeat(99)}`, `a${"b".repeat(59)}`],
  ])("%s: return button %j", (query, expected) => {
    expect(readEmbedding(query).returnButton).toEqual(expected);
  });

  test("stores where the booking came from, new_user where the link does not say, and never more than the wire takes", () => {
    expect(readEmbedding("websource=https://a.example/page?x%3D1").websource).toBe(
      "https://a.example/page?x=1",
    );
    expect(readEmbedding("websource=+").websource).toBe("new_user");
    expect(readEmbedding(`websource=${"x".repeat(900)}`).websource).toHaveLength(500);
  });

  test.each([
    ["max_multirdvs=3", 3],
    ["max_multirdvs=0", 0],
    ["max_multirdvs=-1", null],
    ["max_multirdvs=12", 12],
    ["max_multirdvs=999", 100],
    ["max_multirdvs=5x", null],
    ["max_multirdvs=many", null],
    ["", null],
  ])("%s: at most %j services", (query, most) => {
    expect(readEmbedding(query).max_multirdvs).toBe(most);
  });

  test("keeps what is to be filled in as it came, field by field", () => {
    const { fiche, vevent } = readEmbedding(
      "fiche[email]=a%2Bb@c.fr&fiche%5Blastname%5D=L%C3%A9a+Roux&fiche[email]=second@c.fr&fiche[<b>]=1&fiche[1a]=1&fiche[a-b]=1&fiche=x&vevent[str9]=AB",
    );
    expect(fiche).toEqual({ email: "a+b@c.fr", lastname: "Léa Roux" });
    expect(vevent).toEqual({ str9: "AB" });
  });

  test("takes a hundred fields at most", () => {
    const query = Array.from({ length: 101 }, (_, at) => `fiche[str${at}]=x`).join("&");
    expect(Object.keys(readEmbedding(query).fiche)).toHaveLength(100);
  });

  test("is in the language that the link names, if it names one", () => {
    expect(readEmbedding("locale=fr").locale).toBe("fr");
    expect(readEmbedding("locale=").locale).toBeNull();
  });
});

describe("addresses of the host", () => {
  test.each([
    ["https://clinic.example/page?a=1#b", "https://clinic.example/page?a=1#b"],
    ["HTTP://clinic.example", "http://clinic.example/"],
    ["  https://clinic.example ", "https://clinic.example/"],
  ])("%s is one", (address, expected) => {
    expect(readEmbedding(`return_url=${encodeURIComponent(address)}`).returnUrl).toBe(expected);
  });

  test.each([
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "java\nscript:alert(1)",
    "\u0001javascript:alert(1)",
    "\tjavascript\t:alert(1)",
    " \u00a0javascript:alert(1)",
    "data:text/html,<script>alert(1)</script>",
    "vbscript:msgbox(1)",
    "blob:https://clinic.example/x",
    "file:///etc/passwd",
    "//clinic.example",
    "/relative",
    "clinic.example",
    "https:clinic.example",
    "https://",
    "https://bank.example@evil.example/",
    "https://user:secret@evil.example/",
    "https://:secret@evil.example/",
    `https://clinic.example/${"x".repeat(3000)}`,
    "",
  ])("%j is none", (address) => {
    const query = `return_url=${encodeURIComponent(address)}&modify_url[]=${encodeURIComponent(address)}`;
    expect(readEmbedding(query)).toMatchObject({ returnUrl: null, modifyUrl: null });
  });

  test("are web addresses whatever they are made of", () => {
    const piece = fc.oneof(
      fc.constantFrom(
        "javascript:",
        "data:",
        "https://",
        "http:",
        "//",
        "\t",
        "\n",
        "\u0000",
        " ",
        "@",
        "\\",
        "%",
      ),
      fc.string({ maxLength: 8, unit: "binary" }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 6 }), (pieces) => {
        const { returnUrl } = readEmbedding(
          `return_url=${encodeURIComponent(pieces.join("").toWellFormed())}`,
        );
        if (returnUrl !== null) expect(["https:", "http:"]).toContain(new URL(returnUrl).protocol);
      }),
    );
  });
});

describe("a hostile query", () => {
  const NAMES = [
    "calendar_id",
    "intervention_ids",
    "fiche",
    "colors",
    "freeze",
    "return_url",
    "date",
    "__proto__",
    "styles",
  ];
  const part = fc.oneof(
    fc
      .tuple(
        fc.constantFrom(...NAMES),
        fc.constantFrom(
          "",
          "[]",
          "[a]",
          "[0]",
          "[__proto__]",
          "[constructor]",
          "[a][b][c][d]",
          "[",
          "%5B%5D",
        ),
        fc.oneof(
          fc.string({ unit: "binary" }),
          fc.constantFrom("%", "%E0%A4%A", "1,2", "toString", "x".repeat(10_000)),
        ),
      )
      .map(([name, brackets, value]) => `${name}${brackets}=${value}`),
    fc.string({ unit: "binary" }),
  );

  test("never stops the page, and gives nothing but what a host may give", () => {
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
        const { freeze, colors, fiche, websource, preselection, returnUrl } = readEmbedding(parts.join("&"));
        if (Array.isArray(freeze)) for (const step of freeze) expect(FREEZABLE_STEPS).toContain(step);
        for (const color of Object.values(colors)) expect(color).toMatch(/^#[0-9a-f]{6}$/);
        for (const [name, value] of Object.entries(fiche)) {
          expect(name).toMatch(/^[a-z]\w*$/i);
          expect(value.length).toBeLessThanOrEqual(2000);
        }
        for (const one of Object.values(preselection.records).flat())
          if ("id" in one) expect(one.id).toBeGreaterThan(0);
          else expect(one.externid.length).toBeLessThanOrEqual(64);
        expect(websource.length).toBeLessThanOrEqual(500);
        if (returnUrl !== null) expect(returnUrl).toMatch(/^https?:\/\//);
        expect(({} as Record<string, unknown>)["a"]).toBeUndefined();
      }),
    );
  });

  test("of any size is read quickly into something small", () => {
    const query = `intervention_ids=${"1234,".repeat(20_000)}&calendar_ids=${Array.from({ length: 20_000 }, (_, n) => n + 1).join(",")}&fiche[email]=${"x".repeat(100_000)}`;
    const { preselection, fiche } = readEmbedding(query);
    expect(preselection.records.interventions).toHaveLength(1);
    expect(preselection.records.calendars).toHaveLength(100);
    expect(fiche).toEqual({});
  });
});
