import { expect, type Page } from "@playwright/test";
import { logIn, PASSWORD } from "./account.ts";
import { importGroup } from "./import-group.ts";
import { freshName } from "./receptionist.ts";

const days = ["mo", "tu", "we", "th", "fr", "sa", "su"];
const openinghours = [{ days, from: "09:00", to: "18:00" }];
const calendars = ["Anna Roux", "Bruno Petit"].map((name) => ({
  externid: name.slice(0, 4),
  name,
  publicname: name,
  slot_step: 30,
  openinghours,
}));
const interventions = [
  { externid: "coupe", name: "Coupe", publicname: "Coupe", length: 30, price: 2500 },
  { externid: "soin", name: "Soin", publicname: "Soin", length: 60, price: 4000 },
];

interface Staff {
  who: string;
  role: "owner" | "pro" | "call_centre";
  calendars?: string[];
}
const OWNERS: Staff[] = ["un", "deux"].map((who) => ({ who, role: "owner" }));

/** Creates a salon with two owners and the given staff; returns its url name. No other test changes it. */
export async function openSalon(
  records: object = {},
  staff: Staff[] = [],
  group: object = {},
): Promise<string> {
  const urlname = `salon-${freshName()}`;
  const pros = [...OWNERS, ...staff].map(({ who, ...rest }) => ({
    email: emailOf(urlname, who),
    password: PASSWORD,
    ...rest,
  }));
  await importGroup(
    urlname,
    { rules: {}, enabled_locales: "fr,en", preposition: "au", ...group },
    { calendars, interventions, pros, ...records },
  );
  return urlname;
}

export function emailOf(urlname: string, who: string): string {
  return `${who}@${urlname}.example`;
}

/** Logs a member of the staff in, and waits for the day. */
export async function enterSalon(page: Page, urlname: string, who: string): Promise<void> {
  await page.goto(`/${urlname}/login?locale=fr`);
  await logIn(page, emailOf(urlname, who));
  await expect(page).toHaveURL(/\/calendar/);
}

/** Logs one of its owners in, and opens a page of the back office. */
export async function openManage(page: Page, urlname: string, at: string, who = "un"): Promise<void> {
  await page.goto(`/${urlname}/manage${at}?locale=fr&login=1`);
  await logIn(page, emailOf(urlname, who));
  await expect(page).toHaveURL(/\/manage/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

export const save = (page: Page) => page.getByRole("button", { name: "Enregistrer", exact: true });

/** Saves, and waits until the form confirms it. */
export async function saveIt(page: Page): Promise<void> {
  await save(page).click();
  await expect(page.getByText("Rien n’a encore changé.")).toBeVisible();
}
