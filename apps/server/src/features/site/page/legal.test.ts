import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { startApp } from "../../../testing/start-app.ts";
import { addGroup } from "../../../testing/test-groups.ts";
import { WEB_BUILD } from "./web-build.ts";

const FOLDER = new URL("../../../../../web/public/legal/", import.meta.url);
const names = readdirSync(FOLDER);
const pages = ["terms", "terms-fr", "privacy", "accessibility"].flatMap((page) =>
  ["fr", "en"].map((language) => ({ page, language })),
);

test("there is no page that no link leads to", () => {
  const linked = pages.map(({ page, language }) => `${page}.${language}.html`);
  expect(names.toSorted()).toEqual(["legal.css", ...linked].toSorted());
});

test.each(pages)(
  "$page says in $language what language it is in, and leads to the other one",
  ({ page, language }) => {
    const text = readFileSync(new URL(`${page}.${language}.html`, FOLDER), "utf8");
    const other = language === "fr" ? "en" : "fr";
    expect(text).toContain(`<html lang="${language}">`);
    expect(text).toContain(`href="/legal/${page}.${other}.html" lang="${other}" hreflang="${other}"`);
    expect(text.match(/<h1>/g)).toHaveLength(1);
    const own = [...text.matchAll(/href="\/legal\/([^"]+)"/g)].map(([, name]) => name);
    for (const name of own) expect(names).toContain(name);
  },
);

describe.skipIf(!existsSync(`${WEB_BUILD}/legal`))("the page about personal data", async () => {
  const app = await startApp();
  const fields = { tracking_tags: [{ content: "GTM-AB12CD3", position: "head" }], facebook_pixel_id: "12" };
  await addGroup(app.db, { urlname: "counted", name: "Tea & <b>Co</b>", fields });
  await addGroup(app.db, { urlname: "plain" });
  await addGroup(app.db, { urlname: "away", inactive: true, fields });

  test.each([
    ["fr", "Tea &amp; &lt;b&gt;Co&lt;/b&gt; fait mesurer les visites par : Google et Meta."],
    ["en", "Tea &amp; &lt;b&gt;Co&lt;/b&gt; has visits counted by: Google and Meta."],
  ])(
    "names in %s whom a group's tracking tells, and so does the one in the other language",
    async (language, sentence) => {
      const { text } = await app.get(`/legal/privacy.${language}.html?group=counted`);
      expect(text).toContain(sentence);
      expect(text).not.toContain("<!--");
      expect(text).toMatch(/href="\/legal\/privacy\.\w\w\.html\?group=counted"/);
    },
  );

  test.each(["", "?group=plain", "?group=away", "?group=nobody", "?group=%3Cb%3E"])(
    "shows nobody where nobody is told: %s",
    async (query) => {
      const { status, text } = await app.get(`/legal/privacy.en.html${query}`);
      expect(status).toBe(200);
      expect(text.replace(/<!--.*?-->/s, "")).not.toMatch(/Google|Meta|counted by/);
    },
  );

  test("has no group of its own among the terms, and no neighbours outside its folder", async () => {
    expect((await app.get("/legal/terms.en.html?group=counted")).text).not.toContain("group=");
    expect((await app.get("/legal/nothing.html?group=counted")).status).toBe(404);
  });
});
