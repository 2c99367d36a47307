import { expect, type Frame, type Page } from "@playwright/test";
import { bookIn, bookServiceIn } from "./steps/book-in-frame.ts";
import {
  bookingOf,
  FRAMED,
  GROUP,
  HEAR_EVERYTHING,
  heardBy,
  link,
  OURS,
  POLICY,
  SCRIPT,
} from "./steps/embedding-page.ts";
import { type HostSite, openHostSite } from "./steps/host-page.ts";
import { importGroup } from "./steps/import-group.ts";
import { newPerson } from "./steps/visitor.ts";
import { test } from "./steps/journey.ts";

let host: HostSite;
test.beforeAll(async () => {
  host = await openHostSite();
});
test.afterAll(() => host.close());

/** A host without our script: the code that docs/embedding.md tells it to write itself. */
const OWN_SCRIPT = `const frame = document.querySelector("iframe"); window.heard = [];
  addEventListener("message", ({ data }) => heard.push("window " + JSON.stringify(data)));
  frame.addEventListener("load", () => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => heard.push(JSON.stringify(data));
    frame.contentWindow.postMessage({ rendezvous: "connect" }, "${OURS}", [port2]);
    window.port = port1;
  });
  frame.src = frame.dataset.src;`;

async function openOwnFrame(page: Page, query: string): Promise<Frame> {
  const source = `${OURS}/${GROUP}?${query}`.replaceAll("&", "&amp;");
  const body = `<iframe title="Rendez-vous" data-src="${source}" width="100%" height="700"></iframe><script>${OWN_SCRIPT}</script>`;
  await page.goto(
    host.showing(body, `default-src 'none'; style-src 'self'; script-src 'unsafe-inline'; frame-src ${OURS}`),
  );
  const frame = await bookingOf(page);
  await expect(frame.getByRole("heading", { level: 1 })).toBeVisible();
  return frame;
}

test("a host hears which pages are shown and that something was booked, byte by byte, and nothing of who it is", async ({
  page,
}) => {
  const person = newPerson();
  const query = `locale=fr&${FRAMED}&fiche[email]=${person.email}&websource=${person.lastname}`;
  const frame = await openOwnFrame(page, query);
  await bookIn(frame, query, person);
  await expect.poll(async () => (await heardBy(page)).length).toBeGreaterThan(5);
  expect(await heardBy(page)).toEqual([
    '{"type":"page_view","page":"book/intervention_ids"}',
    '{"type":"page_view","page":"book/calendar_id"}',
    '{"type":"page_view","page":"book/slots"}',
    '{"type":"page_view","page":"book/fiche_info"}',
    '{"type":"conversion","appointments":1,"price":0,"currency":"EUR"}',
    '{"type":"page_view","page":"book/confirm"}',
  ]);
});

for (const [what, shown, price] of [
  ["what a booking costs, in the group's currency", true, 4550],
  ["no price where the group shows none", false, null],
] as const)
  test(`a host hears ${what}`, async ({ page }) => {
    const urlname = `cabinet-de-lausanne-${shown ? "cher" : "discret"}`;
    await importGroup(
      urlname,
      { name: "Cabinet de Lausanne", rules: {}, currency: "CHF", display_intervention_price: shown },
      { interventions: [{ externid: "bilan", name: "Bilan", publicname: "Bilan", length: 60, price: 4550 }] },
    );
    await page.addInitScript(HEAR_EVERYTHING);
    await page.goto(host.showing(link("inline", "Réserver").replace(GROUP, urlname) + SCRIPT, POLICY));
    await bookServiceIn(await bookingOf(page), /Bilan/);
    const booked = async () => (await heardBy(page)).filter((one) => one.startsWith("booked"));
    await expect
      .poll(booked)
      .toEqual([`booked {"type":"conversion","appointments":1,"price":${price},"currency":"CHF"}`]);
  });

test("the height is told when it is asked for, and a layout as high as its frame does not grow for ever", async ({
  page,
}) => {
  const frame = await openOwnFrame(page, `locale=fr&${FRAMED}`);
  const heights = async () =>
    (await heardBy(page)).flatMap((one) => /^\{"type":"height","height":(\d+)\}$/.exec(one)?.[1] ?? []);
  expect(await heights()).toEqual([]);
  // The host applies the height at once, as embed.js does.
  await page.evaluate(`port.addEventListener("message", ({ data }) => {
    if (data.type === "height") frame.style.height = data.height + "px";
  }); port.postMessage({ type: "autoresize", active: true });`);
  await expect.poll(heights).toHaveLength(1);
  const root = await frame.evaluate<number>("Math.ceil(document.body.getBoundingClientRect().height)");
  expect(Number((await heights())[0])).toBe(root);
  expect(await frame.evaluate("document.documentElement.scrollHeight <= innerHeight")).toBe(true);

  const addStyle = (css: string) =>
    frame.evaluate(`{ const sheet = new CSSStyleSheet(); sheet.replaceSync(${JSON.stringify(css)});
      document.adoptedStyleSheets = [sheet]; }`);
  for (const css of ["#content{min-height:100vh}#root{padding-top:50px}", "#content{min-height:150vh}"]) {
    const before = (await heights()).length;
    await addStyle(css);
    await page.waitForTimeout(1500);
    const settled = await heights();
    expect(settled.length - before, css).toBeGreaterThan(0);
    expect(settled.length - before, css).toBeLessThan(7);
    await page.waitForTimeout(500);
    expect(await heights(), css).toEqual(settled);
  }
  await page.evaluate('port.postMessage({ type: "autoresize", active: false })');
});

test("a host that only listens hears height, pages and the booking, and nothing of who it is", async ({
  page,
}) => {
  const person = newPerson();
  const query = `locale=fr&${FRAMED}`;
  const source = `${OURS}/${GROUP}?${query}`.replaceAll("&", "&amp;");
  await page.addInitScript(`window.heard = [];
    addEventListener("message", ({ data, origin }) => heard.push(origin + " " + JSON.stringify(data)));`);
  await page.goto(
    host.showing(`<iframe title="Rendez-vous" src="${source}" width="100%" height="700"></iframe>`, POLICY),
  );
  const frame = await bookingOf(page);
  await expect.poll(async () => (await heardBy(page)).length).toBeGreaterThan(1);
  await bookIn(frame, query, person);
  const messages = async () => (await heardBy(page)).filter((one) => !one.includes('"height"'));
  await expect.poll(async () => (await messages()).length).toBe(6);
  expect(await messages()).toEqual(
    [
      '{"rendezvous":"page_view","page":"book/intervention_ids"}',
      '{"rendezvous":"page_view","page":"book/calendar_id"}',
      '{"rendezvous":"page_view","page":"book/slots"}',
      '{"rendezvous":"page_view","page":"book/fiche_info"}',
      '{"rendezvous":"conversion","appointments":1,"price":0,"currency":"EUR"}',
      '{"rendezvous":"page_view","page":"book/confirm"}',
    ].map((one) => `${OURS} ${one}`),
  );
  for (const one of (await heardBy(page)).filter((message) => message.includes('"height"')))
    expect(one).toMatch(/ \{"rendezvous":"height","height":\d+\}$/);
});

test("where the booking cannot be shown the link returns, in the page and in the dialog, and the page is told", async ({
  page,
  faults,
}) => {
  // Only that host may frame the group's pages.
  const urlname = "cabinet-sans-cadre";
  await importGroup(urlname, { name: "Cabinet sans cadre", embed_hosts: ["autre.example"] });
  await page.addInitScript(
    `window.errors = 0; document.addEventListener("rendezvous:error", () => { window.errors += 1; });`,
  );
  const links = [link("inline", "Réserver ici"), link("popup", "Réserver ailleurs")].join("<br>");
  await page.clock.install();
  await page.goto(host.showing(links.replaceAll(GROUP, urlname) + SCRIPT, POLICY));
  await expect(page.locator("iframe")).toHaveCount(1);
  await expect(page.getByRole("link", { name: "Réserver ici" })).toBeHidden();
  await page.clock.fastForward(8000);
  await expect(page.getByRole("link", { name: "Réserver ici" })).toBeVisible();
  await expect(page.locator("iframe")).toBeHidden();
  await page.getByRole("link", { name: "Réserver ailleurs" }).click();
  await expect(page.getByRole("dialog").locator("iframe")).toHaveCount(1);
  await page.clock.fastForward(8000);
  await expect(page.getByRole("dialog").getByRole("link", { name: "Réserver ailleurs" })).toBeVisible();
  expect(await page.evaluate("errors")).toBe(2);
  // The browser reports each frame that it refuses, a moment later.
  await expect.poll(() => faults.length).toBe(2);
  for (const fault of faults.splice(0)) expect(fault).toContain("frame-ancestors");
});
