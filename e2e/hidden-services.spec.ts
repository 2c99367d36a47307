import { expect } from "@playwright/test";
import { test } from "./steps/journey.ts";
import { openManage, openSalon, saveIt } from "./steps/owner.ts";

const week = { days: ["mo", "tu", "we", "th", "fr", "sa", "su"], from: "09:00", to: "18:00" };
const records = {
  calendars: [
    { externid: "anna", name: "Anna", publicname: "Anna", slot_step: 30, openinghours: [week] },
    { externid: "zoe", name: "Zoé", publicname: "Zoé", slot_step: 30, openinghours: [] },
  ],
  interventions: [
    { externid: "coupe", name: "Coupe", publicname: "Coupe", length: 30, calendars: ["anna"] },
    { externid: "soin", name: "Soin", publicname: "Soin", length: 30, calendars: ["anna"] },
    { externid: "tresses", name: "Tresses", publicname: "Tresses", length: 60, calendars: ["zoe"] },
  ],
};

test("an owner hides what nobody can book: visitors' lists leave it out, a link to it says that nothing is free", async ({
  page,
  browser,
}) => {
  const urlname = await openSalon(records);
  const visitor = await browser.newPage({ locale: "fr-FR" });
  const list = visitor.getByRole("list").filter({ hasText: "Coupe" });
  await visitor.goto(`/${urlname}`);
  await expect(list).toContainText("Tresses");

  await openManage(page, urlname, "/rules");
  await page.getByRole("checkbox", { name: "Masquer les prestations sans aucun horaire libre" }).check();
  await saveIt(page);
  await page.goto(`/${urlname}/manage/online?locale=fr`);
  const service = page.getByRole("listitem").filter({ hasText: "Tresses" });
  await expect(service).toContainText("Masquée dans les listes de vos clients");

  await visitor.goto(`/${urlname}`);
  await expect(list).toContainText("Soin");
  await expect(visitor.getByText("Tresses")).toBeHidden();
  const toIt = await service.getByRole("link", { name: "Voir la prestation" }).getAttribute("href");
  const id = /interventions\/(\d+)/.exec(toIt ?? "")?.[1];
  await visitor.goto(`/${urlname}?intervention_ids=${id}`);
  await expect(visitor.getByRole("main")).toContainText("Tresses");
  await expect(
    visitor.getByRole("main").getByText("Aucun horaire n’est libre en ligne pour le moment."),
  ).toBeVisible();
  await visitor.close();
});
