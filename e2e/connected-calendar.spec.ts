import { expect, type Page } from "@playwright/test";
import { startRadicale } from "../apps/server/src/testing/caldav-servers.ts";
import { expectNoBarrier } from "./steps/barriers.ts";
import { test } from "./steps/journey.ts";
import { blocks, book, button, DAY, freshName, openEmptyDay } from "./steps/receptionist.ts";

async function openBusy(page: Page) {
  await page.getByRole("button", { name: "Agendas affichés" }).press("Enter");
  await page.getByRole("button", { name: "Occupé ailleurs" }).press("Enter");
  return page.getByRole("dialog", { name: "Occupé ailleurs" });
}

test("a professional connects a calendar by a login: appointments appear there, and one that is moved there is moved here", async ({
  page,
}) => {
  const server = await startRadicale();
  const path = await server.makeCalendar();
  const name = freshName();
  await page.setViewportSize({ width: 390, height: 844 });
  await openEmptyDay(page);
  const dialog = await openBusy(page);
  await dialog
    .getByLabel("Comment le relier")
    .selectOption({ label: "Par une connexion (CalDAV) : dans les deux sens" });
  await dialog.getByLabel("Adresse du serveur").fill(server.url);
  await dialog.getByLabel("Nom d’utilisateur").fill(server.login.username);
  await dialog.getByLabel("Mot de passe d’application").fill("wrong");
  await dialog.getByLabel("Mot de passe d’application").press("Enter");
  await expect(dialog.getByText("Le serveur refuse ce nom")).toBeVisible();
  await dialog.getByLabel("Mot de passe d’application").fill(server.login.password);
  await dialog.getByLabel("Mot de passe d’application").press("Enter");
  await dialog.getByLabel("Agenda à relier").selectOption({ label: "Private 1" });
  await dialog.getByLabel("Rendez-vous pris ici").selectOption({ label: "Prestation et client" });
  await expectNoBarrier(page);
  await button(dialog, "Relier").press("Enter");
  await expect(dialog.getByText(/^Anna Roux – Private 1/)).toBeVisible();
  await expect(dialog.getByText(/Les rendez-vous y sont ajoutés/)).toBeVisible();
  await expect(dialog).not.toContainText(server.login.password);
  await button(dialog, "Fermer").press("Enter");

  await page.setViewportSize({ width: 1280, height: 900 });
  const block = await book(page, name, "09:00");
  await openBusy(page);
  await button(dialog, "Lire maintenant").press("Enter");
  const listing = `<?xml version="1.0"?><propfind xmlns="DAV:"><prop><getetag/></prop></propfind>`;
  const hrefs = async () =>
    (await (await server.request("PROPFIND", path, listing, { depth: "1" })).text()).match(/[^/<>]+\.ics/g) ??
    [];
  await expect.poll(hrefs, { timeout: 20_000 }).toHaveLength(1);
  const [href] = await hrefs();
  const file = await (await server.request("GET", `${path}${href}`)).text();
  expect(file).toContain(name);
  const compact = DAY.replaceAll("-", "");
  const moved = file
    .replace(`${compact}T090000`, `${compact}T110000`)
    .replace(`${compact}T091500`, `${compact}T111500`);
  const put = await server.request("PUT", `${path}${href}`, moved, { "content-type": "text/calendar" });
  expect(put.ok).toBe(true);

  const readNow = button(dialog, "Lire maintenant");
  await expect(readNow).not.toHaveAttribute("aria-disabled", "true");
  await readNow.press("Enter");
  await expect(dialog.getByText(/y a été déplacé.*11:00/)).toBeVisible({ timeout: 20_000 });
  await expectNoBarrier(page);
  await button(dialog, "Fermer").press("Enter");
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(/des rendez-vous ont été modifiés/)).toBeVisible();
  await button(page, "Décider").press("Enter");
  await button(dialog, "Le déplacer aussi ici").press("Enter");
  await expect(dialog.getByText(/y a été déplacé/)).toHaveCount(0);
  await button(dialog, "Fermer").press("Enter");
  await expect(blocks(page).filter({ hasText: name })).toContainText("11:00");
  await expect(block).toHaveCount(1);
  await server.stop();
});
