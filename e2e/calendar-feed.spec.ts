import { expect } from "@playwright/test";
import { openAppointments } from "./steps/appointments.ts";
import { test } from "./steps/journey.ts";
import { enterSalon, openSalon } from "./steps/owner.ts";

test("a professional subscribes to a calendar by keyboard, and the address ends when it is deleted", async ({
  page,
  request,
}) => {
  const urlname = await openSalon();
  await enterSalon(page, urlname, "un");
  await page.getByRole("button", { name: "Agendas affichés" }).press("Enter");
  await page.getByRole("button", { name: "S’abonner" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "S’abonner dans mon agenda" });
  await dialog.getByRole("radio", { name: /^Prestation et client/ }).press("Space");
  await dialog.getByRole("button", { name: "Créer une adresse" }).press("Enter");
  const address = dialog.getByRole("textbox", { name: "Adresse" });
  await expect(address).toHaveValue(/\/feeds\/\d+\/[\w-]{43}\.ics$/);
  const { pathname } = new URL(await address.inputValue());
  const file = await request.get(pathname);
  expect(file.status()).toBe(200);
  expect(await file.text()).toContain("X-WR-CALNAME:Anna Roux – ");
  await dialog.getByRole("button", { name: "Supprimer" }).press("Enter");
  await page
    .getByRole("dialog", { name: "Supprimer cette adresse ?" })
    .getByRole("button", { name: "Supprimer" })
    .press("Enter");
  await expect(dialog.getByRole("button", { name: "Supprimer" })).toHaveCount(0);
  expect((await request.get(pathname)).status()).toBe(404);
});

test("a client subscribes to their appointments on a phone", async ({ page, request }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openAppointments(page, "mina.da-costa@courriel.example");
  await page.getByRole("button", { name: "S’abonner" }).click();
  const dialog = page.getByRole("dialog", { name: "S’abonner dans mon agenda" });
  await dialog.getByRole("button", { name: "Créer une adresse" }).click();
  const { pathname } = new URL(await dialog.getByRole("textbox", { name: "Adresse" }).inputValue());
  expect(await (await request.get(pathname)).text()).toContain("BEGIN:VEVENT");
});
