import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const FOLDER = new URL("../../../../web/public/legal/", import.meta.url);
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
