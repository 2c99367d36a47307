import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { LANGUAGES } from "@rendezvous/phrases/language";
import { Camera } from "./camera.ts";
import { contentOf, PSEUDO, speakPseudo } from "./pseudo.ts";
import { WAYS } from "./ways.ts";

const listFrom = (name: string, otherwise: readonly string[]) =>
  process.env[`SCREENS_${name}`]?.split(",") ?? otherwise;
const languages = listFrom("LANGUAGE", [...LANGUAGES, PSEUDO]);
const widths = listFrom("WIDTH", ["390", "1280"]).map(Number);
const schemes = listFrom("SCHEME", ["light", "dark"]) as ("light" | "dark")[];
const ways = listFrom("WAY", Object.keys(WAYS));
const [only = ""] = listFrom("SCREEN", [""]);
const folder = join(import.meta.dirname, "../../screens");
const files = ["demo", "e2e/groups"].flatMap((room) =>
  readdirSync(room)
    .filter((name) => name.endsWith(".json"))
    .map((name) => join(room, name)),
);

test.describe.configure({ mode: "parallel" });

for (const language of languages)
  for (const width of widths)
    for (const way of ways)
      test(`${way}, ${language}, ${width} px`, async ({ browser }) => {
        const page = await browser.newPage({ viewport: { width, height: width < 600 ? 844 : 800 } });
        if (language === PSEUDO) await speakPseudo(page);
        const content = `${contentOf(files)} camille dubois example org`;
        const camera = new Camera(page, { language, width, schemes, only, folder, content });
        await WAYS[way]?.(camera);
        await page.close();
        expect.soft(camera.faults).toEqual([]);
      });
