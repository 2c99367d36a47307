import { type Browser, type BrowserContext, expect, type Page } from "@playwright/test";
import { expectNoBarrier } from "./steps/barriers.ts";
import { test } from "./steps/journey.ts";
import { recordOthers } from "./steps/trackers.ts";
import { newPerson } from "./steps/visitor.ts";

const GROUP = "parfumerie-du-pont";
/** A link that fills in the client's data, and names its source. */
const PERSONAL = "fiche[email]=lea.martin@example.org&fiche[lastname]=Martin&websource=lettre-martin";
const COMPANIES =
  /^https:\/\/(?:www\.googletagmanager\.com|region1\.google-analytics\.com|connect\.facebook\.net|www\.facebook\.com)\//;

interface Visit {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly sent: readonly string[];
}

async function visit(
  browser: Browser,
  baseURL: string | undefined,
  { path = "", init = "", ...options }: { path?: string; init?: string; locale?: string } = {},
): Promise<Visit> {
  const context = await browser.newContext({ locale: "fr-FR", ...(baseURL && { baseURL }), ...options });
  if (init !== "") await context.addInitScript(init);
  const sent = await recordOthers(context, baseURL ?? "");
  const page = await context.newPage();
  await page.goto(`/${GROUP}${path}`);
  await expect(page.locator("h1").first()).toBeVisible();
  return { context, page, sent };
}

const banner = (page: Page) => page.getByRole("region", { name: "Mesure d’audience" });
const frame = (page: Page) => page.locator("iframe");
/** Counts and removes the reports about requests to trackers without consent, which the page's policy blocks. */
function takeRefusals(faults: string[]): number {
  const others = faults.filter((fault) => !fault.includes("elsewhere.example"));
  return faults.splice(0, faults.length, ...others).length - others.length;
}

const button = (page: Page, name: string) => banner(page).getByRole("button", { name, exact: true });

/** Goes from the first step to the form. */
async function choose(page: Page): Promise<void> {
  await page.getByRole("button", { name: /Conseil en parfum/ }).click();
  const grid = page.getByRole("grid");
  await expect(grid).toHaveAttribute("aria-busy", "false");
  await grid.getByRole("button").first().click();
  const listed = page.getByRole("dialog").getByRole("button").first();
  await expect(listed.or(page.locator("form")).first()).toBeVisible();
  if (await listed.isVisible()) await listed.click();
  await expect(page.locator("form")).toBeVisible();
}

async function confirm(page: Page): Promise<void> {
  for (const [name, value] of Object.entries(newPerson())) await page.locator(`[name="${name}"]`).fill(value);
  await page.locator('[name="firstphone"]').fill("06 39 98 12 34");
  await page.getByRole("button", { name: "Confirmer ce rendez-vous" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/confirmé/);
}

async function book(page: Page): Promise<void> {
  await choose(page);
  await confirm(page);
}

test("nothing leaves before the answer, exactly the agreed after a yes, nothing after it is taken back", async ({
  browser,
  baseURL,
  faults,
}) => {
  const { context, page, sent } = await visit(browser, baseURL, { path: `?${PERSONAL}` });
  await expect(banner(page)).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(sent).toEqual([]);
  await expect(frame(page)).toHaveCount(0);

  await button(page, "Accepter").click();
  await expect(banner(page)).toHaveCount(0);
  await expect(page.getByRole("status").first()).toHaveText(/votre visite est mesurée/);
  await book(page);
  const sentText = () => sent.map((address) => decodeURIComponent(address)).join("\n");
  await expect.poll(sentText).toContain("rendezvous_conversion");
  await expect
    .poll(sentText)
    .toMatch(/facebook\.com\/tr\/.*"Schedule",\{"appointments":1,"value":25,"currency":"EUR"\}/);
  for (const step of ["intervention_ids", "slots", "fiche_info", "confirm"])
    await expect.poll(sentText).toContain(`${baseURL}/${GROUP}/book/${step}"`);
  for (const address of sent) expect(address).toMatch(COMPANIES);
  expect(sentText()).toContain("around=closed");
  expect(sentText()).not.toMatch(/martin|@|\?fiche|websource|token|email|lastname/i);
  // The tags' cookies stay in their own page too.
  expect(sentText()).toMatch(/cookie=[^&]*_ga=GA1\.1\.42/);
  expect(await context.cookies()).toEqual([]);
  expect(takeRefusals(faults)).toBeGreaterThan(0);

  await page.getByRole("button", { name: "Gérer les cookies" }).click();
  const dialog = page.getByRole("dialog", { name: "Mesure d’audience" });
  await expect(dialog).toContainText("Vous avez accepté");
  await dialog.getByRole("button", { name: "Refuser" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(frame(page)).toHaveCount(0);
  const before = sent.length;
  await page.goto(`/${GROUP}/book/intervention_ids`);
  await page.getByRole("button", { name: /Conseil en parfum/ }).click();
  await expect(page.getByRole("grid")).toHaveAttribute("aria-busy", "false");
  await page.waitForLoadState("networkidle");
  expect(sent.slice(before)).toEqual([]);
  await expect(banner(page)).toHaveCount(0);
  await context.close();
});

test("after a no nothing leaves, nor on the next visit; after six months, and in another group, one is asked again", async ({
  browser,
  baseURL,
}) => {
  const { context, page, sent } = await visit(browser, baseURL);
  await button(page, "Refuser").click();
  await expect(banner(page)).toHaveCount(0);
  await book(page);
  await page.goto(`/${GROUP}`);
  await page.waitForLoadState("networkidle");
  await expect(banner(page)).toHaveCount(0);
  expect(sent).toEqual([]);

  const name = `rendezvous.${GROUP}.consent`;
  const changeBy = (days: number) =>
    page.evaluate(
      `localStorage.setItem("${name}", JSON.stringify({ allowed: [], at: Date.now() - ${days} * 86_400_000 }))`,
    );
  await changeBy(181);
  await page.reload();
  await page.waitForLoadState("networkidle");
  await expect(banner(page)).toHaveCount(0);
  await changeBy(183);
  await page.reload();
  await expect(banner(page)).toBeVisible();
  // The answer to another group does not apply here.
  await page.evaluate(
    `localStorage.setItem("rendezvous.another.consent", localStorage.getItem("${name}").replace(/\\d+/, Date.now()))`,
  );
  await page.reload();
  await expect(banner(page)).toBeVisible();
  expect(sent).toEqual([]);
  await context.close();
});

for (const [what, init] of [
  ["Global Privacy Control", "Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })"],
  ["Do Not Track", "Object.defineProperty(navigator, 'doNotTrack', { value: '1' })"],
] as const)
  test(`${what} is a refusal, even of what was agreed to before`, async ({ browser, baseURL }) => {
    const stored = `localStorage.setItem("rendezvous.${GROUP}.consent", JSON.stringify({ allowed: ["Google", "Meta"], at: Date.now() - 1000 }));`;
    const { context, page, sent } = await visit(browser, baseURL, {
      init: `${init}; try { ${stored} } catch {}`,
    });
    await page.waitForLoadState("networkidle");
    await expect(banner(page)).toHaveCount(0);
    await page.getByRole("button", { name: "Gérer les cookies" }).click();
    const dialog = page.getByRole("dialog", { name: "Mesure d’audience" });
    await expect(dialog).toContainText("Votre navigateur demande");
    await expect(dialog.getByRole("button")).toHaveCount(1);
    expect(sent).toEqual([]);
    await context.close();
  });

test("the login is neither asked on nor told of", async ({ browser, baseURL, faults }) => {
  const { context, page, sent } = await visit(browser, baseURL, { path: "/login" });
  await page.waitForLoadState("networkidle");
  await expect(banner(page)).toHaveCount(0);
  await page.goto(`/${GROUP}`);
  await button(page, "Accepter").click();
  await expect.poll(() => sent.length).toBeGreaterThan(3);
  await page.goto(`/${GROUP}/login`);
  await page.waitForLoadState("networkidle");
  await expect(frame(page)).toHaveCount(0);
  expect(sent.map((address) => decodeURIComponent(address)).join("\n")).not.toContain("login");
  expect(takeRefusals(faults)).toBeGreaterThan(0);
  await context.close();
});

test("the question is first for the keyboard, and gives the focus back", async ({ browser, baseURL }) => {
  const { context, page } = await visit(browser, baseURL);
  await expect(banner(page)).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(button(page, "Refuser")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(button(page, "Accepter")).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(banner(page)).toHaveCount(0);
  await expect(page.locator(":focus")).toHaveCount(1);
  await page.getByRole("button", { name: "Gérer les cookies" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Mesure d’audience" })).toContainText("Vous avez refusé");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Gérer les cookies" })).toBeFocused();
  await context.close();
});

for (const [scheme, locale, heading, cookies, lookAt] of [
  ["light", "fr", "Mesure d’audience", "Gérer les cookies", 320],
  ["dark", "de", "Besuche zählen", "Cookie‑Einstellungen", 1280],
] as const)
  test(`the question and the dialog hinder nobody, ${scheme}`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ colorScheme: scheme, ...(baseURL && { baseURL }) });
    const page = await context.newPage();
    for (const width of [390, lookAt]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`/${GROUP}/book/slots?locale=${locale}&intervention_externids=conseil`);
      const question = page.getByRole("region", { name: heading });
      await expect(question).toBeInViewport();
      const sizes = await Promise.all([0, 1].map((at) => question.getByRole("button").nth(at).boundingBox()));
      expect(sizes[0]?.width).toBe(sizes[1]?.width);
      expect(sizes[0]?.height).toBe(sizes[1]?.height);
      if (width !== lookAt) continue;
      await expectNoBarrier(page);
      // In a narrow window the button is in the menu of the footer.
      if (width < 960) await page.getByRole("contentinfo").getByRole("button").first().click();
      await page.getByRole("button", { name: cookies }).click();
      await expect(page.getByRole("dialog", { name: heading })).toBeVisible();
      await expectNoBarrier(page);
    }
    await context.close();
  });

test("on a phone the main action stands above the question, and works", async ({ browser, baseURL }) => {
  const { context, page } = await visit(browser, baseURL);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(banner(page)).toBeInViewport();
  await choose(page);
  const action = page.getByRole("button", { name: "Confirmer ce rendez-vous" });
  await expect(action).toBeInViewport({ ratio: 1 });
  const [above, below] = await Promise.all([action.boundingBox(), banner(page).boundingBox()]);
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  await confirm(page);
  await expect(banner(page)).toBeInViewport();
  await context.close();
});

test("a group that does not track asks nothing, and says so", async ({ page }) => {
  await page.goto("/podologue-du-mail?locale=fr");
  await page.waitForLoadState("networkidle");
  await expect(banner(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Gérer les cookies" }).click();
  await expect(page.getByRole("dialog")).toContainText("Votre visite n’est pas mesurée ici");
});
