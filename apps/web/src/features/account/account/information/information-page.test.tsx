import type { Fiche } from "@rendezvous/contract/booking/fiche";
import { expect, test } from "vitest";
import { startInGroup } from "../../../ground/group/testing/start-in-group.tsx";
import { startSession } from "../../../ground/session/session-store.ts";
import { aSession } from "../../../ground/session/testing/a-session.ts";
import { InformationPage } from "./information-page.tsx";

const aFiche = (id: number, firstname: string): Fiche => ({
  id,
  group_id: 4,
  externid: null,
  firstname,
  lastname: "Martin",
  email: "camille@example.org",
  firstphone: "",
  phone: "",
  deleted: false,
  created_at: "2026-01-01T00:00:00Z",
  updated_at: "2026-01-01T00:00:00Z",
  changed_at: "2026-01-01T00:00:00Z",
  version: 1,
});
const PEOPLE = ["Ada", "Bob", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hana"].map((name, at) =>
  aFiche(at + 1, name),
);

async function startInformation(fiches: readonly Fiche[], answer?: () => unknown) {
  const listed = { records: fiches, total: fiches.length, page: 1, results: 50 };
  const { screen, history } = await startInGroup(<InformationPage />, {
    address: "/practice/fiches",
    isLogged: true,
    catalogue: {
      forms: {
        Fiche: [{ name: "firstname", label: "First name", type: "string", required: true }],
        Vevent: [],
      },
    },
    answer: () => answer?.() ?? listed,
  });
  const tab = (name: string) => screen.getByRole("tab", { name, exact: true });
  return { screen, history, tab, firstName: screen.getByLabelText(/^First name/) };
}

test("there is a tab for the account, one for each of its people with the first one open, and one to add a person", async () => {
  startSession("practice", aSession());
  const { screen, tab, firstName } = await startInformation(PEOPLE.slice(0, 2));
  await expect.element(tab("Ada")).toHaveAttribute("aria-selected", "true");
  await expect.element(firstName).toHaveValue("Ada");
  expect(
    screen
      .getByRole("tab")
      .all()
      .map((one) => one.element().textContent),
  ).toEqual(["Settings", "Ada", "Bob", "Add a person"]);
  await tab("Bob").click();
  await expect.element(firstName).toHaveValue("Bob");
});

test("unsaved changes are asked about before another person is shown", async () => {
  startSession("practice", aSession());
  const { screen, tab, firstName } = await startInformation(PEOPLE.slice(0, 2));
  await firstName.fill("Adele");
  await tab("Bob").click();
  const question = screen.getByRole("dialog");
  await question.getByRole("button", { name: "Stay on this page" }).click();
  await expect.element(firstName).toHaveValue("Adele");
  await tab("Bob").click();
  await question.getByRole("button", { name: /^Leave/ }).click();
  await expect.element(firstName).toHaveValue("Bob");
  await tab("Ada").click();
  await expect.element(firstName).toHaveValue("Ada");
});

test("an account with the most people allowed offers no way to add one, and says why", async () => {
  startSession("practice", aSession());
  const { screen, tab } = await startInformation(PEOPLE);
  await expect.element(tab("Hana")).toBeVisible();
  await expect.element(tab("Add a person")).not.toBeInTheDocument();
  await expect.element(screen.getByText(/Your account already holds 8 people/)).toBeVisible();
});

test("people that could not be loaded can be loaded again", async () => {
  startSession("practice", aSession());
  let isBroken = true;
  const { screen, tab } = await startInformation(PEOPLE.slice(0, 1), () =>
    isBroken ? Response.json({ message: "unavailable" }, { status: 503 }) : undefined,
  );
  const retry = screen.getByRole("button", { name: "Try again" });
  await expect.element(retry).toBeVisible();
  isBroken = false;
  await retry.click();
  await expect.element(tab("Ada")).toBeVisible();
});

test("without a login it redirects to one, which leads back", async () => {
  const { history } = await startInformation(PEOPLE);
  await expect.poll(() => history.location.pathname).toBe("/practice/login");
  expect(history.location.state).toMatchObject({ next: "/practice/fiches" });
});

test("a client with a password to set is sent there first", async () => {
  startSession("practice", aSession({ needPasswordChange: true }));
  const { history } = await startInformation(PEOPLE);
  await expect.poll(() => history.location.pathname).toBe("/set_password");
});
