import { resolve } from "node:path";
import { expect } from "@playwright/test";
import { freeSlots, otherClient, take } from "../steps/other-client.ts";
import { openSalon } from "../steps/owner.ts";
import { dayIn } from "../steps/receptionist.ts";
import { newPerson } from "../steps/visitor.ts";
import { ENGINES, test } from "./engines.ts";
import { logInTo } from "./log-in.ts";
import type { Visitor } from "./visitor.ts";

async function save(owner: Visitor): Promise<void> {
  await owner.click("button", /^Enregistrer$/);
  await owner.reads(/Rien n’a encore changé/);
}

for (const name of ENGINES) {
  test(`${name}: an appointment of the day is moved by dragging it, and moved by keys`, async ({
    openBrowser,
    request,
  }) => {
    const urlname = await openSalon();
    const client = await otherClient(request, urlname);
    const service = client.catalogue.interventions.find(({ publicname }) => publicname === "Coupe")?.id ?? 0;
    const day = dayIn(7);
    const [slot] = (await freeSlots(client, { intervention_id: service, from: day })).filter(
      ({ time }) => time === "10:00",
    );
    await take(client, slot!, service, newPerson());
    const owner = await openBrowser(name);
    await logInTo(owner, urlname);
    await owner.open(`/${urlname}/calendar?locale=fr&day=${day}`);
    const block = await owner.middleOf("[role=grid] [data-event]");
    // An appointment of half an hour: dropping it two heights lower moves it by an hour.
    await owner.browser.drag([
      block,
      { x: block.x, y: block.y + block.height },
      { x: block.x, y: block.y + 2 * block.height },
    ]);
    await owner.click("button", /^Enregistrer$/);
    await owner.until(`/11:00/.test(document.querySelector("[role=grid] [data-event]")?.textContent ?? "")`);

    await owner.clickAt("[role=grid] [data-event]");
    await owner.press("Escape");
    await owner.browser.evaluate(`document.querySelector("[role=grid] [data-event]").focus()`);
    await owner.browser.type("m");
    await owner.press("ArrowDown", "Enter");
    await owner.click("button", /^Enregistrer$/);
    await owner.until(`/11:30/.test(document.querySelector("[role=grid] [data-event]")?.textContent ?? "")`);
  });

  test(`${name}: hours are drawn, a text is formatted, and a picture is cropped`, async ({ openBrowser }) => {
    const urlname = await openSalon();
    const owner = await openBrowser(name);
    await logInTo(owner, urlname);
    await owner.open(`/${urlname}/manage/calendars?locale=fr`);
    await owner.click("link", /^Anna Roux$/);
    // The picture of the week goes from 7 to 21; Monday is open from 9 to 18.
    const monday = await owner.middleOf('[data-day="0"]');
    const at = (hour: number) => ({ x: monday.x, y: monday.y + ((hour - 14) / 14) * monday.height });
    await owner.browser.drag([at(12), at(13), at(14)]);
    await owner.until(
      `[...document.querySelectorAll("main [role=group]")].some(({ textContent }) => textContent.includes("11:00"))`,
    );
    await save(owner);

    await owner.open(`/${urlname}/manage/interventions?locale=fr`);
    await owner.click("link", /^Coupe$/);
    await owner.clickAt("main [contenteditable=true]");
    await owner.browser.type("Avec ");
    await owner.click("button", /^Gras/);
    await owner.until(
      `document.querySelector("main [aria-pressed=true]") && document.activeElement.isContentEditable`,
    );
    await owner.browser.type("soin");
    await owner.until(`document.querySelector("main [contenteditable=true] strong")?.textContent === "soin"`);
    const chooser = await owner.browser.element(`document.querySelector("main input[type=file]")`);
    await owner.browser.chooseFile(chooser, resolve("docs/choosing-a-time.png"));
    const area = await owner.middleOf("[role=dialog] [role=group], dialog [role=group]");
    await owner.browser.drag([area, { x: area.x + 40, y: area.y }]);
    await owner.click("button", /^Utiliser cette image/);
    await save(owner);

    await owner.open(`/${urlname}/book/intervention_ids?locale=fr`);
    await owner.reads(/Avec soin/);
    await owner.until(
      `[...document.querySelectorAll("main picture img")].some(({ naturalWidth }) => naturalWidth > 0)`,
    );
    expect(await owner.browser.url()).toContain(urlname);
  });
}
