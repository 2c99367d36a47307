import { expect, type Page } from "@playwright/test";
import { linkOf, PASSWORD, setPassword } from "./steps/account.ts";
import { test } from "./steps/journey.ts";
import { waitForMails } from "./steps/mailbox.ts";
import { openManage, openSalon, save } from "./steps/owner.ts";
import { dayIn } from "./steps/receptionist.ts";
import { title } from "./steps/visitor.ts";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const box = (page: Page, name: string) => page.getByRole("checkbox", { name, exact: true });
const columns = (page: Page) => page.getByRole("rowheader");

async function openDay(page: Page, urlname: string): Promise<void> {
  await page.goto(`/${urlname}/calendar?locale=fr&day=${dayIn(7)}`);
}

test("an invited professional who may see one calendar sees that one, then another, and nothing once removed", async ({
  page,
  browser,
}) => {
  const urlname = await openSalon();
  const email = `nadia@${urlname}.example`;
  await openManage(page, urlname, "/people");
  await page.getByRole("link", { name: "Inviter quelqu’un" }).click();
  await expect(title(page)).toHaveText("Inviter quelqu’un");
  await page.getByRole("textbox", { name: "Adresse e‑mail" }).fill(email);
  await page.getByRole("textbox", { name: "Prénom" }).fill("Nadia");
  await page.getByRole("textbox", { name: "Nom", exact: true }).fill("Roux");
  await box(page, "Tous les agendas, y compris les nouveaux").uncheck();
  await box(page, "Bruno Petit").check();
  await button(page, "Envoyer l’invitation").click();
  await expect(page.getByRole("region", { name: "Invitations en attente" })).toContainText("Nadia Roux");

  const [mail] = await waitForMails(email, 1);
  expect(mail?.text).toContain("Bonjour Nadia Roux, un accès professionnel");
  const guests = await browser.newContext();
  const guest = await guests.newPage();
  await guest.goto(linkOf(mail));
  await button(guest, "Accepter l’invitation").click();
  await setPassword(guest, PASSWORD);
  // The link of her mail leads to her calendar.
  await expect(guest).toHaveURL(/\/calendar/);
  await expect(columns(guest)).toHaveText(["Bruno Petit"]);
  await openDay(guest, urlname);
  await expect(columns(guest)).toHaveText(["Bruno Petit"]);

  await page.reload();
  await expect(page.getByRole("region", { name: "Invitations en attente" })).toHaveCount(0);
  await page.getByRole("link", { name: "Nadia Roux" }).click();
  await expect(box(page, "Bruno Petit")).toBeChecked();
  await box(page, "Anna Roux").check();
  await save(page).click();
  await expect(page.getByRole("list", { name: "Équipe" })).toContainText("Anna Roux, Bruno Petit");
  // The open day gains a column without a reload, and then loses one.
  await expect(columns(guest)).toHaveText(["Anna Roux", "Bruno Petit"]);
  await page.getByRole("link", { name: "Nadia Roux" }).click();
  await box(page, "Bruno Petit").uncheck();
  await save(page).click();
  await expect(columns(guest)).toHaveText(["Anna Roux"]);

  await page.getByRole("link", { name: "Nadia Roux" }).click();
  await button(page, "Retirer de l’équipe").click();
  const question = page.getByRole("dialog");
  await question.getByRole("button", { name: "Retirer de l’équipe" }).click();
  await expect(page.getByRole("link", { name: "Nadia Roux" })).toHaveCount(0);
  await openDay(guest, urlname);
  await expect(guest).toHaveURL(/\/login/);
  await guests.close();
});
