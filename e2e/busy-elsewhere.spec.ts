import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect } from "@playwright/test";
import { test } from "./steps/journey.ts";
import { enterSalon, openSalon } from "./steps/owner.ts";

/** A day on which the salon is open, in the form of a calendar file, and of the address of the day. */
function nextWeek(): { compact: string; day: string } {
  const day = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
  return { compact: day.replaceAll("-", ""), day };
}

test("a professional connects a private calendar by keyboard, whose busy times the day shows, and disconnects it", async ({
  page,
}) => {
  const { compact, day } = nextWeek();
  const times = `DTSTART;TZID=Europe/Paris:${compact}T100000\r\nDTEND;TZID=Europe/Paris:${compact}T113000`;
  const event = `BEGIN:VEVENT\r\nUID:1\r\nSUMMARY:Kiné\r\n${times}\r\nEND:VEVENT`;
  let isThere = true;
  const server = createServer((_request, response) => {
    response
      .writeHead(isThere ? 200 : 404)
      .end(`BEGIN:VCALENDAR\r\nVERSION:2.0\r\n${event}\r\nEND:VCALENDAR\r\n`);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const urlname = await openSalon();
  await enterSalon(page, urlname, "un");
  await page.goto(`/${urlname}/calendar?day=${day}&view=list&locale=fr`);
  await page.getByRole("button", { name: "Agendas affichés" }).press("Enter");
  await page.getByRole("button", { name: "Occupé ailleurs" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Occupé ailleurs" });
  const address = dialog.getByRole("textbox", { name: "Adresse de l’autre agenda" });
  await address.fill(`http://127.0.0.1:${port}/private-4f1b9f2c/basic.ics`);
  await address.press("Enter");
  await expect(dialog.getByText("Plages occupées à venir : 1")).toBeVisible();
  await expect(dialog.getByText(`Anna Roux – 127.0.0.1:${port} …9f2c`)).toBeVisible();
  await expect(dialog).not.toContainText("4f1b");
  await dialog.getByRole("button", { name: "Fermer" }).press("Enter");
  await expect(page.getByText(/^Occupé ailleurs, .*10:00–11:30$/)).toBeVisible();
  await expect(page.getByText("Kiné")).toHaveCount(0);

  isThere = false;
  await page.getByRole("button", { name: "Agendas affichés" }).press("Enter");
  await page.getByRole("button", { name: "Occupé ailleurs" }).press("Enter");
  await dialog.getByRole("button", { name: "Lire maintenant" }).press("Enter");
  await expect(dialog.getByText(/L’adresse n’est plus valable.*restent valables/)).toBeVisible();
  await dialog.getByRole("button", { name: "Ne plus relier" }).press("Enter");
  await page
    .getByRole("dialog", { name: "Ne plus relier cet agenda ?" })
    .getByRole("button", { name: "Ne plus relier" })
    .press("Enter");
  await expect(dialog.getByText(/9f2c/)).toHaveCount(0);
  await dialog.getByRole("button", { name: "Fermer" }).press("Enter");
  await expect(page.getByText(/^Occupé ailleurs, /)).toHaveCount(0);
  server.close();
});
