import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { logIn, logOut } from "./steps/account.ts";
import { expectNoBarrier } from "./steps/barriers.ts";
import { test } from "./steps/journey.ts";
import { emailOf, enterSalon, openSalon } from "./steps/owner.ts";
import { freeSlots, otherClient, take } from "./steps/other-client.ts";
import { dayIn } from "./steps/receptionist.ts";
import { title } from "./steps/visitor.ts";

/** An assistant works on Bruno's calendar alone; an agent takes calls for both. */
const openShop = () =>
  openSalon({}, [
    { who: "nadia", role: "pro", calendars: ["Brun"] },
    { who: "standard", role: "call_centre" },
  ]);

const navigation = (page: Page) => page.getByRole("navigation", { name: "Gestion" });
const choices = (page: Page, label: string) => page.getByLabel(label, { exact: true }).getByRole("option");
const BANK = "credit-du-vallon-lille";
const WHY = "Pourquoi aucun horaire ?";

test("an assistant finds what of the back office is theirs, about their own calendar", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const urlname = await openShop();
  await enterSalon(page, urlname, "nadia");
  await page.getByRole("main").getByRole("link", { name: "Gestion" }).press("Enter");
  await expect(title(page)).toHaveText(WHY);
  await expect(choices(page, "Agenda")).toHaveText(["Tous les agendas", "Bruno Petit"]);
  await expect(page.getByRole("region", { name: "Bruno Petit" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Anna Roux" })).toHaveCount(0);
  await expect(page.getByRole("main").getByText("Fermé").first()).toBeVisible();
  // Where hours and rules are changed is for others.
  await expect(page.getByRole("region", { name: "Bruno Petit" }).getByRole("link")).toHaveCount(0);
  await expectNoBarrier(page);

  await navigation(page).getByRole("link", { name: "Statistiques" }).press("Enter");
  await expect(title(page)).toHaveText("Statistiques");
  await expect(page.getByText(/Compté pour la dernière fois/)).toBeVisible({ timeout: 30_000 });
  await expect(choices(page, "Agenda")).toHaveText(["Tous les agendas", "Bruno Petit"]);
  await expectNoBarrier(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(navigation(page).getByRole("link")).toHaveText(["Agenda", "En ligne", WHY, "Statistiques"]);

  // A page for owners, as a colleague's link may name it.
  await page.goto(`/${urlname}/manage/interventions?locale=fr`);
  await expect(page).toHaveURL(/\/calendar/);
  await expect(page.getByRole("rowheader")).toHaveText(["Bruno Petit"]);
});

test("who takes calls finds out why there is no time, and no figures", async ({ page }) => {
  const urlname = await openShop();
  await enterSalon(page, urlname, "standard");
  await page.getByRole("banner").getByRole("button", { name: "Mon compte" }).click();
  await page.getByRole("link", { name: "Gestion" }).click();
  await expect(title(page)).toHaveText(WHY);
  await expect(page.getByRole("region", { name: "Anna Roux" })).toBeVisible();
  await expect(navigation(page).getByRole("link")).toHaveText(["Agenda", WHY]);
  await page.goto(`/${urlname}/manage/statistics?locale=fr`);
  await expect(page).toHaveURL(/\/calendar/);
  await navigation(page).waitFor({ state: "detached" });
});

test("a page that needs the login comes after it as it was asked for, and a login alone leads to the day", async ({
  page,
}) => {
  const urlname = await openShop();
  const statistics = `/${urlname}/manage/statistics?from=2026-01-01&until=2026-01-31&locale=fr`;
  await page.goto(statistics);
  await expect(page).toHaveURL(/\/login/);
  await logIn(page, emailOf(urlname, "nadia"));
  await expect(page).toHaveURL(statistics);
  await expect(page.getByLabel("Du", { exact: true })).toHaveValue("2026-01-01");

  await Promise.all([page.waitForEvent("load"), logOut(page)]);
  const day = `/${urlname}/calendar?locale=fr&day=2026-12-01&view=list`;
  await page.goto(day);
  await logIn(page, emailOf(urlname, "nadia"));
  await expect(page).toHaveURL(/day=2026-12-01.*view=list|view=list.*day=2026-12-01/);
  await expect(title(page)).toContainText("1 décembre");
});

test("where visitors log in before they choose, a professional comes to the day, or goes on with what a link chose", async ({
  page,
}) => {
  const pro = "paul.nguyen@credit-du-vallon.example";
  const password = "Vallon*Agence59";
  await page.goto(`/${BANK}?locale=fr`);
  await expect(page).toHaveURL(/\/book\/login/);
  await logIn(page, pro, password);
  await expect(page).toHaveURL(/\/calendar/);
  await Promise.all([page.waitForEvent("load"), logOut(page)]);
  await page.goto(`/${BANK}?locale=fr&fiche[firstphone]=0639984012`);
  await expect(page).toHaveURL(/\/book\/login/);
  await logIn(page, pro, password);
  await expect(page).toHaveURL(/\/book\/inter/);
});

const DAY = dayIn(7);

/** What a file that a press begins to send has in it. */
async function fileOf(page: Page, press: () => Promise<void>): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent("download"), press()]);
  return readFile(await download.path(), "utf8");
}

test("files have what their reader may see: an owner all calendars, an assistant one, others none", async ({
  page,
  browser,
}) => {
  const urlname = await openShop();
  const client = await otherClient(page.request, urlname);
  const service = client.catalogue.interventions[0]!.id;
  for (const { id, publicname } of client.catalogue.calendars) {
    const [slot] = await freeSlots(client, { intervention_id: service, calendar_id: id, from: DAY });
    const lastname = `De ${publicname}`;
    await take(client, slot!, service, { firstname: "Zoé", lastname, email: `${id}@exemple.fr` }, id);
  }
  const query = `from=${DAY}&until=${DAY}`;
  for (const [who, names] of [
    ["un", ["De Anna Roux", "De Bruno Petit"]],
    ["nadia", ["De Bruno Petit"]],
  ] as const) {
    const context = await browser.newContext();
    const own = await context.newPage();
    await enterSalon(own, urlname, who);
    await own.goto(`/${urlname}/manage/statistics?${query}&locale=fr`);
    const part = own.getByRole("region", { name: "Les rendez‑vous en fichier" });
    const button = (format: string) => part.getByRole("button", { name: format });
    const csv = await fileOf(own, () => button("CSV").press("Enter"));
    expect(csv.match(/De \w+ \w+/g)?.sort()).toEqual(names);
    const workbook = await fileOf(own, () => button("XLSX").click());
    expect(workbook.slice(0, 2)).toBe("PK");
    // Nor does the address tell more than the screen.
    const { token } = JSON.parse(
      await own.evaluate<string>(`sessionStorage.getItem("rendezvous.session.${urlname}")`),
    ) as { token: string };
    for (const call of ["appointments.download", "statistics.download"]) {
      const of = ({ id }: { id: number }) =>
        own.request.get(
          `/api/v3/groups/${client.group.id}/${call}?${query}&calendar_ids[]=${id}&apikey=${client.apiKey}&token=${token}`,
        );
      const answers = await Promise.all(client.catalogue.calendars.map(of));
      expect(answers.map((answer) => answer.status())).toEqual(who === "un" ? [200, 200] : [400, 200]);
    }
    await context.close();
  }
});
