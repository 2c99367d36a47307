import { type Browser, expect, type Frame, type Page } from "@playwright/test";
import { logIn } from "./steps/account.ts";
import { openHostSite } from "./steps/host-page.ts";
import { importGroup } from "./steps/import-group.ts";
import { test } from "./steps/journey.ts";
import { recordOthers } from "./steps/trackers.ts";

const GROUP = "parfumerie-du-pont";
const TRACKED = { rules: {}, tracking_tags: [{ content: "GTM-ZZ99YY8", position: "head" }] };
const PRO = { email: "odile.ferrand@parfums.example", password: "Vetiver&Ambre7", role: "owner" };

async function visit(browser: Browser, baseURL = "", ...others: string[]) {
  const context = await browser.newContext({ locale: "fr-FR", baseURL });
  const sent = await recordOthers(context, baseURL, ...others);
  return { context, sent, page: await context.newPage() };
}

const question = (page: Page | Frame) => page.getByRole("region", { name: "Mesure d’audience" });
const dialog = (page: Page | Frame) => page.getByRole("dialog", { name: "Mesure d’audience" });
const openChoice = (page: Page | Frame) => page.getByRole("button", { name: "Gérer les cookies" }).click();
const tags = (page: Page | Frame) => page.locator("iframe[src$='/tracking']");

/** Removes the browser's reports about requests that the policy of the tags' page has blocked. */
function forgetRefusals(faults: string[]): void {
  faults.splice(0, faults.length, ...faults.filter((fault) => !fault.includes("elsewhere.example")));
}

test("a professional is neither asked nor tracked, in none of their groups, whatever was agreed to before", async ({
  browser,
  baseURL,
  faults,
}) => {
  const groups = ["parfums-du-quai", "parfums-du-port"];
  for (const urlname of groups) await importGroup(urlname, { name: urlname, ...TRACKED }, { pros: [PRO] });
  const { context, sent, page } = await visit(browser, baseURL);
  await page.goto(`/${groups[0]}/login`);
  await logIn(page, PRO.email, PRO.password);
  await expect(page).toHaveURL(/\/calendar/);
  await page.goto(`/${groups[0]}/book`);
  await expect(page).toHaveURL(/\/book\//);
  await page.waitForLoadState("networkidle");
  await expect(question(page)).toHaveCount(0);
  await openChoice(page);
  await expect(dialog(page)).toContainText("n’est pas mesurée ici");
  await expect(dialog(page).getByRole("button")).toHaveCount(1);

  // Simulates that the same browser was used there for a private booking.
  for (const urlname of groups)
    await page.evaluate(
      `localStorage.setItem("rendezvous.${urlname}.consent", JSON.stringify({ allowed: ["Google"], at: Date.now() - 1000 }))`,
    );
  for (const urlname of groups) {
    await page.goto(`/${urlname}`);
    await expect(page.getByRole("banner").getByRole("button", { name: "Mon compte" })).toBeVisible();
    await page.waitForLoadState("networkidle");
    await expect(tags(page)).toHaveCount(0);
  }
  expect(sent).toEqual([]);
  await context.close();
  forgetRefusals(faults);
});

test("in a frame of another site, without a footer, one is asked all the same, and may change the answer", async ({
  browser,
  baseURL,
  faults,
}) => {
  const host = await openHostSite();
  const urlname = "parfums-encadres";
  await importGroup(urlname, { name: "Parfums", ...TRACKED, embed_hosts: [new URL(host.origin).host] });
  const { context, sent, page } = await visit(browser, baseURL, host.origin);
  await page.goto(host.embedding(`${baseURL}/${urlname}?locale=fr&noheader=1&nofooter=1`));
  const [, booking] = page.frames();
  if (booking === undefined) throw new Error("The host's page has no frame.");
  await expect(booking.getByRole("contentinfo")).toHaveCount(0);
  await question(booking).getByRole("button", { name: "Accepter" }).click();
  await expect.poll(() => sent.some((address) => address.includes("page_view"))).toBe(true);
  // The host's address may contain a name, so it is not passed on.
  for (const address of sent) expect(decodeURIComponent(address)).not.toContain(host.origin);

  await openChoice(booking);
  await expect(dialog(booking)).toContainText("Vous avez accepté");
  await dialog(booking).getByRole("button", { name: "Refuser" }).click();
  await expect(tags(booking)).toHaveCount(0);
  const before = sent.length;
  await booking.getByRole("button", { name: /Partie/ }).click();
  await expect(booking.getByRole("grid")).toHaveAttribute("aria-busy", "false");
  await page.waitForLoadState("networkidle");
  expect(sent.slice(before)).toEqual([]);
  await context.close();
  forgetRefusals(faults);
  await host.close();
});

test("an answer holds in every open tab at once, also when it is taken back", async ({
  browser,
  baseURL,
  faults,
}) => {
  const { context, sent, page } = await visit(browser, baseURL);
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto(`/${GROUP}`);
    await expect(question(tab)).toBeVisible();
  }
  await question(other).getByRole("button", { name: "Accepter" }).click();
  await expect(question(page)).toHaveCount(0);
  for (const tab of [page, other]) await expect(tags(tab)).toHaveCount(1);

  await openChoice(other);
  await dialog(other).getByRole("button", { name: "Refuser" }).click();
  for (const tab of [page, other]) await expect(tags(tab)).toHaveCount(0);
  await page.waitForLoadState("networkidle");
  const before = sent.length;
  await page.getByRole("button", { name: /Conseil en parfum/ }).click();
  await expect(page.getByRole("grid")).toHaveAttribute("aria-busy", "false");
  await page.waitForLoadState("networkidle");
  expect(sent.slice(before)).toEqual([]);
  await openChoice(page);
  await expect(dialog(page)).toContainText("Vous avez refusé");
  await context.close();
  forgetRefusals(faults);
});

test("whoever visits two groups is asked by each, and each answer is its own", async ({
  browser,
  baseURL,
  faults,
}) => {
  const second = "parfums-du-pre";
  await importGroup(second, { name: "Parfums du Pré", ...TRACKED });
  const { context, sent, page } = await visit(browser, baseURL);
  await page.goto(`/${GROUP}`);
  await question(page).getByRole("button", { name: "Accepter" }).click();
  await expect.poll(() => sent.length).toBeGreaterThan(3);

  await page.goto(`/${second}`);
  // The question names exactly the services that this group uses.
  await expect(question(page)).toContainText("Google");
  await expect(question(page)).not.toContainText("Meta");
  await page.waitForLoadState("networkidle");
  const before = sent.length;
  await question(page).getByRole("button", { name: "Refuser" }).click();
  await page.reload();
  await page.waitForLoadState("networkidle");
  await expect(question(page)).toHaveCount(0);
  expect(sent.slice(before)).toEqual([]);

  await page.goto(`/${GROUP}`);
  await expect(tags(page)).toHaveCount(1);
  await openChoice(page);
  await expect(dialog(page)).toContainText("Vous avez accepté");
  await context.close();
  forgetRefusals(faults);
});
