import { expect, type Page } from "@playwright/test";
import { expectNoBarrier } from "./steps/barriers.ts";
import { test } from "./steps/journey.ts";
import { freeSlots, otherClient, take } from "./steps/other-client.ts";
import { openManage, openSalon, saveIt } from "./steps/owner.ts";
import { dayIn } from "./steps/receptionist.ts";
import { newPerson } from "./steps/visitor.ts";

const main = (page: Page) => page.getByRole("main");
const DAY = dayIn(3);

test("an owner lets a service start every hour only, and learns why nothing starts in between", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const urlname = await openSalon();
  await openManage(page, urlname, "/interventions");
  await main(page).getByRole("link", { name: "Coupe", exact: true }).click();
  const between = main(page).getByRole("textbox", { name: "Temps entre deux débuts" });
  await expect(between).toHaveValue("0");
  await between.fill("2000");
  await between.press("Enter");
  await expect(between).toBeFocused();
  await expect(between).toHaveAccessibleDescription(/1.?440/);
  await expectNoBarrier(page);
  await between.fill("60");
  await saveIt(page);

  const client = await otherClient(page.request, urlname);
  const [calendar] = client.catalogue.calendars;
  const cut = client.catalogue.interventions.find(({ publicname }) => publicname === "Coupe")!;
  const request = { intervention_id: cut.id, calendar_id: calendar!.id, from: DAY };
  const times = async () => (await freeSlots(client, request)).map(({ time }) => time).slice(0, 4);
  expect(await times()).toEqual(["09:00", "09:30", "10:00", "10:30"]);
  const [first] = await freeSlots(client, request);
  await take(
    client,
    first!,
    cut.id,
    { ...newPerson(), firstname: "Chloé", lastname: "Girard" },
    calendar!.id,
  );
  expect(await times()).toEqual(["10:00", "10:30", "11:00", "11:30"]);

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(
    `/${urlname}/manage/why-no-slot?locale=fr&day=${DAY}&services=${cut.id}&calendar=${calendar!.id}`,
  );
  await expect(main(page)).toContainText(/Trop près du début d’un autre rendez-vous de cette prestation/);
  await expectNoBarrier(page);
});
