import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { expectNoBarrier } from "./steps/barriers.ts";
import { test } from "./steps/journey.ts";
import { freeSlots, otherClient } from "./steps/other-client.ts";
import { spokenTime } from "./steps/slots.ts";
import { bookButton, chooseSlot, fillIn, isBooking, newPerson, title } from "./steps/visitor.ts";

const GROUP = "maison-du-sourire";
const NOTICE = /^Une partie de ce que demande ce lien n’est plus proposée/;

async function open(page: Page, query: string, step: string): Promise<void> {
  await page.goto(`/${GROUP}?locale=fr&${query}`);
  await expect(page).toHaveURL(`/${GROUP}/book/${step}?locale=fr&${query}`);
  await expect(title(page)).toBeVisible();
}

function notice(page: Page) {
  return page.getByRole("main").getByText(NOTICE);
}

function summary(page: Page) {
  return page.getByRole("complementary");
}

/** Returns the ids of the records, by the group's own externids. */
async function idsOf(request: APIRequestContext): Promise<Record<string, number>> {
  const { catalogue } = await otherClient(request, GROUP);
  const records = [...catalogue.interventions, ...catalogue.calendars];
  return Object.fromEntries(records.map(({ externid, id }) => [externid, id]));
}

test("a link by the group's own names leads straight to the times, and the booking says where it came from", async ({
  page,
}) => {
  const query =
    "intervention_externids=implant&calendar_externid=boris&websource=https%3A%2F%2Fmaison.example";
  await open(page, query, "slots");
  await expect(summary(page)).toContainText("Pose d’implant");
  await expect(summary(page)).toContainText("Boris Lang");
  await chooseSlot(page);
  await fillIn(page, newPerson());
  const sent = page.waitForRequest(isBooking);
  await bookButton(page).click();
  expect((await sent).postDataJSON()).toMatchObject({ appointment: { websource: "https://maison.example" } });
  await expect(page).toHaveURL(`/${GROUP}/book/confirm?locale=fr&${query}`);
  await expect(title(page)).toHaveText(/confirmé/);
});

test("a pack, a day and a calendar in one link: only the time is asked", async ({ page }) => {
  const day = new Date(Date.now() + 8 * 86_400_000).toISOString().slice(0, 10);
  const query = `locale=fr&pack_externid=couleur-coupe&calendar_externid=ines&date=${day}&intervention_externids=brushing`;
  await page.goto(`/atelier-margaux?${query}`);
  await expect(page).toHaveURL(`/atelier-margaux/book/slots?${query}`);
  await expect(summary(page)).toContainText("Couleur, pause thé et coupe");
  await expect(summary(page).getByRole("button", { name: "Retirer" })).toHaveCount(1);
  await expect(page.getByRole("grid").getByRole("columnheader").first()).toContainText(
    String(Number(day.slice(8))),
  );
  await expect(page.getByRole("main").getByText(NOTICE)).toHaveCount(0);
});

test("numbers may be spelled in three ways, and 0 asks nothing", async ({ page, request }) => {
  const { controle, anna } = await idsOf(request);
  for (const query of [
    `intervention_ids=${controle}&calendar_id=${anna}`,
    `intervention_ids[]=${controle}&calendar_ids[]=${anna}`,
    `intervention_ids%5B%5D=${controle}&calendar_id=${anna}`,
  ]) {
    await open(page, query, "slots");
    await expect(summary(page)).toContainText("Contrôle annuel");
    await expect(summary(page)).toContainText("Anna Costa");
  }
  await open(page, `intervention_ids=${controle}&calendar_id=0&resource_id=0`, "slots");
  await expect(notice(page)).toHaveCount(0);
});

test("what is no longer offered is said once; what else the link says stands, and the booking goes on", async ({
  page,
}) => {
  const requests: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("conditions"))
      requests.push(decodeURIComponent(new URL(request.url()).search));
  });
  // One service never existed, and the group hides the other.
  const query = "intervention_externids=disparue,cachee&calendar_externid=anna";
  await open(page, query, "intervention_ids");
  await expect(notice(page)).toBeVisible();
  expect(requests).toHaveLength(1);
  expect(requests[0]).toContain("[field]=externid&conditions[0][op]=in&conditions[0][value]=disparue,cachee");

  await page.getByRole("button", { name: /Détartrage/ }).click();
  await expect(page).toHaveURL(/\/book\/slots/);
  await expect(summary(page)).toContainText("Anna Costa");
  await expect(notice(page)).toHaveCount(0);
  await page.goBack();
  await page.reload();
  await expect(title(page)).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
});

test("when the server does not answer about a link, the visitor chooses", async ({ page }) => {
  await page.route(/conditions/, (route) => route.abort());
  await open(page, "intervention_ids=999999", "intervention_ids");
  await expect(notice(page)).toBeVisible();
  await expect(page.getByRole("main").getByRole("listitem").first()).toBeVisible();
});

test("what cannot be read is said like what is not offered, what a campaign adds is not", async ({
  page,
}) => {
  await open(
    page,
    "utm_source=%E9&gclid[]=1&websource=%00&calendar_ids=a%00b&date=31/12/2026&max_multirdvs=many",
    "intervention_ids",
  );
  await expect(notice(page)).toBeVisible();
  await open(
    page,
    "utm_source=%E9&utm_medium=%00&gclid[]=1&date=31/12/2026&max_multirdvs=many",
    "intervention_ids",
  );
  await expect(page.getByRole("main").getByRole("listitem").first()).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
});

test.describe("on a phone of 320 pixels", () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test("the notice and the way back to the host fit, and axe finds nothing", async ({ page }) => {
    const host = "https://www.centre-dentaire-de-la-place-du-marche.example/rendez-vous";
    await open(
      page,
      `pack_id=999999&return_url=${host}&return_button=Revenir+au+centre+dentaire`,
      "intervention_ids",
    );
    await expect(notice(page)).toBeVisible();
    await expectNoBarrier(page);
  });
});

test("what the link knows of the person and the visit is filled in, consent is not", async ({ page }) => {
  const { email } = newPerson();
  const person = `fiche[firstname]=Zo%C3%A9&fiche%5Blastname%5D=Roux&fiche[email]=${encodeURIComponent(email)}`;
  const extras =
    "fiche[firstphone]=06+39+98+12+34&fiche[marketing_sms]=1&fiche[id]=1&vevent[str0]=Bor%C3%A9ale";
  await open(page, `intervention_externids=controle&calendar_id=0&${person}&${extras}`, "slots");
  await chooseSlot(page);
  await expect(page.locator('[name="firstname"]')).toHaveValue("Zoé");
  await expect(page.locator('[name="email"]')).toHaveValue(email);
  await expect(page.locator('[name="str0"]')).toHaveValue("Boréale");
  await expect(page.locator('[name="marketing_sms"]')).not.toBeChecked();
  await page.locator('[name="firstname"]').fill("Zoé-Marie");
  await page.reload();
  await expect(page.locator('[name="firstname"]')).toHaveValue("Zoé-Marie");
  const sent = page.waitForRequest((request) => request.url().includes("/appointments"));
  await bookButton(page).click();
  await expect(title(page)).toHaveText(/confirmé/);
  const { appointment } = (await sent).postDataJSON() as { appointment: Record<string, unknown> };
  expect(appointment["fiche"]).toMatchObject({ firstname: "Zoé-Marie", lastname: "Roux", email });
  expect(appointment["fiche"]).not.toHaveProperty("id");
  expect(appointment["vevent"]).toEqual({ str0: "Boréale" });
});

test("another language keeps the query letter by letter", async ({ page }) => {
  const query = "fiche%5Bemail%5D=a%2Bb@c.example&calendar_externids[]=anna&utm=1e5&utm=%E9&&x";
  await open(page, query, "intervention_ids");
  await page.getByLabel("Langue").selectOption("en");
  await expect(page).toHaveURL(`/${GROUP}/book/intervention_ids?${query}&locale=en`);
  await expect(title(page)).toHaveText("What would you like to book?");
});

test("a calendar that cannot do the named service gives way to it", async ({ page }) => {
  await open(page, "intervention_externids=implant&calendar_externid=anna", "calendar_id");
  await expect(notice(page)).toBeVisible();
  await page.getByRole("button", { name: "Fermer" }).click();
  await expect(notice(page)).toHaveCount(0);
  await expect(page.getByRole("main")).not.toContainText("Anna Costa");
  await page.getByRole("button", { name: /Boris Lang/ }).click();
  await expect(page).toHaveURL(/\/book\/slots/);
});

test("a link with a free time asks only who comes; once it is taken, the next one chooses on that day", async ({
  page,
  request,
  browser,
}) => {
  const { controle, anna } = await idsOf(request);
  const other = await otherClient(request, GROUP);
  const slots = await freeSlots(other, { intervention_id: controle ?? 0, calendar_id: anna ?? 0, nDays: 20 });
  const slot = slots[Math.floor(slots.length / 2) + 3];
  if (!slot) throw new Error("Nothing is free.");
  const query = `intervention_ids=${controle}&calendar_id=${anna}&slots=${slot.start.replace(" ", "+")}`;
  await open(page, query, "fiche_info");
  await expect(summary(page)).toContainText(spokenTime(slot.start_at, other.group.timezone));
  await page.reload();
  await expect(page).toHaveURL(/\/book\/fiche_info/);
  await fillIn(page, newPerson());
  await bookButton(page).click();
  await expect(title(page)).toHaveText(/confirmé/);

  const late = await (await browser.newContext()).newPage();
  await late.goto(new URL(`/${GROUP}?locale=fr&${query}`, page.url()).href);
  await expect(late).toHaveURL(/\/book\/slots/);
  await expect(notice(late)).toBeVisible();
  await expect(late.getByRole("grid").getByRole("columnheader").first()).toContainText(
    String(Number(slot.start.slice(8, 10))),
  );
  await late.context().close();
});

test("another link in the same tab counts, not the one before it", async ({ page }) => {
  await open(page, "intervention_externids=controle&calendar_externid=anna", "slots");
  await chooseSlot(page);
  await open(page, "intervention_externids=detartrage&calendar_externid=boris", "slots");
  await expect(summary(page)).toContainText("Détartrage");
  await expect(summary(page)).not.toContainText("Anna Costa");
});
