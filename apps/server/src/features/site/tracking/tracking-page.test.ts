import type { PageData } from "@rendezvous/contract/site/page-data";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { startApp } from "../../../testing/start-app.ts";
import { addGroup } from "../../../testing/test-groups.ts";
import { parseGroupFile } from "@rendezvous/contract/office/group-file";

const app = await startApp();
await addGroup(app.db, { urlname: "plain" });
await addGroup(app.db, {
  urlname: "counted",
  fields: {
    tracking_tags: [
      // Data as stored before only ids were accepted.
      { content: "<script>alert(1)</script>", position: "head" },
      { content: "GTM-AB12CD3", position: "head" },
      { content: "G-AB12CD34EF", position: "body" },
    ],
    facebook_pixel_id: "1234567890",
  },
});
await addGroup(app.db, { urlname: "pixel", fields: { facebook_pixel_id: "1234567890" } });
await addGroup(app.db, { urlname: "away", inactive: true, fields: { facebook_pixel_id: "1234567890" } });
await addGroup(app.db, { urlname: "hostile", fields: { facebook_pixel_id: '1"</script><b>' } });

const IN_A_FRAME = { "sec-fetch-site": "same-origin" };

async function sources(path: string, directive: string): Promise<string[]> {
  const { headers } = await app.get(path, IN_A_FRAME);
  const policy = headers.get("content-security-policy") ?? "";
  const found = policy.split("; ").find((part) => part.startsWith(`${directive} `));
  return found?.split(" ").slice(1) ?? [];
}

/** Returns the policy of a page without its styles, which differ by group. */
async function pagePolicy(path: string): Promise<string | undefined> {
  const { headers } = await app.get(path);
  return headers.get("content-security-policy")?.replace(/style-src [^;]*/, "");
}

const GOOGLE = [
  "https://www.googletagmanager.com",
  "https://*.google-analytics.com",
  "https://*.analytics.google.com",
];
const META = ["https://connect.facebook.net", "https://www.facebook.com"];

describe("the page in which tags run", () => {
  test("is apart from the booking, and may speak with the group's trackers only", async () => {
    expect(await sources("/counted/tracking", "sandbox")).toEqual(["allow-scripts"]);
    expect(await sources("/counted/tracking", "default-src")).toEqual(["'none'"]);
    for (const directive of ["connect-src", "img-src"]) {
      expect(await sources("/counted/tracking", directive)).toEqual([...GOOGLE, ...META]);
      expect(await sources("/pixel/tracking", directive)).toEqual(META);
    }
    const [nonce, ...hosts] = await sources("/counted/tracking", "script-src");
    expect(nonce).toMatch(/^'nonce-[\w+/]{22}=='$/);
    expect(hosts).toEqual([...GOOGLE, ...META]);
    expect(await sources("/counted/tracking", "frame-ancestors")).toEqual(["*"]);
  });

  test("has another nonce each time, on each of its scripts, and no text of the professional's", async () => {
    const nonces = new Set<string>();
    for (const _ of [1, 2, 3]) {
      const { text, headers } = await app.get("/counted/tracking", IN_A_FRAME);
      const [, nonce = ""] = /'nonce-([^']+)'/.exec(headers.get("content-security-policy") ?? "") ?? [];
      nonces.add(nonce);
      expect(text.split(`<script nonce="${nonce}"`)).toHaveLength(1 + 4);
      expect(text.split("<script")).toHaveLength(1 + 4);
      expect(text).not.toContain("alert");
      const [head = "", body = ""] = text.split("</head>");
      expect(head).toContain('src="https://www.googletagmanager.com/gtm.js?id=GTM-AB12CD3"');
      expect(head).toContain('src="https://connect.facebook.net/en_US/fbevents.js"');
      expect(body).toContain('src="https://www.googletagmanager.com/gtag/js?id=G-AB12CD34EF"');
      expect(headers.get("cache-control")).toBe("no-store");
      expect(headers.get("referrer-policy")).toBe("no-referrer");
    }
    expect(nonces.size).toBe(3);
  });

  test.each(["/plain/tracking", "/away/tracking", "/hostile/tracking", "/nobody/tracking"])(
    "is none for a group without trackers: %s",
    async (path) => expect((await app.get(path, IN_A_FRAME)).status).toBe(404),
  );

  test.each(["sec-gpc", "dnt"])("is none for a browser that sends %s", async (header) => {
    expect((await app.get("/counted/tracking", { [header]: "1" })).status).toBe(404);
    expect((await app.get("/counted/tracking", { [header]: "0" })).status).toBe(200);
  });
});

describe("the pages of a group that tracks", () => {
  test("have the policy of every other group", async () => {
    expect(await pagePolicy("/counted")).toBe(await pagePolicy("/plain"));
    for (const host of [...GOOGLE, ...META]) expect(await pagePolicy("/counted")).not.toContain(host);
  });

  test("carry ids and nothing of what else was written", async () => {
    const { text } = await app.get("/counted");
    const json = /<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(text)?.[1] ?? "";
    const { page } = JSON.parse(json) as PageData;
    expect(page.kind === "group" && page.group.tracking_tags).toEqual([
      { content: "GTM-AB12CD3", position: "head" },
      { content: "G-AB12CD34EF", position: "body" },
    ]);
    expect(text).not.toContain("googletagmanager");
  });
});

function readTags(tracking_tags: unknown) {
  return parseGroupFile(
    { format: 1, group: { name: "Cabinet", urlname: "cabinet", tracking_tags } },
    { isHolidayCode: () => true },
  );
}

describe("a group file's tags", () => {
  test("are kept as their ids", () => {
    const read = readTags([
      { content: '<script async src="https://www.googletagmanager.com/gtm.js?id=GTM-AB12CD3"></script>' },
    ]);
    expect(read.ok && read.file.group.tracking_tags).toEqual([{ content: "GTM-AB12CD3", position: "head" }]);
  });

  test("are refused with their place and what is expected, however they are written", () => {
    const html = fc.constantFrom(
      "<script>",
      "</script>",
      "<img src=x onerror=",
      "GTM-AB12CD3",
      '"',
      "<!--",
      "-->",
      "alert(1)",
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(html, fc.string()), { maxLength: 6 }), (pieces) => {
        const content = pieces.join("");
        const read = readTags([{ content: "G-AB12CD34EF" }, { content }]);
        if (read.ok)
          expect(read.file.group.tracking_tags[1]?.content).toMatch(/^(?:GTM|GT|G)-[A-Z0-9]{4,16}$/);
        else {
          expect(read.errors).toHaveLength(1);
          expect(JSON.stringify(read.errors)).toContain("group.tracking_tags[1].content");
          expect(JSON.stringify(read.errors)).toContain("like GTM-AB12CD3");
        }
      }),
      { numRuns: 3000 },
    );
  });
});
