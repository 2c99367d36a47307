import { expect } from "@playwright/test";
import { barriersOf, expectNoSidewaysScroll } from "./steps/barriers.ts";
import { bookIn } from "./steps/book-in-frame.ts";
import {
  bookingOf,
  bookingsOf,
  FRAMED,
  GROUP,
  HEAR_EVERYTHING,
  heardBy,
  link,
  OURS,
  POLICY,
  SCRIPT,
  WATCH_SHIFTS,
} from "./steps/embedding-page.ts";
import { type HostSite, openHostSite } from "./steps/host-page.ts";
import { importGroup } from "./steps/import-group.ts";
import { test } from "./steps/journey.ts";

let host: HostSite;
test.beforeAll(async () => {
  host = await openHostSite();
});
test.afterAll(() => host.close());

test("three bookings stand in one page of another site, whose policy allows nothing more than them", async ({
  page,
}) => {
  const requests: string[] = [];
  page.on("request", (request) => request.url().startsWith(OURS) && requests.push(request.url()));
  await page.addInitScript(WATCH_SHIFTS);
  await page.addInitScript(HEAR_EVERYTHING);
  await page.goto(
    host.showing(
      `<p>${link("popup", "Prendre rendez-vous")}</p>${link("button", "Réserver", "locale=fr&intervention_externids=controle")}
       <div class="far">Nos soins</div>${link("inline", "Réserver en ligne")}<p id="below">Et dessous</p>${SCRIPT}${SCRIPT}`,
      POLICY,
    ),
  );
  await expect(page.getByRole("button", { name: "Réserver" })).toBeVisible();
  // The page loads only the script until the booking is opened or near the viewport.
  await page.waitForLoadState("networkidle");
  expect([...new Set(requests)]).toEqual([`${OURS}/embed.js`]);

  await page.getByText("Et dessous").scrollIntoViewIfNeeded();
  const inline = await bookingOf(page);
  await expect(inline.getByRole("heading", { level: 1 })).toBeVisible();
  const frame = page.locator("iframe[title='Réserver en ligne']");
  expect((await frame.boundingBox())!.height).toBeGreaterThanOrEqual(720);
  await frame.scrollIntoViewIfNeeded();
  await bookIn(inline, `locale=fr&${FRAMED}`);

  await page.getByRole("link", { name: "Prendre rendez-vous" }).click();
  const dialog = page.getByRole("dialog", { name: "Prendre rendez-vous" });
  await expect(dialog.locator("iframe").contentFrame().getByRole("heading", { level: 1 })).toBeVisible();
  expect(await barriersOf(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Fermer" }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole("button", { name: "Réserver" }).click();
  const other = page.getByRole("dialog", { name: "Réserver" }).locator("iframe").contentFrame();
  await expect(other.getByRole("heading", { level: 1 })).toBeVisible();
  expect(bookingsOf(page)).toHaveLength(3);

  const events = await page.evaluate<string[]>("heard");
  expect(events.filter((one) => one.startsWith("booked"))).toHaveLength(1);
  expect(events.filter((one) => one.startsWith("window"))).toEqual([]);
});

test("the code that an organisation takes works in its page, and moves nothing of it", async ({ page }) => {
  await page.goto(`/${GROUP}/embed?locale=fr`);
  await expect(page.locator("h1")).toHaveText("Prendre rendez-vous depuis votre site");
  // The effect of the code is visible on the same page.
  await page.getByRole("heading", { name: "Le résultat" }).scrollIntoViewIfNeeded();
  await expect(page.locator("iframe").contentFrame().getByRole("heading", { level: 1 })).toBeVisible();
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 1000 });
    expect(await barriersOf(page)).toEqual([]);
    await expectNoSidewaysScroll(page);
  }
  await page.getByLabel("Texte du lien ou du bouton").fill("Voir les <créneaux>");
  await page.getByLabel("Prestation").selectOption("Contrôle annuel");
  await page.getByLabel("Hauteur minimale").fill("900");
  await page.getByRole("button", { name: "Mettre à jour" }).click();
  const snippet = await page.getByLabel("Le code à coller dans votre page").inputValue();
  expect(snippet).toMatch(
    /^<a href="[^"]*\?intervention_ids=\d+" data-rendezvous="inline" data-color="#0f766e" data-min-height="900">/,
  );
  expect(snippet).toMatch(/<script src="[^"]*\/embed\/embed-[\w-]{8}\.js" integrity="sha384-/);

  await page.addInitScript(WATCH_SHIFTS);
  await page.goto(host.showing(`${snippet}<p>Et dessous</p>`, POLICY));
  const booking = await bookingOf(page);
  await expect.poll(() => booking.url()).toMatch(/\/book\/calendar_id\?/);
  await expect(booking.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("iframe")).toHaveAttribute("title", "Voir les <créneaux>");
  await page.waitForTimeout(1000);
  expect(await page.evaluate("shifts")).toBe(0);
});

test("a booking that is told to scroll keeps its height to the end, and what stands below it its place", async ({
  page,
}) => {
  await page.goto(`/${GROUP}/embed?locale=fr&language=fr&height=420`);
  await page.getByLabel("Garder cette hauteur").check();
  await page.getByRole("button", { name: "Mettre à jour" }).click();
  const snippet = await page.getByLabel("Le code à coller dans votre page").inputValue();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(WATCH_SHIFTS);
  await page.goto(host.showing(`${snippet}<p>Et dessous</p>`, POLICY));
  const place = async () => (await page.getByText("Et dessous").boundingBox())?.y;
  const before = await place();
  const booking = await bookingOf(page);
  await expect(booking.getByRole("heading", { level: 1 })).toBeVisible();
  await bookIn(booking, `locale=fr&${FRAMED}`);
  expect(await booking.evaluate("document.documentElement.scrollHeight > innerHeight")).toBe(true);
  expect((await page.locator("iframe").boundingBox())?.height).toBe(420);
  expect(await place()).toBe(before);
  expect(await page.evaluate("shifts")).toBe(0);
});

test("the page with the code shows what a window does, too, and copies without a mouse", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(`/${GROUP}/embed?locale=en`);
  await page.getByLabel("In a window, from a link").check();
  await page.getByRole("button", { name: "Update" }).press("Enter");
  await page.getByRole("link", { name: "Book an appointment" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Book an appointment" });
  await expect(dialog.locator("iframe").contentFrame().getByRole("heading", { level: 1 })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await page.getByRole("button", { name: "Copy the code" }).press("Enter");
  await expect(page.getByRole("status")).toHaveText("Code copied");
  expect(await page.evaluate("navigator.clipboard.readText()")).toBe(
    await page.getByLabel("The code to paste").inputValue(),
  );
});

test("by the keyboard alone: the dialog is opened, used and closed, and the focus is where it was", async ({
  page,
}) => {
  await page.goto(host.showing(`<p>${link("popup", "Prendre rendez-vous")}</p>${SCRIPT}`, POLICY));
  const opener = page.getByRole("link", { name: "Prendre rendez-vous" });
  await expect(opener).toHaveAttribute("aria-haspopup", "dialog");
  await page.keyboard.press("Tab");
  await expect(opener).toBeFocused();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Prendre rendez-vous" });
  await expect(dialog.getByRole("button", { name: "Fermer" })).toBeFocused();
  const frame = await bookingOf(page);
  await expect(frame.getByRole("heading", { level: 1 })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();

  // Escape inside the frame first closes the popover that is open there.
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  const focused = () => frame.evaluate<string>("document.activeElement.tagName");
  await expect.poll(focused).not.toBe("BODY");
  await frame.getByRole("button", { name: /Contrôle annuel/ }).press("Enter");
  await frame.getByRole("button", { name: /^Sans préférence/ }).press("Enter");
  const grid = frame.getByRole("grid");
  await expect(grid).toHaveAttribute("aria-busy", "false");
  await frame.getByRole("heading", { level: 1 }).focus();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press("Enter");
  // The booking is where it was left.
  await expect(frame.getByRole("grid")).toBeVisible();
});

test("a host's own script opens, hears and closes a booking", async ({ page }) => {
  const calls = `addEventListener("load", () => {
    window.heard = [];
    window.stop = Rendezvous.on("open", () => heard.push("open"));
    Rendezvous.on("close", () => heard.push("close"));
    Rendezvous.on("page_view", ({ page }) => heard.push(page));
  });`;
  await page.goto(
    host.showing(
      `<script>${calls}</script>${SCRIPT}`,
      `${POLICY}; script-src ${OURS} 'unsafe-inline'`.replace(/script-src [^;]*; frame/, "frame"),
    ),
  );
  await page.waitForLoadState("load");
  await page.evaluate(
    `Rendezvous.open({ url: "${OURS}/${GROUP}?locale=en", title: "Book at our practice", color: "#aa3366" })`,
  );
  const dialog = page.getByRole("dialog", { name: "Book at our practice" });
  await expect(dialog.getByRole("button", { name: "Close" })).toBeVisible();
  await expect.poll(() => heardBy(page)).toEqual(["open", "book/intervention_ids"]);
  await page.evaluate("stop(); Rendezvous.close()");
  await expect(dialog).toBeHidden();
  await page.evaluate(`Rendezvous.open({ url: "javascript:alert(1)" })`);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect.poll(() => heardBy(page)).toEqual(["open", "book/intervention_ids", "close"]);
});

test("a booking is light or dark as the page is that it stands in, whatever the visitor's system prefers", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "dark" });
  const schemeIn = async (query: string, css: string) => {
    await page.goto(host.showing(SCRIPT, POLICY));
    await page.evaluate(`document.documentElement.style.colorScheme = ${JSON.stringify(css)}`);
    await page.evaluate(`Rendezvous.open({ url: "${OURS}/${GROUP}?${query}" })`);
    const booking = page.getByRole("dialog").locator("iframe").contentFrame();
    await expect(booking.getByRole("heading", { level: 1 })).toBeVisible();
    return booking.locator("html").evaluate("getComputedStyle(document.documentElement).colorScheme");
  };
  expect(await schemeIn("locale=fr", "normal")).toBe("light");
  expect(await schemeIn("locale=en", "light dark")).toBe("dark");
  expect(await schemeIn("locale=fr&styles=light", "dark")).toBe("light");
});

test("only the pages that a group names show its booking", async ({ page, faults }) => {
  const named = { name: "Cabinet choisi", rules: {}, embed_hosts: [new URL(host.origin).host] };
  await importGroup("cabinet-choisi", named);
  await importGroup("cabinet-ailleurs", { ...named, embed_hosts: ["www.other.example"] });
  await page.addInitScript(HEAR_EVERYTHING);
  const show = (urlname: string) =>
    page.goto(host.showing(link("inline", "Réserver").replace(GROUP, urlname) + SCRIPT, POLICY));
  await show("cabinet-choisi");
  const booking = await bookingOf(page);
  await expect(booking.getByRole("heading", { level: 1 })).toBeVisible();
  await expect.poll(async () => (await heardBy(page)).length).toBeGreaterThan(0);
  const refused = page.waitForEvent("console", (message) => message.text().includes("frame-ancestors"));
  await show("cabinet-ailleurs");
  await refused;
  expect(faults.splice(0)).toEqual([expect.stringContaining("frame-ancestors")]);
  expect(await heardBy(page)).toEqual([]);
});

test("where scripts are blocked, each is a link to the booking", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(
    host.showing(
      ["inline", "popup", "button"].map((mode) => link(mode, `Par ${mode}`)).join(" ") + SCRIPT,
      POLICY,
    ),
  );
  for (const mode of ["inline", "popup", "button"])
    await expect(page.getByRole("link", { name: `Par ${mode}` })).toHaveAttribute(
      "href",
      `${OURS}/${GROUP}?locale=fr`,
    );
  await page.getByRole("link", { name: "Par inline" }).click();
  await expect(page).toHaveURL(`${OURS}/${GROUP}?locale=fr`);
  await context.close();
});
