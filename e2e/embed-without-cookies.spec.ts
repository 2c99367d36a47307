import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, chromium, expect } from "@playwright/test";
import { wholeBrowser } from "../scripts/browser-program.mjs";
import { PASSWORD } from "./steps/account.ts";
import { bookIn } from "./steps/book-in-frame.ts";
import { bookingOf, complaintsOf, FRAMED, GROUP, link, POLICY, SCRIPT } from "./steps/embedding-page.ts";
import { type HostSite, openHostSite } from "./steps/host-page.ts";
import { logInAtProvider, startSsoGroup } from "./steps/sso-group.ts";
import { test } from "./steps/journey.ts";

let host: HostSite;
test.beforeAll(async () => {
  host = await openHostSite();
});
test.afterAll(() => host.close());

test.describe("in a browser that blocks cookies of third parties", () => {
  const profile = mkdtempSync(join(tmpdir(), "rendezvous-e2e-profile-"));
  let context: BrowserContext;
  test.beforeAll(async ({ launchOptions }) => {
    mkdirSync(join(profile, "Default"));
    const blockOthers = { profile: { cookie_controls_mode: 1, block_third_party_cookies: true } };
    writeFileSync(join(profile, "Default", "Preferences"), JSON.stringify(blockOthers));
    const whole = { ...launchOptions, executablePath: wholeBrowser() };
    context = await chromium.launchPersistentContext(profile, whole);
  });
  test.afterAll(async () => {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  });

  test("an embedded booking goes from its beginning to its end, and sets none", async () => {
    const page = await context.newPage();
    const complaints = complaintsOf(page);
    await page.goto(host.showing(link("inline", "Réserver") + SCRIPT, POLICY));
    const frame = await bookingOf(page);
    await expect(frame.getByRole("heading", { level: 1 })).toBeVisible();
    const isKept = await frame.evaluate<boolean>(
      "document.cookie = 'a=b; SameSite=None; Secure', document.cookie.includes('a=b')",
    );
    expect(isKept).toBe(false);
    await bookIn(frame, `locale=fr&${FRAMED}`);
    expect(await context.cookies()).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test("a client logs in in the frame and goes on there", async () => {
    const page = await context.newPage();
    await page.goto(
      host.showing(link("inline", "Réserver").replace(GROUP, "mutuelle-du-parc") + SCRIPT, POLICY),
    );
    const frame = await bookingOf(page);
    await frame.locator("#login-email").fill("paul.arnaud@courriel.example");
    await frame.locator("#login-password").fill(PASSWORD);
    await frame.locator("#login-password").press("Enter");
    await expect.poll(() => frame.url()).toMatch(/\/book\/(?!login)/);
    await expect(frame.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await context.cookies()).toEqual([]);
  });

  test("whoever logs in at a provider does so in a window of its own, and goes on in the frame", async () => {
    const town = "mairie-encadree";
    const provider = await startSsoGroup(town);
    provider.people.set("citoyenne", { email: "citoyenne@courriel.example", email_verified: true });
    const page = await context.newPage();
    await page.goto(host.showing(link("popup", "Réserver").replace(GROUP, town) + SCRIPT, POLICY));
    await page.getByRole("link", { name: "Réserver" }).click();
    const booking = page.getByRole("dialog").locator("iframe").contentFrame();
    const opened = page.waitForEvent("popup");
    await booking.getByRole("link", { name: "Continuer avec mon compte citoyen" }).click();
    const window = await opened;
    await logInAtProvider(window, "citoyenne");
    await window.waitForEvent("close");
    await expect(booking.getByRole("heading", { level: 1 })).toHaveText("Que souhaitez‑vous réserver ?");
    await provider.stop();
  });
});
