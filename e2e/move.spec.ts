import { expect, type Page } from "@playwright/test";
import { expectNoBarrier } from "./steps/barriers.ts";
import { chooseOtherTime } from "./steps/appointments.ts";
import { test } from "./steps/journey.ts";
import { waitForMails } from "./steps/mailbox.ts";
import { freeSlots, otherClient, take } from "./steps/other-client.ts";
import { bookByLink, newPerson, title } from "./steps/visitor.ts";

const OPTICIAN = "optique-belvue-bordeaux";

const when = (page: Page) => page.locator("main header p, main p").first();

test("an appointment is moved to another time, is shown there after a reload, and may be given up before", async ({
  page,
}) => {
  await bookByLink(page, OPTICIAN, newPerson());
  const before = (await when(page).textContent()) ?? "";
  await page.getByRole("button", { name: "Déplacer ce rendez-vous" }).click();
  await expect(title(page)).toHaveText("Choisissez le nouvel horaire");
  await expectNoBarrier(page);
  await page.getByRole("button", { name: "Garder l’horaire actuel" }).click();
  await expect(when(page)).toHaveText(before);

  await page.getByRole("button", { name: "Déplacer ce rendez-vous" }).click();
  await chooseOtherTime(page);
  await expectNoBarrier(page);
  // A double click must not move the appointment twice.
  await page.getByRole("button", { name: "Oui, déplacer" }).dblclick();
  await expect(title(page)).toHaveText("Votre rendez‑vous est déplacé");
  const after = (await when(page).textContent()) ?? "";
  expect(after).not.toBe(before);
  await page.reload();
  await expect(when(page)).toHaveText(after);
});

test("a client who would lose a promotion by moving is told before", async ({ page, request }) => {
  const client = await otherClient(request, OPTICIAN);
  const service = client.catalogue.interventions.find(({ promotions }) => Number(promotions) > 0)?.id ?? 0;
  const slots = await freeSlots(client, { intervention_id: service, nDays: 31 });
  const promoted = slots.filter(({ promotion }) => promotion !== undefined).at(-1)!;
  const person = newPerson();
  await take(client, promoted, service, person);
  const [mail] = await waitForMails(person.email, 1);
  const { pathname, search } = new URL(/https?:\/\/\S+\/confirm\?\S+/.exec(mail?.text ?? "")?.[0] ?? "");
  await page.goto(`${pathname}${search}`);
  await page.getByRole("button", { name: "Déplacer ce rendez-vous" }).click();
  const times = page.locator("main table").getByRole("button").filter({ hasNotText: "%" });
  const question = page.getByRole("dialog", { name: /^Déplacer au/ });
  await expect(times.first()).toBeVisible();
  await times.first().click();
  const listed = page.getByRole("dialog").getByRole("button").first();
  await expect(listed).toBeVisible();
  if (!(await question.isVisible())) await listed.click();
  await expect(question).toContainText(`La réduction de ${promoted.promotion} %`);
});
