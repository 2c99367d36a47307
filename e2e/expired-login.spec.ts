import { expect, test } from "@playwright/test";
import { logIn, timeIn } from "./steps/account.ts";
import { otherClient } from "./steps/other-client.ts";
import { bookButton, chooseService, chooseSlot, fillIn, title } from "./steps/visitor.ts";

const PAUL = { firstname: "Paul", lastname: "Arnaud", email: "paul.arnaud@courriel.example" };

test("a login that ends in the middle of a booking loses nothing that was typed", async ({
  page,
  request,
}) => {
  await page.goto("/mutuelle-du-parc?locale=fr");
  await expect(page).toHaveURL(/\/book\/login/);
  await logIn(page, PAUL.email);
  await expect(page).toHaveURL(/\/book\/intervention_ids/);
  await chooseService(page, "Devis");
  const summary = await chooseSlot(page);
  await page.reload();
  await fillIn(page, { ...PAUL, firstname: "Léo" });
  await page.locator("#comments").fill("Pour la famille.");

  // The server ends the session, as it does after two hours.
  const stored = await page.evaluate<string>("sessionStorage.getItem('rendezvous.session.mutuelle-du-parc')");
  const { token } = JSON.parse(stored) as { token: string };
  const { apiKey } = await otherClient(request, "mutuelle-du-parc");
  await request.post(`/api/v3/sessions/logout?apikey=${apiKey}&token=${token}`);

  await bookButton(page).click();
  await expect(page).toHaveURL(/\/book\/login/);
  await expect(page.getByText("Votre connexion a expiré")).toBeVisible();
  await logIn(page, PAUL.email);
  await expect(page).toHaveURL(/\/book\/fiche_info/);
  await expect(page.getByRole("complementary")).toContainText(timeIn(summary), { ignoreCase: true });
  await expect(page.locator('[name="firstname"]')).toHaveValue("Léo");
  await expect(page.locator("#comments")).toHaveValue("Pour la famille.");
  await bookButton(page).click();
  await expect(title(page)).toHaveText(/confirmé/);
});
