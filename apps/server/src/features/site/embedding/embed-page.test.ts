import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { startApp } from "../../../testing/start-app.ts";
import { addCalendar, addGroup, addIntervention } from "../../../testing/test-groups.ts";
import { WEB_BUILD } from "../page/web-build.ts";

const app = await startApp();
const fields = { theme: { primary: "#aa3366" }, enabled_locales: "fr,en", website: "https://salon.example/" };
const group = await addGroup(app.db, { urlname: "salon", name: "Salon", fields });
await addCalendar(app.db, group);
const cut = await addIntervention(app.db, group, { publicname: JSON.stringify({ fr: "Coupe", en: "Cut" }) });
const inPacks = await addIntervention(app.db, group, {
  publicname: JSON.stringify({ fr: "En forfait", en: "In packs" }),
  only_package: true,
});
await addGroup(app.db, {
  urlname: "clinic",
  fields: { ...fields, openData: false, embed_hosts: ["*.town.example"] },
});
await addGroup(app.db, { urlname: "closed", inactive: true });

const unescape = (html: string) =>
  html.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", '"').replaceAll("&amp;", "&");
const codeIn = (html: string) => unescape(/<textarea[^>]*>([\s\S]*?)<\/textarea>/.exec(html)?.[1] ?? "");

describe.skipIf(!existsSync(join(WEB_BUILD, "embed")))(
  "the page with the code for an organisation's site",
  () => {
    test("gives the code that its form asks for", async () => {
      const { text, headers } = await app.get(
        `/salon/embed?locale=en&mode=button&words=Book+%3Cnow%3E&service=${cut}&language=fr&header=1`,
      );
      const url = app.context.config.publicUrl;
      const [link, script] = codeIn(text).split("\n");
      expect(link).toBe(
        `<a href="${url}/salon/book?locale=fr&amp;intervention_ids=${cut}&amp;noheader=0" data-rendezvous="button" ` +
          'data-color="#aa3366" data-text-color="#ffffff">Book &lt;now&gt;</a>',
      );
      expect(script).toMatch(
        /^<script src="[^"]+\/embed\/embed-[\w-]{8}\.js" integrity="sha384-[\w+/]{64}" crossorigin="anonymous" async><\/script>$/,
      );
      expect(text).toContain('<option value="' + cut + '" selected>Cut</option>');
      expect(text).not.toContain(`value="${inPacks}"`);
      expect(headers.get("x-robots-tag")).toBe("noindex");
      // The page follows the system's colour scheme, unless the group has only one.
      expect(text).toMatch(/color-scheme:light dark/);
      expect(text).toMatch(/@media \(prefers-color-scheme:dark\)\{html:root\{[^}]*--surface:/);
      expect(headers.get("content-security-policy")).toContain("frame-ancestors 'self'");
      expect(headers.get("content-security-policy")).not.toContain("unsafe");
    });

    test("keeps the place of an inline booking without a style of its own", async () => {
      const code = codeIn((await app.get("/salon/embed?locale=fr&height=500")).text);
      expect(code).toContain('<svg width="100%" height="500" role="img" aria-label="Prendre rendez-vous">');
      expect(code).toContain('data-min-height="500"');
      expect(code).not.toContain("style");
      expect(codeIn((await app.get("/salon/embed?height=99999")).text)).toContain('data-min-height="720"');
    });

    test("lets an inline booking keep its height and scroll, where that is asked for", async () => {
      const scrolls = 'data-min-height="720" data-scroll="inside"';
      const { text } = await app.get("/salon/embed?locale=en&scroll=1");
      expect(codeIn(text)).toContain(scrolls);
      expect(text).toContain('name="scroll" value="1" checked>Keep this height');
      expect(codeIn((await app.get("/salon/embed")).text)).not.toContain("data-scroll");
      const popup = (await app.get("/salon/embed?mode=popup&scroll=1")).text;
      expect(popup).not.toContain('name="scroll"');
      expect(codeIn(popup)).not.toContain("data-scroll");
    });

    test("names the sites that may show the booking, where not all may; shows nothing that needs a session", async () => {
      expect((await app.get("/salon/embed?locale=en")).text).not.toContain("on these sites only");
      const { text } = await app.get("/clinic/embed?locale=en");
      expect(text).toContain("on these sites only: salon.example, *.town.example.");
      expect(text).not.toContain('name="service"');
    });

    test.each(["/nobody/embed", "/closed/embed"])(
      "is not there for a group that takes no bookings: %s",
      async (path) => {
        expect((await app.get(path)).status).toBe(404);
      },
    );
  },
);
