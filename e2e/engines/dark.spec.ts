import { expect } from "@playwright/test";
import { ENGINES, test } from "./engines.ts";

/** Returns the red component of the page's background: 255 is white. */
const BACKGROUND = `(() => {
  const canvas = document.createElement("canvas").getContext("2d");
  canvas.fillStyle = getComputedStyle(document.body).backgroundColor;
  canvas.fillRect(0, 0, 1, 1);
  return canvas.getImageData(0, 0, 1, 1).data[0];
})()`;

for (const name of ENGINES)
  test(`${name}: a system that is set to dark gets dark pages`, async ({ openBrowser }) => {
    const visitor = await openBrowser(name, { isDark: true });
    for (const path of ["/cabinet-dentaire-des-lilas/home", "/atelier-margaux/book/intervention_ids"]) {
      await visitor.open(`${path}?locale=fr`);
      expect(await visitor.browser.evaluate<number>(BACKGROUND)).toBeLessThan(60);
    }
  });
