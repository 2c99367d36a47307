import { expect, type Page } from "@playwright/test";
import { expectNoBarrier } from "./steps/barriers.ts";
import { test } from "./steps/journey.ts";
import { openSalon } from "./steps/owner.ts";
import { runClockUntilShown } from "./steps/run-clock.ts";
import { cards } from "./steps/screens.ts";
import { DENTIST } from "./steps/steps.ts";
import { openGroup, title } from "./steps/visitor.ts";

const ADDRESS = `/${DENTIST}/book?locale=fr`;
const TOWN_HALL = "mairie-de-sainte-aubaine";
const SCRIPTS = "**/assets/*.js";

/** Delays the scripts until the returned function is called. */
async function keepScriptsBack(page: Page): Promise<() => void> {
  const { promise: sent, resolve: send } = Promise.withResolvers<void>();
  await page.route(SCRIPTS, async (route) => {
    await sent;
    await route.continue();
  });
  return send;
}

/** Waits for the style sheets, because the layout changes with them. */
async function expectStyles(page: Page): Promise<void> {
  const areThere =
    "[...document.querySelectorAll('link[rel=stylesheet]')].every(({ sheet }) => sheet !== null)";
  await expect.poll(() => page.evaluate(areThere)).toBe(true);
}

/** Opens the first step, and returns whether the server-rendered elements survive the arrival of the scripts. */
async function isTakenOver(page: Page): Promise<boolean> {
  const send = await keepScriptsBack(page);
  await page.goto(ADDRESS, { waitUntil: "commit" });
  await expect(cards(page).first()).toBeVisible();
  await page.evaluate("document.querySelector('main li').kept = true");
  send();
  await expect(page.locator("#early")).toHaveCount(0);
  await expect(cards(page).first()).toBeVisible();
  return page.evaluate<boolean>("document.querySelector('main li').kept === true");
}

test("on a slow line the first step can be read at once, and stays as it is when the scripts come", async ({
  page,
}) => {
  const send = await keepScriptsBack(page);
  await page.goto(`/${TOWN_HALL}/book?locale=fr`, { waitUntil: "commit" });
  const card = cards(page).first();
  await expect(card).toBeVisible();
  await expectStyles(page);
  await expect(page.getByRole("alert")).toBeHidden();
  const [before, text] = [await card.boundingBox(), await page.getByRole("main").innerText()];
  await page.evaluate("document.querySelector('main li').kept = true");
  send();
  await expect(page.locator("#early")).toHaveCount(0);
  await expect(page).toHaveURL(/\/book\/interventionset_ids\?locale=fr$/);
  expect(await card.boundingBox()).toEqual(before);
  expect(await page.getByRole("main").innerText()).toBe(text);
  expect(await page.evaluate("document.querySelector('main li').kept")).toBe(true);
});

test("tabs come without moving anything", async ({ page }) => {
  // The next free times come later, into places of their own: next-times.spec.ts.
  await page.route("**/next_times*", () => undefined);
  const send = await keepScriptsBack(page);
  await page.goto(ADDRESS, { waitUntil: "commit" });
  const shape = async () => ({
    box: await cards(page).first().boundingBox(),
    text: await page.getByRole("main").innerText(),
  });
  await expect(cards(page).first()).toBeVisible();
  await expectStyles(page);
  const before = await shape();
  send();
  await expect(page.locator("#early")).toHaveCount(0);
  await expect(page).toHaveURL(/\/book\/intervention_ids\?locale=fr$/);
  expect(await shape()).toEqual(before);
});

test("an address that was closed is closed again when the page is loaded anew", async ({ page }) => {
  await page.goto(ADDRESS);
  const address = page.getByRole("region", { name: "Adresse" });
  await address.getByRole("button").click();
  await expect(address).toHaveCount(0);
  // Only the state of the address bar remains in the storage, as after a logout.
  await page.evaluate(
    "for (const key in sessionStorage) if (!key.includes('address')) sessionStorage.removeItem(key)",
  );
  await page.goto(ADDRESS);
  await expect(page.locator("#early")).toHaveCount(0);
  await expect(address).toHaveCount(0);
});

for (const [what, script] of [
  ["writes prices otherwise", "Intl.NumberFormat = class { format = (number) => `EUR ${number}` }"],
  ["is in the next year already", "Date.prototype.getFullYear = () => 2099"],
] as const)
  test(`a browser that ${what} than the server takes its first step over as it is`, async ({ page }) => {
    await page.addInitScript(script);
    expect(await isTakenOver(page)).toBe(true);
  });

for (const [what, name, isBeginner] of [
  ["the group", `rendezvous.anything.${DENTIST}`, false],
  ["another group", `rendezvous.booking.${TOWN_HALL}`, true],
  ["no group", "rendezvous.slots-view", true],
] as const)
  test(`where something of ${what} is kept, the browser ${isBeginner ? "takes the first step over" : "draws the first step itself"}`, async ({
    page,
  }) => {
    await page.addInitScript(`localStorage.setItem("${name}", "{}")`);
    expect(await isTakenOver(page)).toBe(isBeginner);
  });

test("a tab that is pressed before the scripts have come is shown once they have", async ({ page }) => {
  const send = await keepScriptsBack(page);
  await page.goto(ADDRESS, { waitUntil: "commit" });
  await page.getByText("Formules", { exact: true }).click();
  await expect(page.getByRole("radio", { name: "Prestations" })).toBeChecked();
  send();
  await expect(page.getByRole("radio", { name: "Formules" })).toBeChecked();
  await expect(cards(page)).toHaveCount(1);
});

test("what is pressed before the scripts have come is pressed once they have", async ({ page }) => {
  const send = await keepScriptsBack(page);
  await page.goto(ADDRESS, { waitUntil: "commit" });
  await cards(page).first().click();
  await expect(page).not.toHaveURL(/slots/);
  send();
  await expect(page).toHaveURL(/\/book\/slots/);
});

for (const [what, choose, isDone] of [
  ["a press", async (page: Page) => cards(page).first().click(), /\/book\/slots/],
  [
    "the choice of a language",
    async (page: Page) => page.getByRole("combobox", { name: "Langue" }).selectOption("English"),
    /locale=en/,
  ],
] as const)
  test(`${what} of a visitor whose screen the browser draws anew is not lost either`, async ({ page }) => {
    await page.addInitScript(`localStorage.setItem("rendezvous.anything.${DENTIST}", "{}")`);
    const send = await keepScriptsBack(page);
    await page.goto(ADDRESS, { waitUntil: "commit" });
    await choose(page);
    send();
    await expect(page).toHaveURL(isDone);
  });

for (const [where, stored] of [
  ["takes over", false],
  ["draws anew", true],
] as const)
  test(`a search that is typed before the scripts have come filters a screen that the browser ${where}`, async ({
    page,
  }) => {
    const names = Array.from({ length: 30 }, (_, n) => `Coupe ${n + 1}`);
    const urlname = await openSalon({
      interventions: names.map((name) => ({ externid: name, name, publicname: name, length: 30 })),
    });
    if (stored) await page.addInitScript(`localStorage.setItem("rendezvous.anything.${urlname}", "{}")`);
    const send = await keepScriptsBack(page);
    await page.goto(`/${urlname}/book?locale=fr`, { waitUntil: "commit" });
    const search = page.getByRole("searchbox");
    await search.pressSequentially("coupe 17");
    await expect(cards(page)).toHaveCount(30);
    send();
    await expect(cards(page)).toHaveCount(1);
    await expect(search).toHaveValue("coupe 17");
    await expect(search).toBeFocused();
    await search.press("Backspace");
    await expect(search).toHaveValue("coupe 1");
    await expect(cards(page)).toHaveCount(12);
  });

test("what is pressed while the scripts take the screen over is pressed once", async ({ page }) => {
  // React adds its listeners to the root when it starts.
  await page.addInitScript(`
    const listen = EventTarget.prototype.addEventListener;
    Element.prototype.addEventListener = function (...heard) {
      listen.apply(this, heard);
      if (this.id !== "root" || heard[0] !== "click") return;
      Element.prototype.addEventListener = listen;
      const card = document.querySelector("main li button");
      card.addEventListener("click", () => (globalThis.presses = (globalThis.presses ?? 0) + 1));
      setTimeout(() => card.click());
    };
  `);
  await page.goto(ADDRESS);
  await expect(page).toHaveURL(/\/book\/slots/);
  await page.waitForLoadState("networkidle");
  expect(await page.evaluate("presses")).toBe(1);
});

test("a language that is chosen before the scripts have come is spoken once they have", async ({ page }) => {
  const send = await keepScriptsBack(page);
  await page.goto(ADDRESS, { waitUntil: "commit" });
  await page.getByRole("combobox", { name: "Langue" }).selectOption("English");
  send();
  await expect(title(page)).toHaveText("What would you like to book?");
  await expect(page).toHaveURL(/locale=en/);
});

test("a step that the server does not draw says at once whose page it is, in its own look", async ({
  page,
}) => {
  const send = await keepScriptsBack(page);
  await page.goto(`/${DENTIST}/login?locale=fr`, { waitUntil: "commit" });
  await expectStyles(page);
  await expect(page.getByText("Cabinet dentaire des Lilas")).toBeInViewport();
  await expect(page.getByRole("banner")).toHaveCSS("border-bottom-style", "solid");
  await expect(page.getByRole("alert")).toBeHidden();
  send();
  await expect(title(page)).toBeVisible();
  await expect(page.locator("#early")).toHaveCount(0);
});

for (const [what, address, hasTitle] of [
  ["with a first step", ADDRESS, true],
  ["without one", `/${DENTIST}/login?locale=fr`, false],
] as const)
  test(`a page ${what} whose scripts take long says so until they have come`, async ({ page }) => {
    await page.clock.install();
    const send = await keepScriptsBack(page);
    await page.goto(address, { waitUntil: "commit" });
    const slow = page.getByText("C’est plus long que d’habitude");
    await expect(slow).toBeHidden();
    await runClockUntilShown(page, slow);
    await expectStyles(page);
    if (hasTitle) await expectNoBarrier(page);
    send();
    await expect(page.locator("#early")).toHaveCount(0);
    await expect(slow).toHaveCount(0);
  });

test("a page whose scripts do not come says so, whom to call, and may be tried again", async ({ page }) => {
  await page.route(SCRIPTS, (route) => route.abort());
  await page.goto(ADDRESS);
  const alert = page.getByRole("alert");
  await expect(alert).toContainText("La page n’a pas pu se charger");
  await expect(alert.getByRole("link", { name: /^Appeler le/ })).toHaveAttribute("href", /^tel:\d/);
  await expectNoBarrier(page);
  await page.unroute(SCRIPTS);
  await alert.getByRole("link", { name: "Réessayer" }).click();
  await expect(title(page)).toBeVisible();
});

test("while a step is on its way, the foot of the page does not jump up and down again", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route("**/assets/later-steps*.js", () => undefined);
  await openGroup(page, DENTIST);
  const footer = page.getByRole("contentinfo");
  await expect(footer).not.toBeInViewport();
  await cards(page).first().click();
  await expect(page.getByText("Chargement")).toBeVisible();
  await expect(footer).not.toBeInViewport();
});

test("going on before a screen has loaded puts the focus on the title of the next one", async ({ page }) => {
  await page.route("**/assets/account-part*.js", () => undefined);
  await page.goto(`/${DENTIST}/login?locale=fr`, { waitUntil: "commit" });
  await page.getByRole("banner").getByRole("link", { name: "Cabinet dentaire des Lilas" }).click();
  await expect(title(page)).toHaveText("Votre sourire, en bonnes mains");
  await expect(title(page)).toBeFocused();
});
