import { expect, type Page } from "@playwright/test";
import { logIn } from "./steps/account.ts";
import {
  bookSoon,
  chooseOtherTime,
  doWith,
  listed,
  numberOf,
  openAppointments,
  PRACTICE,
} from "./steps/appointments.ts";
import { lowerFirst } from "@rendezvous/phrases/lower-first";
import { expectNoBarrier } from "./steps/barriers.ts";
import { test } from "./steps/journey.ts";
import { title } from "./steps/visitor.ts";

const CLAIRE = "claire.vidal@courriel.example";
const GASPARD = "gaspard.roy@courriel.example";
const MINA = "mina.da-costa@courriel.example";
const PHONE = { width: 320, height: 640 };
const ENLARGED = { width: 640, height: 400 };
const VICTOR = "victor.meunier@courriel.example";

async function expectNoBarrierNarrow(page: Page, inSight = page.getByRole("main")): Promise<void> {
  for (const viewport of [ENLARGED, PHONE]) {
    await page.setViewportSize(viewport);
    await expect(inSight).toBeInViewport();
    await expectNoBarrier(page);
  }
}

test("everybody of an account has a tab with what is to come and what was", async ({ page }) => {
  await openAppointments(page, CLAIRE);
  await expect(page.getByRole("main").locator("fieldset label")).toHaveText(["Claire", "Noé"]);
  await expect(listed(page, "À venir")).toHaveText([/Consultation/, /Pansement/, /Pansement/]);
  await expect(listed(page, "Passés")).toHaveText([/Consultation/]);
  await page.getByRole("radio", { name: "Claire" }).press("ArrowRight");
  await expect(page.getByRole("radio", { name: "Noé" })).toBeFocused();
  await expect(listed(page, "À venir")).toHaveText([/Vaccination/]);
  await expect(listed(page, "Passés")).toHaveCount(0);
});

test("the profile menu leads to the appointments, with the keyboard alone", async ({ page }) => {
  await page.goto(`/${PRACTICE}/login?locale=fr`);
  await logIn(page, CLAIRE);
  await expect(page).toHaveURL(/\/book\//);
  const menu = page.getByRole("banner").getByRole("button", { name: "Mon compte" });
  await menu.press("Enter");
  const link = page.getByRole("link", { name: "Mes rendez-vous" });
  await link.press("Enter");
  await expect(title(page)).toHaveText("Mes rendez-vous");
  const actions = listed(page, "À venir")
    .first()
    .getByRole("button", { name: /^Actions pour/ });
  await actions.press("Enter");
  await expect(page.getByRole("dialog").getByRole("button", { name: "Détails" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(actions).toBeFocused();
});

test("on a narrow phone and enlarged nothing is cut off, and axe finds nothing", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openAppointments(page, CLAIRE);
  await expectNoBarrierNarrow(page);
  await page.getByRole("checkbox").first().check();
  await expectNoBarrierNarrow(page);
  for (const action of ["Détails", "Ajouter à mon agenda", "Annuler"]) {
    await doWith(page, listed(page, "À venir").first(), action);
    await expectNoBarrierNarrow(page, page.getByRole("dialog").getByRole("heading"));
    await page.keyboard.press("Escape");
  }
  await doWith(page, listed(page, "À venir").first(), "Déplacer");
  await expect(title(page)).toHaveText("Choisissez le nouvel horaire");
  await expectNoBarrierNarrow(page);
});

test("an appointment is moved from the list, and the way back leads to the list", async ({ page }) => {
  await openAppointments(page, GASPARD);
  await bookSoon(page, "Vaccination", 60 * 30);
  await page.reload();
  const card = listed(page, "À venir").filter({ hasText: "Vaccination" });
  const before = (await card.getByRole("heading").textContent()) ?? "";
  await doWith(page, card, "Déplacer");
  await expect(title(page)).toHaveText("Choisissez le nouvel horaire");
  await page.goBack();
  await expect(card.getByRole("heading")).toHaveText(before);
  await doWith(page, card, "Déplacer");
  await chooseOtherTime(page);
  await page.getByRole("button", { name: "Oui, déplacer" }).click();
  await expect(title(page)).toHaveText("Mes rendez-vous");
  await expect(page.getByText("Votre rendez-vous a maintenant lieu")).toBeInViewport({ ratio: 1 });
  await expect(card.getByRole("heading")).not.toHaveText(before);
});

test("a client who comes back sees the next appointment above the first step, and books as last time", async ({
  page,
}) => {
  await openAppointments(page, MINA);
  await bookSoon(page, "Vaccination", 60 * 30);
  const service = await listed(page, "Passés").first().locator("p").first().innerText();
  await page.goto(`/${PRACTICE}/book?locale=fr`);
  const mine = page.getByRole("region", { name: "Mes rendez-vous" });
  await expect(mine.getByRole("link", { name: /^À venir .*Vaccination/ })).toBeVisible();
  await expectNoBarrier(page);
  const again = mine.getByRole("button", { name: /^Comme la dernière fois/ });
  const [name = ""] = service.split(/\s\d/);
  await expect(again).toContainText(name);
  await again.click();
  await expect(page).toHaveURL(/\/book\/slots/);
  await expect(page.getByRole("complementary")).toContainText(name);
});

test("the time that an appointment has already is no move", async ({ page }) => {
  await openAppointments(page, GASPARD);
  const { start } = await bookSoon(page, "Pansement", 60 * 40);
  await page.reload();
  const card = listed(page, "À venir").filter({ hasText: "Pansement" });
  const when = lowerFirst((await card.getByRole("heading").textContent()) ?? "");
  await doWith(page, card, "Déplacer");
  // The heading has a no-break space between the day and its month.
  const [day, time] = [when.split(", ")[0]!.replaceAll("\u00a0", " "), start.slice(11, 16)];
  await page.getByRole("button", { name: new RegExp(`^${day}.* de ${time.slice(0, 2)}:`) }).click();
  await page.getByRole("dialog").getByRole("button", { name: time }).click();
  const question = page.getByRole("dialog", { name: `Déjà prévu le ${day} à ${time}` });
  await expect(question).toContainText("C’est l’horaire actuel");
  await question.getByRole("button", { name: "Garder l’horaire actuel" }).click();
  await expect(card.getByRole("heading")).toHaveText(when, { ignoreCase: true });
  await expect(page.getByText("Un message vous le confirme")).toHaveCount(0);
});

test("links cancel and export after logging in, and change nothing by themselves", async ({
  page,
  browser,
}) => {
  await openAppointments(page, CLAIRE);
  const card = listed(page, "À venir").last();
  const number = await numberOf(page, card);
  const other = await (await browser.newContext()).newPage();
  await openAppointments(other, CLAIRE, { path: "", query: `locale=fr&export_apt=${number}` });
  const ways = other.getByRole("dialog", { name: "Ajouter à mon agenda" });
  await expect(ways.getByRole("link", { name: /^Google Agenda/ })).toHaveAttribute("href", /calendar/);
  const file = (await ways.getByRole("link", { name: "Apple, Outlook" }).getAttribute("href")) ?? "";
  expect(await (await other.request.get(file)).text()).toContain("BEGIN:VEVENT");
  await expect(other).toHaveURL(/appointments\?locale=fr$/);

  await other.goto(`/${PRACTICE}?locale=fr&cancel_apt=${number}&from_mail=1`);
  const question = other.getByRole("dialog", { name: /^Annuler ce rendez/ });
  await expect(question).toContainText("Pansement");
  await question.getByRole("button", { name: "Garder le rendez-vous" }).click();
  await expect(listed(other, "À venir")).toHaveCount(3);
  await other.goto(`/${PRACTICE}?locale=fr&cancel_apt=${number}&from_mail=1`);
  await question.getByRole("button", { name: "Oui, annuler" }).click();
  await expect(other.getByText("Votre rendez-vous est annulé.")).toBeVisible();

  await other.goto(`/${PRACTICE}?locale=fr&cancel_apt=${number}&from_mail=1`);
  const dialog = other.getByRole("dialog", { name: "Ce rendez-vous est déjà annulé" });
  await expect(dialog.getByRole("link", { name: /02 99 00 41 18/ })).toBeVisible();
  await expect(dialog).toContainText("S’il a été pris avec une autre adresse");
  await expectNoBarrier(other);
  await dialog.getByRole("button", { name: "Fermer" }).click();
  await other.goto(`/${PRACTICE}?locale=fr&list_rdv=1`);
  await expect(title(other)).toHaveText("Mes rendez-vous");
  await other.getByRole("banner").getByRole("link", { name: "Prendre rendez-vous" }).click();
  await expect(other).toHaveURL(/\/book\//);
  await other.context().close();

  // The first page does not know of the cancellation.
  await doWith(page, card, "Annuler");
  await page.getByRole("dialog").getByRole("button", { name: "Oui, annuler" }).click();
  await expect(listed(page, "À venir")).toHaveCount(2);
});

test("a video conference can be joined from a quarter of an hour before its start to its end", async ({
  page,
}) => {
  await page.clock.install();
  let ahead = 0;
  // Delays the server's `Date` by as much as the page's clock, because the page sets its clock by it.
  await page.route("**/api/**", async (route) => {
    const response = await route.fetch();
    const date = new Date(Date.now() + ahead).toUTCString();
    await route.fulfill({ response, headers: { ...response.headers(), date } });
  });
  await openAppointments(page, VICTOR);
  const { start_at, video_credentials } = await bookSoon(page, "Téléconsultation", 20);
  const goTo = async (minutesAfterStart: number) => {
    const until = Date.parse(start_at) + minutesAfterStart * 60_000 - (Date.now() + ahead);
    ahead += until;
    await page.clock.fastForward(until);
  };
  await page.reload();
  const card = listed(page, "À venir").filter({ hasText: "Téléconsultation" });
  await expect(card.getByRole("button", { name: "Visioconférence à venir" })).toBeDisabled();
  await expect(card).toContainText("Vous pourrez la rejoindre dès");

  await goTo(-14);
  const join = page.getByRole("link", { name: /^Rejoindre la visio/ });
  await expect(join.first()).toHaveAttribute("href", `https://meet.example.org/${video_credentials?.room}`);
  const refreshed = page.waitForRequest("**/api/v3/appointments?*");
  await goTo(6);
  await refreshed;
  await expect(listed(page, "En ce moment").getByRole("link", { name: /^Rejoindre/ })).toBeVisible();
  await goTo(31);
  await expect(listed(page, "En ce moment")).toHaveCount(0);
  await expect(listed(page, "Passés").first()).toContainText("Visioconférence terminée");
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

test.describe("in the colours of the system", () => {
  test.use({ contextOptions: { forcedColors: "active" } });

  test("the chosen tab alone has a line below it", async ({ page }) => {
    await openAppointments(page, CLAIRE);
    await expect(page.getByRole("radio", { name: "Noé" })).toBeVisible();
    const lineOf = (name: string) =>
      page.evaluate<string>(
        `getComputedStyle([...document.querySelectorAll("main fieldset label")].find((tab) => tab.textContent === "${name}")).borderBlockEndColor`,
      );
    const ground = await page.evaluate<string>("getComputedStyle(document.documentElement).backgroundColor");
    expect(await lineOf("Noé")).toBe(ground);
    expect(await lineOf("Claire")).not.toBe(ground);
    await page.getByRole("radio", { name: "Noé" }).click();
    await expect.poll(() => lineOf("Claire")).toBe(ground);
    expect(await lineOf("Noé")).not.toBe(ground);
  });
});
