import { expect } from "@playwright/test";
import { logIn } from "./steps/account.ts";
import { importGroup } from "./steps/import-group.ts";
import { test } from "./steps/journey.ts";
import { DAY, freshName } from "./steps/receptionist.ts";

const PASSWORD = "Coquelicot-7";
const openinghours = [{ days: ["mo", "tu", "we", "th", "fr", "sa", "su"], from: "08:30", to: "18:00" }];

test("a calendar without a public name is a column of the day, for its owner and for who works on it alone", async ({
  page,
}) => {
  const urlname = `bureau-${freshName()}`;
  const calendars = [
    { externid: "a", name: "Anna Roux", publicname: "Anna Roux", openinghours },
    { externid: "b", name: "Bruno (interne)", openinghours },
  ];
  const interventions = [{ externid: "c", name: "Consultation", publicname: "Consultation", length: 15 }];
  const pros = [
    { email: `tous@${urlname}.fr`, password: PASSWORD, role: "owner" },
    { email: `bruno@${urlname}.fr`, password: PASSWORD, calendars: ["b"] },
  ];
  await importGroup(urlname, { rules: {} }, { calendars, interventions, pros });
  for (const [email, names] of [
    [pros[0]!.email, ["Anna Roux", "Bruno (interne)"]],
    [pros[1]!.email, ["Bruno (interne)"]],
  ] as const) {
    await page.goto(`/${urlname}/login?locale=fr`);
    await logIn(page, email, PASSWORD);
    await expect(page).toHaveURL(/\/calendar/);
    await page.goto(`/${urlname}/calendar?locale=fr&day=${DAY}`);
    await expect(page.getByRole("grid").getByRole("rowheader")).toContainText(names);
    await page.context().clearCookies();
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  }
});
