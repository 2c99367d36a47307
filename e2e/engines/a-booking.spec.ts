import { expect } from "@playwright/test";
import { openHostSite } from "../steps/host-page.ts";
import { openSalon } from "../steps/owner.ts";
import { newPerson } from "../steps/visitor.ts";
import { ENGINES, test } from "./engines.ts";
import type { Visitor } from "./visitor.ts";

/** The red component of the page's background: 255 is white. */
const BACKGROUND = `(() => {
  const canvas = document.createElement("canvas").getContext("2d");
  canvas.fillStyle = getComputedStyle(document.body).backgroundColor;
  canvas.fillRect(0, 0, 1, 1);
  return canvas.getImageData(0, 0, 1, 1).data[0];
})()`;

/** Chooses the first free time, in a menu or not. */
async function chooseTime(visitor: Visitor): Promise<void> {
  await visitor.until(`document.querySelector("main table")?.getAttribute("aria-busy") === "false"`);
  await visitor.clickAt("main table button");
  await visitor.until(
    `document.querySelector("dialog:popover-open") || location.pathname.endsWith("/fiche_info")`,
  );
  if (await visitor.has("button", /^\d\d:\d\d/)) await visitor.click("button", /^\d\d:\d\d/);
}

/** Books from the service to the confirmation. */
async function bookCut(visitor: Visitor): Promise<void> {
  await visitor.click("button", /Coupe/);
  await visitor.click("button", /^Sans préférence/);
  await chooseTime(visitor);
  const { email, firstname, lastname } = newPerson();
  await visitor.fill("[name=firstname]", firstname);
  await visitor.fill("[name=lastname]", lastname);
  await visitor.fill("[name=email]", email);
  if (await visitor.browser.evaluate(`document.querySelector("[name=firstphone]") !== null`))
    await visitor.fill("[name=firstphone]", "06 39 98 12 34");
  await visitor.click("button", /^Confirmer ce rendez/);
  await visitor.find("heading", /^Votre rendez.vous est confirmé/);
}

for (const name of ENGINES) {
  test(`${name}: in a dark system an appointment is booked, moved, listed and cancelled on dark pages`, async ({
    openBrowser,
  }) => {
    const urlname = await openSalon();
    const visitor = await openBrowser(name, { isDark: true });
    await visitor.open("/cabinet-dentaire-des-lilas/home?locale=fr");
    expect(await visitor.browser.evaluate<number>(BACKGROUND)).toBeLessThan(60);
    await visitor.open(`/${urlname}?locale=fr`);
    expect(await visitor.browser.evaluate<number>(BACKGROUND)).toBeLessThan(60);
    await bookCut(visitor);
    await visitor.expectNoFault();

    await visitor.click("button", /^Déplacer ce rendez/);
    await visitor.find("heading", /^Choisissez le nouvel horaire/);
    await visitor.until(`document.querySelector("main table")?.getAttribute("aria-busy") === "false"`);
    await visitor.clickAt("main table tr:last-child button");
    await visitor.until(`document.querySelector("dialog:popover-open, dialog:modal")`);
    if (!(await visitor.has("button", /^Oui, déplacer/))) await visitor.click("button", /^\d\d:\d\d/);
    await visitor.click("button", /^Oui, déplacer/);
    await visitor.find("heading", /^Votre rendez.vous est déplacé/);
    await visitor.until("scrollY === 0");

    await visitor.open(`/${urlname}/appointments?locale=fr`);
    await visitor.find("heading", /^Mes rendez-vous/);
    await visitor.reads(/Coupe/);
    await visitor.click("button", /^Annuler/);
    // A question dialog is as high as its text.
    await visitor.until(`document.querySelector("dialog:modal")`);
    const height = await visitor.browser.evaluate<number>(
      `document.querySelector("dialog:modal").offsetHeight`,
    );
    expect(height).toBeLessThan(500);
    await visitor.click("button", /^Oui, annuler/);
    await visitor.until(`!document.querySelector("dialog:modal")`);
    await visitor.reads(/annulé/);
  });

  test(`${name}: a booking in another site's page is booked, and the page hears of it`, async ({
    openBrowser,
    origin,
  }) => {
    const urlname = await openSalon();
    const host = await openHostSite();
    const visitor = await openBrowser(name);
    // WebKitGTK's driver does not scroll the page around a frame of another site.
    await visitor.browser.resize(1280, 1200);

    const address = `${origin}/${urlname}?locale=fr&amp;noheader=1&amp;nofooter=1`;
    await visitor.browser.open(
      host.showing(
        `<a href="${address}" data-rendezvous="inline">Réserver en ligne</a><script async src="${origin}/embed.js"></script>`,
        `default-src 'none'; style-src 'self'; script-src ${origin}; frame-src ${origin}; base-uri 'none'`,
      ),
    );
    await visitor.browser.evaluate(
      `document.addEventListener("rendezvous:booked", () => document.documentElement.dataset.booked = "yes")`,
    );
    await visitor.until(`document.querySelector("iframe")`);
    await visitor.middleOf("iframe");
    await visitor.browser.enterFrame(await visitor.browser.element(`document.querySelector("iframe")`));
    await bookCut(visitor);
    await visitor.browser.leaveFrame();
    await visitor.until(`document.documentElement.dataset.booked === "yes"`);
    await host.close();
  });
}
