import { expect } from "@playwright/test";
import { linkOf, logIn, PASSWORD, setPassword } from "../steps/account.ts";
import { waitForMails } from "../steps/mailbox.ts";
import { freeSlots, otherClient, take } from "../steps/other-client.ts";
import { openManage, openSalon } from "../steps/owner.ts";
import { dayIn, freshName } from "../steps/receptionist.ts";
import { newPerson } from "../steps/visitor.ts";
import type { Camera } from "./camera.ts";

const SALON = ["atelier-margaux", "bonjour@atelier-margaux.example", "Ciseaux&Peigne7"] as const;
const CENTRE = ["maison-de-sante-du-parc", "accueil@sante-du-parc.example", "Parc*Accueil-38"] as const;
const DENTIST = [
  "cabinet-dentaire-des-lilas",
  "anais.morel@cabinet-des-lilas.example",
  "Sourire+Demo-26",
] as const;
const TOWN_HALL = ["mairie-de-sainte-aubaine", "accueil@sainte-aubaine.example", "Hermine#Demo-26"] as const;

const OFFER = ["interventions", "interventionsets", "packs", "promotions"];
const CALENDARS = ["calendars", "calendarsets", "resources"];
const SETTINGS = ["hours", "settings", "look", "website", "rules", "steps", "texts", "notifications"];
const OTHERS = ["forms", "languages", "people", "sso", "online", "why-no-slot", "embedding", "statistics"];
const DATA = ["drafts", "history", "data", "keys", "webhooks"];

/** Ways through the back office; each begins in a fresh browser. Each changes only a group of its own. */
export const MANAGE_WAYS: Readonly<Record<string, (camera: Camera) => Promise<void>>> = {
  async "manage-offer"(camera) {
    await enter(camera, SALON);
    await shootPages(camera, SALON[0], ["", ...OFFER]);
    await shootRecords(camera, SALON[0], OFFER);
  },

  async "manage-calendars"(camera) {
    await enter(camera, CENTRE);
    await shootPages(camera, CENTRE[0], [...CALENDARS, "calendars/several"]);
    await shootRecords(camera, CENTRE[0], CALENDARS);
  },

  async "manage-settings"(camera) {
    await enter(camera, TOWN_HALL);
    await shootPages(camera, TOWN_HALL[0], SETTINGS);
  },

  async "manage-others"(camera) {
    await enter(camera, DENTIST);
    await shootPages(camera, DENTIST[0], [...OTHERS, ...DATA, "people/new"]);
  },

  /** A new group has little data, so each page shows its empty state. */
  async "manage-empty"(camera) {
    const { page } = camera;
    const email = `${freshName()}@patronne.example`;
    await camera.open("/new");
    await camera.shoot("new");
    await page.locator("form button[type=submit]").click();
    await camera.shoot("new-faults");
    await page.locator("#new-name").fill(`Atelier ${freshName()}`);
    await page.getByRole("radio").last().check();
    await page.locator("#new-email").fill(email);
    await camera.shoot("new-empty-trade");
    await page.locator("form button[type=submit]").click();
    await expect(page.locator("form")).toHaveCount(0);
    await camera.shoot("new-sent");
    await page.goto(`${linkOf((await waitForMails(email, 1)).at(-1))}&locale=${camera.language}`);
    await camera.shoot("invitation");
    await page.getByRole("main").getByRole("button").first().click();
    await expect(page.locator("#new-password")).toBeVisible();
    await camera.shoot("invitation-password");
    await setPassword(page, PASSWORD);
    await expect(page).toHaveURL(/\/manage/);
    const urlname = new URL(page.url()).pathname.split("/")[1] ?? "";
    const pages = ["", ...OFFER, ...CALENDARS, ...SETTINGS, ...OTHERS, ...DATA];
    for (const at of [...pages, "interventions/new", "packs/new", "promotions/new", "calendars/new"]) {
      await openPage(camera, urlname, at);
      await camera.shoot(`empty-${nameOf(at)}`);
    }
  },

  /** The questions and messages during a change. */
  async "manage-changes"(camera) {
    const { page } = camera;
    const urlname = await openSalon();
    await book(camera, urlname);
    await openManage(page, urlname, "");
    const main = page.getByRole("main");
    const dialog = page.getByRole("dialog").last();
    const closeDialog = async () => {
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toHaveCount(0);
    };
    const saveButton = main.locator("form > div:last-child button[type=submit]");

    await openPage(camera, urlname, "interventions");
    await main.locator("li [aria-haspopup]").first().click();
    await dialog.getByRole("button").last().click();
    await camera.shoot("manage-archive");
    await closeDialog();
    await main.getByRole("radio").last().check({ force: true });
    await camera.shoot("manage-archived-none");
    await main.getByRole("radio").first().check({ force: true });
    await main.getByRole("searchbox").fill("xyz");
    await camera.shoot("manage-nothing-found");
    await main.getByRole("searchbox").fill("");
    await main.getByRole("button", { name: /\S/ }).filter({ hasNotText: /^$/ }).last().click();
    await camera.shoot("manage-ordering");

    await openPage(camera, urlname, "interventions");
    await main.locator("li a[href*='/manage/']:visible:not(nav a)").first().click();
    await page.locator("[id='field-length']").fill("x");
    await saveButton.click();
    await camera.shoot("manage-faults");
    await page.locator("[id='field-length']").fill("45");
    await page.getByRole("navigation").locator("a:visible").last().click();
    await camera.shoot("manage-leave");
    await dialog.getByRole("button").first().click();

    const elsewhere = await camera.page.context().browser()?.newPage();
    if (!elsewhere) throw new Error("The browser has gone.");
    await openManage(elsewhere, urlname, new URL(page.url()).pathname.split("/manage")[1] ?? "", "deux");
    await elsewhere.locator("[id='field-length']").fill("60");
    await elsewhere.getByRole("main").locator("form > div:last-child button[type=submit]").click();
    await expect(elsewhere.locator("form button[type=submit]").last()).toBeDisabled();
    await elsewhere.close();
    await saveButton.click();
    await expect(main.getByRole("alert")).toBeVisible();
    await camera.shoot("manage-conflict");
    await saveButton.click();
    await expect(saveButton).toBeDisabled();
    await camera.shoot("manage-saved");

    await openPage(camera, urlname, "history");
    await main.locator("li button").first().click();
    await camera.shoot("manage-undo");
    await closeDialog();

    await openPage(camera, urlname, "calendars");
    await main.locator("li a[href*='/manage/']:visible:not(nav a)").first().click();
    await main.locator("[id*=exceptions], [id*=closures]").first().waitFor({ state: "attached" });
    await camera.shoot("manage-calendar");
  },

  async "manage-drafts"(camera) {
    const { page } = camera;
    const urlname = await openSalon();
    await openManage(page, urlname, "");
    const main = page.getByRole("main");
    await openPage(camera, urlname, "drafts");
    await main.locator("form input").first().fill("Été");
    await main.locator("form button[type=submit]").click();
    await expect(page).toHaveURL(/drafts\/\d+/);
    await camera.shoot("draft-new");
    await openPage(camera, urlname, "interventions");
    await main.locator("li a[href*='/manage/']:visible:not(nav a)").first().click();
    await page.locator("[id='field-price']").fill("99");
    await camera.shoot("draft-service");
    await main.locator("form > div:last-child button[type=submit]").click();
    await expect(main.locator("form > div:last-child button[type=submit]")).toBeDisabled();
    await openPage(camera, urlname, "");
    await camera.shoot("draft-overview");
    await openPage(camera, urlname, "drafts");
    await camera.shoot("draft-list");
    await main.locator("li a[href*='/drafts/']").last().click();
    await expect(page).toHaveURL(/drafts\/\d+/);
    await camera.shoot("draft-changes");
    await main.locator("section").last().getByRole("button").last().click();
    await camera.shoot("draft-discard");
  },

  async "manage-people"(camera) {
    const { page } = camera;
    const urlname = await openSalon();
    await openManage(page, urlname, "");
    const main = page.getByRole("main");
    await openPage(camera, urlname, "people/new");
    await main.locator("form button[type=submit]").click();
    await camera.shoot("people-faults");
    await main.getByRole("textbox").first().fill(`${freshName()}@example.org`);
    await main.getByRole("checkbox").first().uncheck();
    await camera.shoot("people-calendars");
    await main.getByRole("checkbox").nth(1).check();
    await main.locator("form button[type=submit]").click();
    await expect(page).toHaveURL(/\/people($|\?)/);
    await camera.shoot("people-invited");
    await main.getByRole("link").last().click();
    await camera.shoot("people-person");
    await openPage(camera, urlname, "keys");
    await main.locator("h1 + button").click();
    await main.locator("#key-name").first().fill("Site");
    await main.getByRole("checkbox").first().check();
    await main.locator("form button[type=submit]").click();
    await camera.shoot("keys-made");
    await openPage(camera, urlname, "keys");
    await main.locator("li").getByRole("button").last().click();
    await camera.shoot("keys-revoke");
  },
};

async function enter(camera: Camera, [urlname, email, password]: readonly [string, string, string]) {
  await camera.open(`/${urlname}/login`);
  await logIn(camera.page, email, password);
  await expect(camera.page).not.toHaveURL(/\/login/);
}

async function openPage(camera: Camera, urlname: string, at: string): Promise<void> {
  await camera.open(`/${urlname}/manage${at === "" ? "" : `/${at}`}`);
  await expect(camera.page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
}

function nameOf(at: string): string {
  return at === "" ? "overview" : at.replace("/", "-");
}

/** Takes each page, and whatever opens on it. */
async function shootPages(camera: Camera, urlname: string, pages: readonly string[]): Promise<void> {
  for (const at of pages) {
    await openPage(camera, urlname, at);
    await camera.shoot(`manage-${nameOf(at)}`);
    await shootOpened(camera, `manage-${nameOf(at)}`);
  }
}

/** Takes the first record of each kind, and a new one. */
async function shootRecords(camera: Camera, urlname: string, kinds: readonly string[]): Promise<void> {
  for (const kind of kinds) {
    await openPage(camera, urlname, kind);
    const links = camera.page.getByRole("main").locator(`li a[href*="/manage/${kind}/"]`);
    await expect(links.first()).toBeVisible();
    const path = new URL((await links.first().getAttribute("href")) ?? "", camera.page.url()).pathname;
    await openPage(camera, urlname, path.split("/manage/")[1] ?? "");
    await camera.shoot(`manage-${kind}-one`);
    await shootOpened(camera, `manage-${kind}-one`);
    await openPage(camera, urlname, `${kind}/new`);
    await camera.shoot(`manage-${kind}-new`);
  }
}

/** Opens whatever the page's buttons open; of buttons with the same text only the first. */
async function shootOpened(camera: Camera, name: string): Promise<void> {
  const { page } = camera;
  const buttons = page.getByRole("main").locator("button[aria-haspopup]:visible:enabled");
  const names = new Set<string>();
  for (const button of await buttons.all()) {
    const look = (await button.innerText()) || (await button.innerHTML());
    if (names.has(look)) continue;
    names.add(look);
    await button.click();
    await camera.shoot(`${name}-opened-${names.size}`);
    await page.keyboard.press("Escape");
  }
}

async function book(camera: Camera, urlname: string): Promise<void> {
  const visitor = await otherClient(camera.page.request, urlname);
  const intervention_id = visitor.catalogue.interventions[0]?.id ?? 0;
  const [slot] = await freeSlots(visitor, { intervention_id, from: dayIn(3) });
  if (slot) await take(visitor, slot, intervention_id, newPerson());
}
