import { expect, type Page } from "@playwright/test";
import { chooseOtherTime } from "./steps/appointments.ts";
import { expectNoBarrierAtAnyWidth } from "./steps/barriers.ts";
import { test } from "./steps/journey.ts";
import { waitForMails } from "./steps/mailbox.ts";
import { freeSlots, otherClient, take } from "./steps/other-client.ts";
import { enterSalon, openSalon } from "./steps/owner.ts";
import { blocks, dayIn } from "./steps/receptionist.ts";
import { newPerson, title } from "./steps/visitor.ts";

/** Returns the link of the confirmation, which a reminder has with an answer. */
async function linkOf(email: string): Promise<string> {
  const [mail] = await waitForMails(email, 1);
  return /https?:\/\/\S*token=m\.\S*/.exec(mail?.text ?? "")?.[0] ?? "";
}

const question = (page: Page) => page.getByRole("dialog", { name: "Viendrez-vous" });

test("a client answers a reminder by keyboard: the page asks first, and the day shows who comes", async ({
  page,
  request,
}) => {
  const urlname = await openSalon();
  const client = await otherClient(request, urlname);
  const service = client.catalogue.interventions[0]?.id ?? 0;
  const slots = await freeSlots(client, { intervention_id: service, from: dayIn(1) });
  const [coming, absent] = [newPerson(), newPerson()];
  await take(client, slots[0]!, service, coming);
  await take(client, slots.at(-1)!, service, absent);
  await page.goto(`${await linkOf(coming.email)}&will_come=yes`);
  await expect(question(page)).toBeVisible();
  await expectNoBarrierAtAnyWidth(page);
  await page.keyboard.press("Escape");
  await expect(question(page)).toBeHidden();
  // Neither opening the link nor closing the question has changed anything.
  await page.reload();
  await expect(question(page)).toBeVisible();
  await page.getByRole("button", { name: "Oui, je viendrai" }).press("Enter");
  await expect(page.getByRole("region", { name: "Merci, nous vous attendons." })).toBeVisible();
  await expect(page.getByRole("main")).toContainText("Vous avez confirmé votre venue.");
  await page.reload();
  await expect(page.getByRole("main")).toContainText("Vous avez confirmé votre venue.");
  await expect(question(page)).toBeHidden();

  await page.goto(`${await linkOf(absent.email)}&will_come=yes`);
  await question(page).getByRole("button", { name: "Je ne peux pas venir" }).press("Enter");
  await page.getByRole("dialog").getByRole("button", { name: "Oui, annuler" }).press("Enter");
  await expect(title(page)).toHaveText(/annulé/);

  await enterSalon(page, urlname, "un");
  await page.goto(`/${urlname}/calendar?locale=fr&day=${dayIn(1)}`);
  const block = blocks(page).filter({ hasText: coming.lastname });
  await expect(block.getByRole("img", { name: "Viendra" })).toBeVisible();
  await block.press("Enter");
  const presence = page.getByRole("group", { name: "Venue du client" });
  await expect(presence.getByRole("button", { name: "Viendra" })).toHaveAttribute("aria-pressed", "true");
  await presence.getByRole("button", { name: "En cours" }).press("Enter");
  await expect(block.getByRole("img", { name: "En cours" })).toBeVisible();
  await expectNoBarrierAtAnyWidth(page);
});

test("whoever moves the appointment instead is not asked again", async ({ page, request }) => {
  const urlname = await openSalon();
  const client = await otherClient(request, urlname);
  const service = client.catalogue.interventions[0]?.id ?? 0;
  const [slot] = await freeSlots(client, { intervention_id: service, from: dayIn(1) });
  const person = newPerson();
  await take(client, slot!, service, person);
  await page.goto(`${await linkOf(person.email)}&will_come=yes`);
  await question(page).getByRole("button", { name: "Fermer" }).click();
  await page.getByRole("button", { name: "Déplacer ce rendez-vous" }).click();
  await chooseOtherTime(page);
  await page.getByRole("button", { name: "Oui, déplacer" }).click();
  await expect(title(page)).toHaveText(/déplacé/);
  await expect(question(page)).toBeHidden();
});
