import type { PageData } from "@rendezvous/contract/site/page-data";
import { readEmbedding } from "@rendezvous/domain/embedding/read-embedding";
import sharp from "sharp";
import { existsSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { startApp } from "../../../testing/start-app.ts";
import { addCalendar, addGroup, addIntervention } from "../../../testing/test-groups.ts";
import { toEarlyPage } from "./early-page.ts";
import { renderPage } from "./render-page.ts";
import { toCspHash, WEB_BUILD } from "./web-build.ts";

const app = await startApp();
const group = await addGroup(app.db, {
  urlname: "salon",
  name: "Salon </script><b>$&",
  fields: {
    city: "Lyon",
    website: "https://salon.example/accueil",
    preposition: { fr: "chez", en: "at" },
    enabled_locales: "fr,en",
    theme: { primary: "#aa3366", bad: "red;}body{display:none" },
  },
});
await addCalendar(app.db, group);
await addIntervention(app.db, group, { publicname: JSON.stringify({ fr: "Coupe", en: "Haircut" }) });
await addGroup(app.db, {
  urlname: "closed",
  name: "Closed shop",
  inactive: true,
  fields: { phone: "01 99" },
});
await addGroup(app.db, { urlname: "night", fields: { color_scheme: "dark" } });
await addGroup(app.db, { urlname: "bank", fields: { openData: false } });
const shop = await addGroup(app.db, {
  urlname: "shop",
  fields: { has_minisite: true },
  website: {
    fields: {
      title: "Ma boutique",
      quick_desc: "<p>Tout <b>neuf</b></p><script>alert(1)</script>",
      file_upload: [{ url: "a.jpg" }, { url: "b.jpg" }],
      otherbox: "<p onclick='x()'>Encore un mot</p>",
    },
  },
});
await addCalendar(app.db, shop);
await addIntervention(app.db, shop, { publicname: JSON.stringify("Conseil") });

// oxlint-disable-next-line typescript/no-explicit-any
function pageData(html: string): any {
  return JSON.parse(/<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(html)![1]!);
}

async function pageOf(path: string): Promise<PageData["page"]> {
  return pageData((await app.get(path)).text).page;
}

function early(page: PageData["page"], query = "", request = "fr"): string {
  return toEarlyPage(page, request, readEmbedding(query), false);
}

/** Returns the address of the step drawn in the page. */
function drawn(html: string): string | undefined {
  return /<div id="root" data-drawn="([^"]*)"/.exec(html)?.[1];
}

async function locale(path: string, accepted: string): Promise<string> {
  return pageData((await app.get(path, { "accept-language": accepted })).text).locale;
}

describe("a group's page", () => {
  test.each(["br", "gzip"])("is sent compressed to a browser that takes %s", async (encoding) => {
    const { headers, text } = await app.get("/salon", { "accept-encoding": encoding });
    expect(headers.get("content-encoding")).toBe(encoding);
    expect(headers.get("vary")).toContain("Accept-Encoding");
    expect(pageData(text).page.kind).toBe("group");
    const plain = await app.get("/salon", { "accept-encoding": "identity" });
    expect(plain.headers.get("content-encoding")).toBe(null);
    expect(pageData(plain.text).page.kind).toBe("group");
  });

  test("carries no catalogue that is larger than any screen, and stays as small as any other", async () => {
    const id = await addGroup(app.db, { urlname: "thousand" });
    const service = await addIntervention(app.db, id);
    await app.db.query(
      `insert into interventions (group_id, externid, name, publicname, length, description)
       select group_id, 'copy-' || n, name, publicname, length, to_jsonb(repeat('word ', 200))
       from interventions, generate_series(1, 999) n where id = $1`,
      [service],
    );
    const { text } = await app.get("/thousand");
    expect(pageData(text).page).toMatchObject({
      isCatalogueLeftOut: true,
      catalogue: { calendars: [], interventions: [], packs: [] },
    });
    expect(text.length).toBeLessThan((await app.get("/salon")).text.length + 5000);
    const { body } = await app.call(`v3/groups/${id}/interventions?results=all`);
    expect(body.records).toHaveLength(1000);
  });

  test("carries its title, description, colours, language and page data", async () => {
    for (const path of ["/salon", "/SALON", "/salon/book/slots?date=2026-12-01"]) {
      const { status, text } = await app.get(path, { "accept-language": "en-GB,en;q=0.9" });
      expect(status).toBe(200);
      expect(text).toContain('lang="en"');
      expect(text).toContain("<title>Book appointments at Salon &lt;/script&gt;&lt;b&gt;$&amp;</title>");
      expect(text).toMatch(/<meta name="description" content="[^"]*, Lyon: /);
      expect(text).toMatch(/<style>html:root{--hue:\d+;--accent:#aa3366;--on-accent:#ffffff;/);
      expect(text).toContain(
        '<meta name="theme-color" content="#aa3366" media="(prefers-color-scheme: light)">',
      );
      expect(text).not.toMatch(/<style>[^<]*body{display:none/);
      const data = pageData(text);
      expect(data).toMatchObject({
        locale: "en",
        apiKey: app.context.installation.apiKey,
        meetingHost: "meet.example.org",
        now: app.clock.now(),
      });
      expect(data.page).toMatchObject({ kind: "group", group: { id: group, preposition: "at" } });
      expect(data.page.catalogue.interventions[0].publicname).toBe("Haircut");
    }
  });

  test("is in the asked language, else the browser's where the group enables it, else its own", async () => {
    expect(await locale("/salon?locale=fr", "en")).toBe("fr");
    expect(await locale("/salon", "pl,en;q=0.5")).toBe("en");
    expect(await locale("/salon", "pl")).toBe("fr");
    expect(await locale("/bank", "en")).toBe("fr");
    expect(await locale("/salon?locale=ja", "en")).toBe("en");
    expect(await locale("/", "ja")).toBe("en");
  });

  test.each(["%00", "a%00b", "%ff", "%", "%E0%A4%A"])("reads over %s in its query", async (unreadable) => {
    for (const part of [`utm=${unreadable}`, `${unreadable}=1`, `websource=${unreadable}`])
      expect(await locale(`/salon?${part}&locale=en`, "fr")).toBe("en");
    expect((await app.get(`/set_password?group=${unreadable}&account_id=1`)).status).toBe(404);
    expect((await app.get(`/salon/sso/logged_out?state=${unreadable}`)).status).toBeLessThan(500);
  });

  test("is in the language its visitor chose before, where the group enables it", async () => {
    const chosen = async (path: string, cookie: string): Promise<string> =>
      pageData((await app.get(path, { "accept-language": "fr", cookie })).text).locale;
    expect(await chosen("/salon", "locale=en")).toBe("en");
    expect(await chosen("/salon", "a=b; locale=en; c=d")).toBe("en");
    expect(await chosen("/salon?locale=fr", "locale=en")).toBe("fr");
    expect(await chosen("/salon?locale=ja", "locale=en")).toBe("en");
    expect(await chosen("/bank", "locale=en")).toBe("fr");
    expect(await chosen("/salon", "locale=nonsense")).toBe("fr");
    expect(await chosen("/salon", `locale=${"e".repeat(5000)}`)).toBe("fr");
    expect(await chosen("/", "locale=en")).toBe("en");
    const { headers } = await app.get("/salon");
    expect(headers.get("vary")).toContain("Cookie");
  });

  test("is painted at once in the colours of the page it is embedded in", async () => {
    const { text, headers } = await app.get(
      "/salon?colors[content_links]=0f766e&colors%5Bcontent_bg%5D=fff8e7&colors[main]=red;}body{x&styles=transparent&utm=%E9",
    );
    const style = /<style>(.*?)<\/style>/.exec(text)?.[1] ?? "";
    expect(style).toContain("--accent:#0f766e;");
    expect(style).toContain("--surface:#fff8e7;");
    expect(style).toContain("--page:transparent;--header:transparent;--bar:static}");
    expect(style).not.toContain("body");
    expect(headers.get("content-security-policy")).toContain(toCspHash(style));
    expect((await app.get("/nobody?styles=transparent")).text).toContain("--page:transparent");
  });

  test.each([
    ["/salon", "light dark"],
    ["/night", "dark"],
    ["/night?styles=light", "light"],
    ["/salon?styles=transparent", "light"],
    ["/salon?styles=transparent,dark", "dark"],
    ["/salon?colors[background]=14161a", "dark"],
  ])("%s is drawn for %s systems", async (path, schemes) => {
    const style = /<style>(.*?)<\/style>/.exec((await app.get(path)).text)?.[1] ?? "";
    expect(style).toContain(`color-scheme:${schemes}`);
    const isAsSystem = schemes === "light dark";
    expect(style.includes("@media (prefers-color-scheme:dark)")).toBe(isAsSystem);
    expect(style.includes("--surface-raised:")).toBe(schemes.includes("dark"));
  });

  test("lets only its own scripts run, and may be embedded", async () => {
    const { headers } = await app.get("/salon");
    const policy = headers.get("content-security-policy")!;
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toContain("unsafe");
    expect(policy).toContain("frame-ancestors *");
    expect(policy).toMatch(/style-src 'self' 'sha256-/);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("referrer-policy")).toBe("no-referrer");
    expect(headers.get("cache-control")).toBe("no-store");
  });

  test.each([
    "/set_password?group=salon&oubliKey=x",
    "/salon/login",
    "/salon/personal_data?deletion_key=x",
    "/salon/appointments",
    "/salon/fiches",
    "/salon/whatever/comes/later",
  ])("lets strangers frame no account page: %s", async (path) => {
    const framing = async (headers: Record<string, string>) =>
      /frame-ancestors ([^;]*)/.exec(
        (await app.get(path, headers)).headers.get("content-security-policy")!,
      )![1];
    expect(await framing({})).toBe("'self' salon.example");
    expect(await framing({ "sec-fetch-site": "cross-site", "sec-fetch-dest": "iframe" })).toBe(
      "'self' salon.example",
    );
    // In a frame that shows a booking, changing the language or logging out reloads the page.
    expect(await framing({ "sec-fetch-site": "same-origin", "sec-fetch-dest": "iframe" })).toBe("*");
  });

  test.each([
    "/salon",
    "/salon/",
    "/salon?x=/login",
    "/salon/home",
    "/salon/book",
    "/salon/book/slots?date=2026-12-01",
    "/salon/map",
    "/not_found",
  ])("lets everybody frame %s", async (path) => {
    const { headers } = await app.get(path);
    expect(headers.get("content-security-policy")).toContain("frame-ancestors *");
  });

  test("may be framed by those only whom its group names, where it names any", async () => {
    const fields = {
      website: "https://clinic.example/",
      embed_hosts: ["www.partner.example", "*.town.example"],
    };
    await addGroup(app.db, { urlname: "clinic", fields });
    const framing = async (path: string, headers: Record<string, string> = {}) => {
      const answer = await app.get(path, headers);
      const policy = answer.headers.get("content-security-policy") ?? "";
      return { policy: /frame-ancestors ([^;]*)/.exec(policy)?.[1], told: pageData(answer.text).framedBy };
    };
    const named = ["'self'", "clinic.example", "www.partner.example", "*.town.example"];
    expect(await framing("/clinic")).toEqual({ policy: named.join(" "), told: named });
    expect((await framing("/clinic/login")).policy).toBe("'self' clinic.example");
    expect((await framing("/clinic/login", { "sec-fetch-site": "same-origin" })).policy).toBe(
      named.join(" "),
    );
    expect((await framing("/salon")).told).toEqual(["*"]);
  });

  test("allows pictures from where the tiles of maps are, and names it, only where there are any", async () => {
    const mapTiles = { url: "http://tiles.example:8080/{z}/{x}/{y}.png", attribution: "© Example" };
    const mapped = await startApp({ config: { mapTiles }, database: app.database });
    const { text, headers } = await mapped.get("/salon");
    expect(pageData(text).mapTiles).toEqual(mapTiles);
    expect(headers.get("content-security-policy")).toContain(
      "; img-src 'self' data: https: http://tiles.example:8080;",
    );
    const plain = await app.get("/salon");
    expect(pageData(plain.text).mapTiles).toBe(null);
    expect(plain.headers.get("content-security-policy")).toContain("; img-src 'self' data: https:;");
  });

  test.each([
    ["Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko", "pl", "Otwórz ją"],
    ["Mozilla/4.0 (compatible; MSIE 8.0; Windows NT 6.1)", "hu-HU,hu;q=0.8", "Nyissa meg"],
    ["Mozilla/4.0 (compatible; MSIE 8.0; Windows NT 6.1)", "ja", "in another browser"],
  ])("says to %s in its own language that it cannot be shown: %s", async (browser, languages, words) => {
    const { text } = await app.get("/salon", { "user-agent": browser, "accept-language": languages });
    const notified = /<meta name="internet-explorer" content="([^"]*)">/.exec(text)?.[1];
    expect(notified).toContain("Internet Explorer");
    expect(notified).toContain(words);
    expect((await app.get("/salon", { "accept-language": languages })).text).not.toContain(
      'internet-explorer" content',
    );
  });

  test("shows no catalogue that needs a session", async () => {
    const { page } = pageData((await app.get("/bank")).text);
    expect(page.kind).toBe("group");
    expect(page.catalogue.calendars).toEqual([]);
  });
});

test.each(["/salon", "/salon/", "/salon/book/slots", "/SALON/Map/7", "/salon/search_fiche/3"])(
  "there is a page at %s",
  async (path) => {
    expect((await app.get(path)).status).toBe(200);
  },
);

test.each(["/salon/nothing", "/salon/book/nothing", "/salon/book/slots/more", "/salon/login/more"])(
  "at %s there is none: 404, with the group's own page that says so",
  async (path) => {
    const { status, text } = await app.get(path);
    expect(status).toBe(404);
    expect(pageData(text).page).toMatchObject({ kind: "group", group: { urlname: "salon" } });
  },
);

test("an inactive group answers its page, an unknown one 404 with the page, the start page lists no group", async () => {
  const closed = await app.get("/closed/book/slots");
  expect(closed.status).toBe(200);
  expect(pageData(closed.text).page).toMatchObject({ kind: "inactive", group: { phone: "01 99" } });
  const unknown = await app.get("/nobody");
  expect(unknown.status).toBe(404);
  expect(pageData(unknown.text).page).toEqual({ kind: "unknown" });
  expect((await app.get("/not_found")).status).toBe(404);
  const start = await app.get("/");
  expect(start.status).toBe(200);
  expect(start.text).not.toContain("Salon");
});

test("a template's own scripts are allowed by their hashes, and data cannot end its element", () => {
  const { html, policy } = renderPage(
    {
      page: '<script>alert(1)</script><div id="root"></div><!--page-data-->',
      assets: new Map(),
      legal: new Map(),
      embedScript: null,
      languageChunks: new Map(),
      home: { files: [], languageChunks: new Map() },
      scriptHashes: ["'sha256-x'"],
      styleHashes: ["'sha256-y'"],
      drawFirstScreen: null,
    },
    {
      head: {
        title: "",
        description: "",
        style: "",
        themeColors: [],
        keywords: "",
        address: null,
        structuredData: { name: "</script><!--" },
        outside: null,
      },
      early: "",
      first: null,
      data: {
        apiKey: "</script><!--",
        apiV3Host: "",
        sessionHost: "",
        environment: "master",
        meetingHost: "",
        framedBy: ["*"],
        mapTiles: null,
        locale: "en",
        now: 0,
        page: { kind: "unknown" },
      },
      v3Hosts: ["https://v3.example"],
      internetExplorer: null,
      sandboxNote: "Sandbox: <none>",
    },
  );
  expect(html.match(/<\/script>/g)).toHaveLength(2);
  expect(html).not.toContain("<!--");
  expect(html).toContain('<aside><p id="sandbox">Sandbox: &lt;none&gt;</p></aside><div id="root"></div>');
  expect(policy).toContain("script-src 'self' 'sha256-x';");
  expect(policy).toMatch(/style-src [^;]* 'sha256-y';/);
  expect(policy).toContain("connect-src 'self' https://v3.example;");
});

describe("until its scripts have come, a page", () => {
  test("says whose it is, in words that are no markup", async () => {
    const html = early(await pageOf("/salon"));
    expect(html).toContain(
      "<header><p><b>Salon &lt;/script&gt;&lt;b&gt;$&amp;</b></p></header><aside></aside>",
    );
  });

  test("has no header where the host page has one", async () => {
    expect(early(await pageOf("/salon"), "noheader=true")).not.toContain("Salon");
  });

  test("tells a visitor without scripts so, in their language, and whom to call", async () => {
    const closed = await pageOf("/closed");
    expect(early(closed)).toMatch(
      /<noscript><h1>Cette page a besoin de JavaScript.*href="tel:0199">Appeler le 01 99/,
    );
    expect(early(closed, "", "en")).toMatch(/<noscript><h1>This page needs JavaScript.*Call 01 99/);
    expect(early({ kind: "unknown" })).not.toContain("tel:");
  });
});

describe("images", () => {
  test("are kept for ever and cannot run anything", async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>';
    await app.db.query(
      "insert into images (group_id, key, media_type, bytes) values ($1, 'abc', 'image/svg+xml', $2)",
      [group, Buffer.from(svg)],
    );
    await app.db.query(
      "insert into images (group_id, key, media_type, bytes) values ($1, 'evil', 'text/html', 'x')",
      [group],
    );
    const image = await app.get(`/images/${group}/abc`);
    expect(image.text).toBe(svg);
    expect(image.headers.get("content-type")).toBe("image/svg+xml");
    expect((await app.get(`/group-${group}/logo/raw/abc`)).text).toBe(svg);
    expect(image.headers.get("cache-control")).toContain("immutable");
    expect(image.headers.get("content-security-policy")).toContain("sandbox");
    expect((await app.get(`/images/${group}/evil`)).headers.get("content-type")).toBe(
      "application/octet-stream",
    );
    expect((await app.get(`/images/${group}/none`)).status).toBe(404);
    expect((await app.get("/images/x/abc")).status).toBe(404);
  });
});

describe("thumbnails", () => {
  test("are a photo in the asked size; a drawing is answered as it is", async () => {
    const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: "#a03060" } })
      .png()
      .toBuffer();
    await app.db.query(
      "insert into images (group_id, key, media_type, bytes) values ($1, 'photo', 'image/png', $2), ($1, 'drawing', 'image/svg+xml', $3)",
      [group, photo, Buffer.from("<svg/>")],
    );
    const whole = await app.get(`/images/${group}/photo`);
    expect(whole.headers.get("content-type")).toBe("image/png");
    for (const size of ["510x510", "128x128"]) {
      const small = await app.get(`/images/${group}/photo?size=${size}`);
      expect(small.headers.get("content-type")).toBe("image/webp");
      const smallest = await app.get(`/images/${group}/photo?size=${size}&format=avif`);
      expect(smallest.headers.get("content-type")).toBe("image/avif");
    }
    for (const format of ["avif", "webp"]) {
      const drawn = await app.get(`/images/${group}/photo?width=480&format=${format}`);
      expect(drawn.headers.get("content-type")).toBe(`image/${format}`);
      expect(drawn.headers.get("cache-control")).toContain("immutable");
    }
    for (const query of ["width=481&format=avif", "width=480&format=bmp", "width=480"])
      expect((await app.get(`/images/${group}/photo?${query}`)).headers.get("content-type")).toBe(
        "image/png",
      );
    expect((await app.get(`/images/${group}/drawing?width=480&format=avif`)).text).toBe("<svg/>");
    expect((await app.get(`/images/${group}/photo?size=9x9`)).headers.get("content-type")).toBe("image/png");
    expect((await app.get(`/images/${group}/drawing?size=128x128`)).text).toBe("<svg/>");
  });
});

describe.skipIf(!existsSync(`${WEB_BUILD}/index.html`))("the built client", () => {
  test("is sent compressed and kept for ever", async () => {
    const { text } = await app.get("/salon");
    const script = /src="(\/assets\/[^"]+\.js)"/.exec(text)![1]!;
    const asset = await app.get(script, { "accept-encoding": "br" });
    expect(asset.headers.get("content-encoding")).toBe("br");
    expect(asset.headers.get("cache-control")).toContain("immutable");
    expect((await app.get("/assets/../index.html")).status).toBe(404);
  });

  test("draws the first step for a visitor who comes with the group's address, in the page's language", async () => {
    const { text } = await app.get("/salon?locale=fr&nologo=1");
    expect(drawn(text)).toBe("/salon/book/intervention_ids");
    expect(text).toMatch(/<button[^>]*aria-pressed="false"[^>]*>.*Coupe/);
    expect(text).toContain("Salon &lt;/script&gt;&lt;b&gt;$&amp;</span>");
    expect(text).not.toContain("<b>$&");
    expect((await app.get("/salon/book/intervention_ids?locale=en")).text).toMatch(
      /<main.*Haircut.*<\/main>/,
    );
    // The page's policy forbids style attributes, so the drawn part must not have any.
    expect(/<div id="root".*?<script/s.exec(text)![0]).not.toContain("style=");
  });

  test.each(["/salon", "/shop"])(
    "draws %s in the classes of the style sheets that the page names",
    async (path) => {
      const { text } = await app.get(`${path}?locale=fr`);
      const root = /<div id="root".*?<script/s.exec(text)![0];
      const sheets = [...text.matchAll(/href="(\/assets\/[^"]+\.css)"/g)].map(([, path]) => app.get(path!));
      const css = (await Promise.all(sheets)).map((sheet) => sheet.text).join("");
      const classes = [...root.matchAll(/class="([^"]*)"/g)].flatMap(([, names]) => names!.split(" "));
      const own = [...new Set(classes)].filter((name) => name.startsWith("_"));
      expect(own.length).toBeGreaterThan(5);
      expect(own.filter((name) => !css.includes(`.${name}`))).toEqual([]);
    },
  );

  test("draws a home page with its whole text, and names what else it needs", async () => {
    for (const path of ["/shop", "/shop/home"]) {
      const { text } = await app.get(`${path}?locale=fr`);
      expect(drawn(text)).toBe("/shop/home");
      const main = /<main.*<\/main>/s.exec(text)![0];
      for (const words of ["Ma boutique", "Tout <b>neuf</b>", "<p>Encore un mot</p>", "Dimanche", "09:00"])
        expect(main).toContain(words);
      expect(main).not.toMatch(/alert|onclick|style=/);
      expect(main).toContain(`/images/${shop}/a.jpg?width=480&amp;format=avif 480w`);
      expect(text).toMatch(/<link rel="modulepreload" crossorigin href="\/assets\/home-part-[^"]+\.js">/);
      expect(text).toContain(
        `as="image" type="image/avif" fetchpriority="high" imagesrcset="/images/${shop}/a.jpg?width=160&amp;`,
      );
      // These come after the style sheets of every page.
      expect(text).toMatch(
        /href="\/assets\/index-[^"]+\.css".*href="\/assets\/home-part-[^"]+\.css">\s*<\/head>/s,
      );
    }
    expect(drawn((await app.get("/shop/book?locale=fr")).text)).toBe("/shop/book/intervention_ids");
    expect(drawn((await app.get("/salon/home?locale=fr")).text)).toBeUndefined();
    expect(drawn((await app.get("/shop?date=2026-12-01")).text)).toBeUndefined();
  });

  test("leaves to the browser what depends on more than the address", async () => {
    for (const query of [
      "calendar_id=1",
      "intervention_ids[]=1",
      "date=2026-12-01",
      "list_rdv=1",
      "validation_key=x",
    ])
      expect(drawn((await app.get(`/salon?${query}`)).text), query).toBeUndefined();
    for (const path of ["/salon/book/slots", "/salon/login", "/bank", "/closed", "/nobody", "/"])
      expect(drawn((await app.get(path)).text), path).toBeUndefined();
  });

  test("draws anew what a professional has changed", async () => {
    await app.get("/salon?locale=fr");
    await addIntervention(app.db, group, { publicname: JSON.stringify({ fr: "Barbe", en: "Beard" }) });
    await app.db.query("update groups set version = version + 1 where id = $1", [group]);
    app.context.changes.announce("catalogue", group);
    expect((await app.get("/salon?locale=fr")).text).toMatch(/<main.*Barbe.*<\/main>/);
  });
});

describe("the description of the calls", () => {
  test("names every path of every call, as data and as a page", async () => {
    const { body } = await app.get("/api/openapi.json");
    expect(body.openapi).toBe("3.1.0");
    const slots = body.paths["/api/v3/groups/{id}/availabletimeslots"].get;
    expect(slots.parameters.map(({ name }: { name: string }) => name)).toEqual(
      expect.arrayContaining(["id", "start", "nDays", "intervention_ids", "apikey"].slice(0, 4)),
    );
    expect(body.paths["/api/v1/groups/{id}/availabletimeslots"]).toBeDefined();
    expect(body.paths["/api/v2/availabletimeslots"]).toBeDefined();
    const names = [...JSON.stringify(body).matchAll(/"\$ref":"#([^"]+)"/g)].map(([, pointer]) => pointer!);
    for (const pointer of new Set(names)) {
      const steps = pointer.slice(1).split("/");
      expect(
        steps.reduce((inside, step) => inside?.[step], body),
        pointer,
      ).toBeDefined();
    }
    const page = await app.get("/api/docs");
    expect(page.text).toContain("availabletimeslots");
    expect(page.text.length).toBeLessThan(500_000);
  });
});
