import { expect } from "@playwright/test";
import { expectNoBarrierAtAnyWidth } from "./steps/barriers.ts";
import { test } from "./steps/journey.ts";
import { freeSlots, otherClient, take } from "./steps/other-client.ts";
import { openManage, openSalon, saveIt } from "./steps/owner.ts";
import { chooseService, newPerson } from "./steps/visitor.ts";

test("an owner says by keyboard what a service costs with one colleague, and how many may be at once; visitors see it", async ({
  page,
  request,
}) => {
  const urlname = await openSalon();
  await openManage(page, urlname, "/interventions");
  const main = page.getByRole("main");
  await main.getByRole("link", { name: "Soin", exact: true }).press("Enter");
  await main.getByRole("textbox", { name: "En même temps, tous agendas confondus" }).fill("1");
  const terms = main.getByRole("group", { name: "Prix et durée selon la personne" });
  await terms.getByRole("button", { name: /^Ajouter/ }).press("Enter");
  await terms.getByRole("checkbox", { name: "Bruno Petit" }).press("Space");
  await terms.getByRole("textbox", { name: "Durée" }).fill("90");
  await terms.getByRole("textbox", { name: "Prix" }).fill("55");
  await expectNoBarrierAtAnyWidth(page);
  await saveIt(page);

  await page.goto(`/${urlname}/book?locale=fr`);
  await expect(page.getByRole("main")).toContainText(/1\sh\s–\s1\sh\s30\smin\s·\sdès\s40,00\s€/);
  await chooseService(page, "Soin", "Bruno Petit");
  await expect(page.getByText(/1\sh\s30\smin\s·\s55,00\s€/).first()).toBeVisible();

  // One at a time, whoever does it.
  const client = await otherClient(request, urlname);
  const { id } = client.catalogue.interventions.find(({ publicname }) => publicname === "Soin")!;
  const before = await freeSlots(client, { intervention_id: id, nDays: 7 });
  await take(client, before[0]!, id, newPerson());
  const after = await freeSlots(client, { intervention_id: id, nDays: 7 });
  expect(after.some(({ start_at }) => start_at === before[0]!.start_at)).toBe(false);
});
