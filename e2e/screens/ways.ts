import { expect, type Page } from "@playwright/test";
import { linkOf, logIn, setPassword } from "../steps/account.ts";
import { waitForMails } from "../steps/mailbox.ts";
import { DENTIST } from "../steps/steps.ts";
import { bookButton, chooseService, chooseSlot, fillIn, freeTimes, newPerson } from "../steps/visitor.ts";
import { inAnyLanguage } from "../steps/words.ts";
import type { Camera } from "./camera.ts";
import { MANAGE_WAYS } from "./manage-ways.ts";

const SALON = "atelier-margaux";
const BANK = "credit-du-vallon-lille";
const CENTRE = "maison-de-sante-du-parc";

/** Ways through the product that show every screen; each begins in a fresh browser. */
export const WAYS: Readonly<Record<string, (camera: Camera) => Promise<void>>> = {
  ...MANAGE_WAYS,

  async outside(camera) {
    await shootEach(camera, {
      start: "/",
      "not-found": "/not_found",
      "unknown-group": "/nobody-here",
      "group-not-found": `/${DENTIST}/nothing-here`,
      error: `/${DENTIST}/error`,
      closed: "/atelier-du-canal",
      inactive: "/inactive",
      disconnected: "/disconnected",
    });
  },

  async entry(camera) {
    await shootEach(camera, {
      "home-salon": `/${SALON}`,
      "home-town-hall": "/mairie-de-sainte-aubaine",
      "home-dentist": `/${DENTIST}`,
      "home-yoga": "/souffle-et-lumiere",
      "entry-salon": `/${SALON}/book`,
      "entry-town-hall": "/mairie-de-sainte-aubaine/book",
      "entry-optician": "/optique-belvue-nantes/book",
      "entry-yoga": "/souffle-et-lumiere/book",
      "entry-bank-login": `/${BANK}`,
      "entry-known-only": "/clinique-du-verger",
    });
  },

  async tracking(camera) {
    const { page } = camera;
    const dialog = page.getByRole("dialog");
    const openChoice = async () => {
      const footer = page.getByRole("contentinfo");
      const more = footer.getByRole("button", { name: inAnyLanguage(({ screen }) => screen.footer.more) });
      if (await more.isVisible()) await more.click();
      await footer
        .getByRole("button", { name: inAnyLanguage(({ screen }) => screen.footer.cookies) })
        .click();
      await expect(dialog).toBeVisible();
    };
    await camera.open("/parfumerie-du-pont/book");
    await expect(page.getByRole("region").getByRole("button").first()).toBeVisible();
    await camera.shoot("tracking-question");
    await openChoice();
    await camera.shoot("tracking-choice");
    // Does not confirm, because nothing may leave the machine.
    await dialog.getByRole("button").first().click();
    await expect(dialog).toBeHidden();
    await openChoice();
    await camera.shoot("tracking-refused");
    await camera.open(`/${SALON}/book`);
    await openChoice();
    await camera.shoot("tracking-none");
  },

  async map(camera) {
    await shootEach(camera, {
      map: `/${SALON}/map`,
      "map-without-address": `/${SALON}/map/0`,
    });
    await camera.page.route(/\/16\/\d+\/\d+\.png$/, (route) => route.abort());
    await shootEach(camera, { "map-without-tiles": `/${SALON}/map` });
  },

  async accounts(camera) {
    await shootEach(camera, {
      login: `/${BANK}/login`,
      "login-by-link": "/optique-belvue-marseille/login",
      register: `/${DENTIST}/register`,
      "register-confirm": `/${DENTIST}/register_confirm`,
      "reset-password": `/${DENTIST}/reset_password`,
      "reset-password-confirm": `/${DENTIST}/reset_password_confirm`,
    });
    const { page } = camera;
    await camera.open(`/${BANK}/login`);
    await logIn(page, "nobody@example.org", "Hortensia+42");
    await expect(page.getByRole("alert").first()).not.toBeEmpty();
    await camera.shoot("login-refused");
    const { email } = newPerson();
    await camera.open(`/${DENTIST}/register`);
    await page.locator("#register-email").fill(email);
    await page.locator("#register-email").press("Enter");
    await page.goto(linkOf((await waitForMails(email, 1)).at(-1)));
    await camera.shoot("activate");
    await page.getByRole("main").getByRole("button").click();
    await expect(page.locator("#new-password")).toBeVisible();
    await camera.shoot("set-password");
    await setPassword(page, "Hortensia+42");
    await expect(page).toHaveURL(/\/book\//);
    await camera.open(`/${DENTIST}/appointments`);
    await camera.shoot("no-appointments");
  },

  async booking(camera) {
    const { page } = camera;
    const person = newPerson();
    await camera.open(`/${DENTIST}/book/intervention_ids`);
    await camera.shoot("services");
    await page.locator('main li button[aria-pressed="false"]').first().click();
    await chooseService(page);
    await expect(freeTimes(page).first()).toBeVisible();
    await camera.shoot("slots");
    const asList = page.getByRole("button", { name: inAnyLanguage(({ screen }) => screen.slots.asList) });
    await asList.click();
    await camera.shoot("slots-other-view");
    await asList.click();
    await chooseSlot(page);
    await expect(page.locator("form")).toBeVisible();
    await camera.shoot("details");
    await bookButton(page).press("Enter");
    await camera.shoot("details-faults");
    await fillIn(page, person);
    await bookButton(page).click();
    await expect(page).toHaveURL(/\/book\/confirm/);
    await camera.shoot("confirmed");
    const [mail] = await waitForMails(person.email, 1);
    const cancel = page.getByRole("button", {
      name: inAnyLanguage(({ appointment }) => appointment.confirm.cancel),
    });
    await cancel.click();
    await camera.shoot("cancel-question");
    await page.getByRole("dialog").getByRole("button").last().click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await page.waitForTimeout(300);
    await camera.shoot("cancelled");
    // Uses another page, where the content security policy of the product does not apply.
    await page.goto("about:blank");
    await page.setContent(mail?.html ?? "");
    await camera.shoot("mail", { isMail: true });
  },

  async client(camera) {
    const { page } = camera;
    await camera.open(`/${DENTIST}/login`);
    await logIn(page, "julie.garnier@courriel.example", "Famille=Garnier4");
    await expect(page).toHaveURL(/\/book\//);
    await page.getByRole("banner").getByRole("button").last().click();
    await camera.shoot("profile-menu");
    await page.keyboard.press("Escape");
    await chooseService(page);
    await chooseSlot(page);
    await expect(bookButton(page)).toBeVisible();
    await camera.shoot("details-of-client");
    await camera.open(`/${DENTIST}/appointments`);
    await expect(page.getByRole("main").locator("section li").first()).toBeVisible();
    await camera.shoot("appointments");
    await page.getByRole("main").locator("section li [aria-haspopup]").first().click();
    await camera.shoot("appointment-menu");
    await page.keyboard.press("Escape");
    await page.getByRole("main").locator("section li").getByRole("button").first().click();
    await camera.shoot("move");
    await camera.open(`/${DENTIST}/fiches`);
    await expect(page.getByRole("tab").first()).toBeVisible();
    await camera.shoot("information");
    await page.getByRole("tab").last().click();
    await camera.shoot("information-add");
    await camera.open(`/${DENTIST}/personal_data`);
    await expect(page.getByRole("main").getByRole("button").first()).toBeVisible();
    await camera.shoot("personal-data");
  },

  async professional(camera) {
    const { page } = camera;
    await camera.open(`/${CENTRE}/login`);
    await logIn(page, "accueil@sante-du-parc.example", "Parc*Accueil-38");
    await expect(page).toHaveURL(/\/calendar/);
    await camera.open(`/${CENTRE}/calendar`);
    await expect(page.getByRole("main").getByRole("button").first()).toBeVisible();
    await camera.shoot("calendar");
    await camera.open(`/${CENTRE}/search_fiche`);
    await camera.shoot("search");
    await page.locator("#fiche-search").fill("blanchard");
    await page.keyboard.press("Enter");
    const found = page.getByRole("main").getByRole("list").getByRole("button");
    await expect(found.first()).toBeVisible();
    await camera.shoot("search-found");
    await found.first().click();
    await expect(page).toHaveURL(/\/search_fiche\/\d+/);
    await camera.shoot("record");
    await camera.open(`/${CENTRE}/security`);
    await camera.shoot("security");
  },

  async picker(camera) {
    const { page } = camera;
    await camera.open(`/${SALON}/book`);
    await expect(page).toHaveURL(/\/book\//);
    await chooseService(page);
    await expect(freeTimes(page).first()).toBeVisible();
    await camera.shoot("slots-salon");
    await openPicker(page);
    await camera.shoot("date-picker");
  },
};

async function shootEach(camera: Camera, addresses: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, address] of Object.entries(addresses)) {
    await camera.open(address);
    await camera.shoot(name);
  }
}

async function openPicker(page: Page): Promise<void> {
  const another = inAnyLanguage(({ screen }) => screen.slots.pickAnotherDate);
  await page.getByRole("button", { name: new RegExp(another.source.replace("^", ""), "i") }).click();
  await expect(page.getByRole("application")).toBeVisible();
}
