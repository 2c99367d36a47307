import { expect } from "@playwright/test";
import { chooseOtherTime } from "./steps/appointments.ts";
import { expectNoBarrierAtAnyWidth } from "./steps/barriers.ts";
import { test } from "./steps/journey.ts";
import { waitForMails } from "./steps/mailbox.ts";
import {
  bookByLink,
  bookButton,
  chooseService,
  chooseSlot,
  newPerson,
  openGroup,
  title,
} from "./steps/visitor.ts";

test("a confirmation says when before all else, what comes next, and whom to call", async ({ page }) => {
  const person = newPerson();
  await bookByLink(page, "cabinet-dentaire-des-lilas", person);
  const sizeOf = (selector: string) =>
    page.evaluate<number>(`parseFloat(getComputedStyle(document.querySelector('${selector}')).fontSize)`);
  await expect(page.locator("main h1 + p")).toHaveText(/\d\d:\d\d$/);
  expect(await sizeOf("main h1 + p")).toBeGreaterThan(await sizeOf("main h1"));
  // The total is in the card of the booked service.
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

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("a mail's link opens on the facts and on moving and cancelling; what was moved says its new time, in view", async ({
    page,
  }) => {
    const person = newPerson();
    await bookByLink(page, "cabinet-dentaire-des-lilas", person);
    const [mail] = await waitForMails(person.email, 1);
    await page.goto(/https?:\/\/\S*token=m\.\S*/.exec(mail?.text ?? "")?.[0] ?? "");
    // Neither opening the link nor a reload changes anything.
    await expect(title(page)).toHaveText(/^Votre rendez.vous$/);
    await page.reload();
    await expect(title(page)).toHaveText(/^Votre rendez.vous$/);
    const move = page.getByRole("button", { name: /^Déplacer/ });
    await expect(move).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("button", { name: /^Annuler/ })).toBeInViewport({ ratio: 1 });
    await expect(page.getByText("Camille Dubois")).toBeInViewport({ ratio: 1 });
    const when = page.locator("main h1 + p");
    const before = (await when.textContent()) ?? "";
    await page.evaluate("scrollTo(0, 300)");
    await move.click();
    await chooseOtherTime(page);
    await page.getByRole("button", { name: "Oui, déplacer" }).click();
    await expect(title(page)).toHaveText(/déplacé/);
    await expect(title(page)).toBeInViewport({ ratio: 1 });
    await expect(when).toBeInViewport({ ratio: 1 });
    await expect(when).not.toHaveText(before);
  });

  test("a booking in a frame without a header has a way back, in words", async ({ page }) => {
    await openGroup(page, "cabinet-dentaire-des-lilas", "locale=fr&noheader=1&nofooter=1");
    await chooseService(page);
    const back = page.getByRole("link", { name: "Retour" });
    expect(await back.innerText()).toBe("Retour");
    await back.click();
    await expect(page).toHaveURL(/\/book\/intervention_ids/);
  });

  test("the bar that books hides nothing of a host page that is to show through", async ({ page }) => {
    const barOf = async () => {
      await expect(bookButton(page)).toBeVisible();
      return page.evaluate<string>(
        "(() => { const { position, backgroundColor } = getComputedStyle(document.querySelector('main form button[type=submit]').parentElement); return `${position} ${backgroundColor}`; })()",
      );
    };
    await openGroup(page, "cabinet-dentaire-des-lilas", "locale=fr&styles=transparent");
    await chooseService(page);
    await chooseSlot(page);
    expect(await barOf()).toBe("static rgba(0, 0, 0, 0)");
    await page.goto(page.url().replace("styles=transparent", "websource=affiche"));
    expect(await barOf()).toBe("sticky rgb(255, 255, 255)");
  });
});
