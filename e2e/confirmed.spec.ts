import { expect, test } from "@playwright/test";
import { expectNoBarrierAtAnyWidth } from "./steps/screens.ts";
import { book, newPerson, title } from "./steps/visitor.ts";

test("a confirmation says when before all else, what comes next, and whom to call", async ({ page }) => {
  const person = newPerson();
  await book(page, "cabinet-dentaire-des-lilas", person);
  const sizeOf = (selector: string) =>
    page.evaluate<number>(`parseFloat(getComputedStyle(document.querySelector('${selector}')).fontSize)`);
  await expect(page.locator("main h1 + p")).toHaveText(/\d\d:\d\d$/);
  expect(await sizeOf("main h1 + p")).toBeGreaterThan(await sizeOf("main h1"));
  // The total stands in the card of what is paid for.
  const card = page.locator("main section > div").filter({ has: page.getByText("Prestation") });
  await expect(card.getByText("Total")).toBeVisible();
  const next = page.locator("section").filter({ has: page.getByRole("heading", { name: "La suite" }) });
  await expect(next).toContainText(person.email);
  await expect(next).toContainText("carte Vitale");
  await expect(page.getByRole("main").getByRole("link", { name: /^Appeler/ })).toBeVisible();
  await expectNoBarrierAtAnyWidth(page);

  await page.getByRole("link", { name: "Créer mon compte" }).click();
  await expect(title(page)).toHaveText("Créer un compte");
  await expect(page.locator("#register-email")).toHaveValue(person.email);
});

test("nobody is invited to an account where there are none", async ({ page }) => {
  await book(page, "optique-belvue-marseille", newPerson());
  await expect(page.getByRole("heading", { name: "La suite" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Créer mon compte" })).toHaveCount(0);
});
