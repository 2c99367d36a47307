import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, expect, type Frame, type Page } from "@playwright/test";
import { wholeBrowser } from "../scripts/browser-program.mjs";
import { bookIn } from "./steps/book-in-frame.ts";
import { type HostSite, openHostSite } from "./steps/host-page.ts";
import { expectNoBarrier, barriersOf } from "./steps/barriers.ts";
import { test } from "./steps/journey.ts";

const GROUP = "maison-du-sourire";

let host: HostSite;
test.beforeAll(async () => {
  host = await openHostSite();
});
test.afterAll(() => host.close());

/** Opens the booking page in a frame of the host's page. */
async function openFrame(page: Page, address: string): Promise<Frame> {
  await page.goto(host.embedding(address));
  const frame = page.frames().find((one) => one !== page.mainFrame());
  if (!frame) throw new Error("The host's page has no frame.");
  await expect(frame.getByRole("heading", { level: 1 })).toBeVisible();
  return frame;
}

test("in the frame of another site the page takes its look, keeps its query to the end and leads back", async ({
  page,
  baseURL,
}) => {
  const query =
    "locale=fr&noheader=T&nofooter=1&styles=transparent&colors[content_links]=884400&colors%5Beven_timeslot_col_bg%5D=dfe8f2" +
    `&websource=https://maison.example/rdv&return_url=${encodeURIComponent(`${host.origin}/merci`)}&utm=1e5&utm=%E9`;
  const frame = await openFrame(page, `${baseURL}/${GROUP}?${query}`);
  for (const role of ["banner", "contentinfo"] as const) await expect(frame.getByRole(role)).toHaveCount(0);
  await expect(frame.getByRole("region", { name: "Adresse" })).toHaveCount(0);
  const painted = await frame.evaluate<[string, string]>(
    "(style => [style.backgroundColor, style.getPropertyValue('--accent')])(getComputedStyle(document.documentElement))",
  );
  expect(painted).toEqual(["rgba(0, 0, 0, 0)", "#884400"]);
  expect(await barriersOf(frame)).toEqual([]);

  await bookIn(frame, query);
  await frame.getByRole("link", { name: /^Retour au site/ }).click();
  await expect(page).toHaveURL(`${host.origin}/merci`);
});

test("a group's page alone has its header, its footer and its own colour", async ({ page }) => {
  await page.goto(`/${GROUP}?locale=fr&noheader=0&nofooter=no&colors[content_links]=red`);
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await expect(page.getByRole("link", { name: /^Retour au site/ })).toHaveCount(0);
  const accent = await page.evaluate<string>(
    "getComputedStyle(document.documentElement).getPropertyValue('--accent')",
  );
  expect(accent).toBe("#0f766e");
});

test("nothing leads to an address that is a script", async ({ page }) => {
  const address = "java%0Ascript:alert(1)";
  await page.goto(`/${GROUP}?locale=fr&return_url=${address}&modify_url=${address}&return_button=Retour`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText("Retour", { exact: true })).toHaveCount(0);
  const links = await page.evaluate<string[]>("[...document.links].map((link) => link.href)");
  for (const link of links)
    expect(link).toMatch(/^(https?:\/\/(127\.0\.0\.1|www\.openstreetmap\.org)[:/]|tel:)/);
});

test("the host may name its button, and its site stands beside the name", async ({ page }) => {
  const query =
    "locale=fr&return_url=https://www.maison.example/rdv?a%3D1&return_button=Revenir+%C3%A0+ma+banque";
  await page.goto(`/${GROUP}?${query}`);
  const link = page.getByRole("link", { name: "Revenir à ma banque maison.example" });
  await expect(link).toHaveAttribute("href", "https://www.maison.example/rdv?a=1");
  await page.goto(`/${GROUP}?${query}&nologo=1`.replace("Revenir+%C3%A0+ma+banque", "f"));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText("maison.example")).toHaveCount(0);
});

test("the host's button stays on the narrowest phone, however long its word and its site", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const site = `https://${"rendezvous".repeat(6)}.example/`;
  await page.goto(`/${GROUP}?locale=fr&return_url=${site}&return_button=${"R".repeat(60)}`);
  await expect(page.getByRole("link", { name: "R".repeat(60) })).toBeVisible();
  await expectNoBarrier(page);
});

test.describe("in a browser that keeps neither cookies nor storage", () => {
  const profile = mkdtempSync(join(tmpdir(), "rendezvous-e2e-profile-"));
  test.afterAll(() => rmSync(profile, { recursive: true, force: true }));

  test("a frame takes a booking from its beginning to its end", async ({ baseURL, launchOptions }) => {
    mkdirSync(join(profile, "Default"));
    const blockAll = { profile: { default_content_setting_values: { cookies: 2 } } };
    writeFileSync(join(profile, "Default", "Preferences"), JSON.stringify(blockAll));
    const whole = { ...launchOptions, executablePath: wholeBrowser() };
    const context = await chromium.launchPersistentContext(profile, whole);
    try {
      const page = context.pages()[0] ?? (await context.newPage());
      const query = "locale=fr&noheader=1&nofooter=1";
      const frame = await openFrame(page, `${baseURL}/${GROUP}?${query}`);
      const isKept = await frame.evaluate<boolean>(
        "try { sessionStorage.length; true } catch { document.cookie = 'a=b'; document.cookie !== '' }",
      );
      expect(isKept).toBe(false);
      await bookIn(frame, query);
    } finally {
      await context.close();
    }
  });
});
