import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { startInGroup } from "../../../ground/group/testing/start-in-group.tsx";
import { startSession } from "../../../ground/session/session-store.ts";
import { aMembership, aSession } from "../../../ground/session/testing/a-session.ts";
import { ProfileMenu } from "./profile-menu.tsx";

const HOME = aMembership("pro", { id: 1 });
const OTHERS = [
  { ...HOME, id: 801, name: "Salon Lyon", urlname: "salon-lyon" },
  { ...HOME, id: 802, name: "Closed", urlname: "closed", inactive: true },
];

async function openMenu(
  groups: readonly (typeof HOME)[],
  more: Parameters<typeof aSession>[0],
  deployment = "default",
) {
  startSession("practice", aSession({ groups, ...more }));
  await startInGroup(<ProfileMenu />, {
    group: { id: 1, deployment } as object,
    isLogged: true,
  });
  await page.getByRole("button", { name: "My account" }).click();
  const menu = page.getByRole("dialog");
  await expect.element(menu).toBeVisible();
  return [...menu.element().querySelectorAll("a, button")].map((one) => one.textContent);
}

test("a professional can change to another of their groups, or log out", async () => {
  const entries = await openMenu([HOME, ...OTHERS], { type: "pro" });
  expect(entries).toEqual([
    "Calendar",
    "Clients",
    "Back office",
    "Salon Lyon salon-lyon",
    "Login security",
    "Log out",
  ]);
  const list = page.getByRole("list", { name: "Change organisation" });
  expect(list.getByRole("link").element()).toHaveProperty("pathname", "/salon-lyon/calendar");
});

test("a professional of one group is offered no other group", async () => {
  expect(await openMenu([HOME], { type: "pro" })).toEqual([
    "Calendar",
    "Clients",
    "Back office",
    "Login security",
    "Log out",
  ]);
});

test("a client finds appointments, information, personal data and logout", async () => {
  const all = ["My appointments", "My information", "My personal data", "Log out"];
  expect(await openMenu([], {})).toEqual(all);
});

test("personal data and logout are left out where the partner's own site has them", async () => {
  expect(await openMenu([], {}, "sncf")).toEqual(["My appointments", "My information"]);
});
