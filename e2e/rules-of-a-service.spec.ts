import { expect } from "@playwright/test";
import { test } from "./steps/journey.ts";
import { waitForMails } from "./steps/mailbox.ts";
import { freeSlots, otherClient, take } from "./steps/other-client.ts";
import { openManage, openSalon, saveIt } from "./steps/owner.ts";
import { newPerson } from "./steps/visitor.ts";

const TUESDAY = 2;

test("an owner offers a service on Tuesdays only and says what to bring, by keyboard; visitors get both", async ({
  page,
  request,
}) => {
  const urlname = await openSalon();
  await openManage(page, urlname, "/interventions");
  await page.getByRole("main").getByRole("link", { name: "Soin", exact: true }).press("Enter");
  await page.getByRole("radio", { name: "Seulement à ces horaires" }).press("Space");
  await page.getByRole("button", { name: /^Mardi.: ajouter des heures/ }).press("Enter");
  const instructions = page.getByRole("group", { name: "À apporter, à préparer" });
  await instructions.getByRole("textbox", { name: "Français" }).fill("Une serviette");
  await saveIt(page);

  const visitor = await otherClient(request, urlname);
  const { id } = visitor.catalogue.interventions.find(({ publicname }) => publicname === "Soin")!;
  const slots = await freeSlots(visitor, { intervention_id: id, nDays: 14 });
  expect(new Set(slots.map(({ start_at }) => new Date(start_at).getDay()))).toEqual(new Set([TUESDAY]));
  const person = newPerson();
  await take(visitor, slots[0]!, id, person);
  const [mail] = await waitForMails(person.email, 1);
  expect(mail?.text).toContain("Une serviette");
});
