import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import type { Slot } from "@rendezvous/contract/booking/slot";
import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { freePort } from "../scripts/free-port.ts";
import { logIn } from "./steps/account.ts";
import { openDesk } from "./steps/desk.ts";
import { importGroup } from "./steps/import-group.ts";
import { test } from "./steps/journey.ts";
import { freeSlots, type OtherClient, otherClient } from "./steps/other-client.ts";

const PASSWORD = "Coquelicot-7";

const FIRST = `http://127.0.0.1:${process.env["E2E_PORT"]}`;
/** A second process of the same installation. */
let second: { url: string; process: ChildProcess };

test.beforeAll(async () => {
  const port = String(await freePort());
  const server = spawn(process.execPath, ["apps/server/src/main.ts"], {
    stdio: "ignore",
    env: {
      ...process.env,
      PORT: port,
      DATA_DIR: process.env["E2E_DATA"],
      RATE_LIMIT: "off",
      LOG_LEVEL: "warn",
    },
  });
  second = { url: `http://127.0.0.1:${port}`, process: server };
  await expect
    .poll(
      () =>
        fetch(`${second.url}/readyz`).then(
          ({ ok }) => ok,
          () => false,
        ),
      { timeout: 60_000 },
    )
    .toBe(true);
});

test.afterAll(async () => {
  second.process.kill("SIGTERM");
  await once(second.process, "exit");
});

async function addClub(): Promise<{ urlname: string; email: string }> {
  const name = crypto.randomUUID().slice(0, 8);
  const [urlname, email] = [`direct-${name}`, `accueil-${name}@pro.example`];
  const pros = [{ email, password: PASSWORD, role: "pro", firstname: "Aline", lastname: "Brun" }];
  await importGroup(urlname, {}, { pros });
  return { urlname, email };
}

/** Opens the calendar of a receptionist on the day of some slots. */
async function openCalendar(
  page: Page,
  at: string,
  { urlname, email }: { urlname: string; email: string },
  day: string,
) {
  await page.goto(`${at}/${urlname}/login?locale=fr`);
  await logIn(page, email, PASSWORD);
  await expect(page.getByRole("banner").getByRole("button", { name: "Mon compte" })).toBeVisible();
  const stream = page.waitForResponse((answer) => answer.url().includes("calendars.events"));
  await page.goto(`${at}/${urlname}/calendar?day=${day}&locale=fr`);
  expect((await stream).headers()["content-type"]).toContain("text/event-stream");
  await expect(page.getByRole("grid")).toHaveAttribute("aria-busy", "false");
}

const block = (page: Page, name: string) => page.getByRole("gridcell").filter({ hasText: name });

async function findSlots(client: OtherClient) {
  const slots = await freeSlots(client, {
    intervention_id: client.catalogue.interventions[0]!.id,
    nDays: 14,
  });
  // Not the first day, because some of its slots may pass during the test.
  const day = slots
    .map(({ start_at }) => start_at.slice(0, 10))
    .find((one) => one !== slots[0]?.start_at.slice(0, 10))!;
  return { day, slots: slots.filter(({ start_at }) => start_at.startsWith(day)) };
}

/** Logs a receptionist's program in on one of the two servers. */
async function openProgram(baseURL: string, client: OtherClient, { email }: { email: string }) {
  const { group, catalogue } = client;
  const desk = await openDesk(baseURL, client, { email, password: PASSWORD });
  return {
    async book({ start_at }: Slot, lastname: string): Promise<number> {
      const fiche = {
        firstname: "Ada",
        lastname,
        email: `ada.${lastname}@courriel.example`,
        firstphone: "06 39 98 56 78",
      };
      const intervention_ids = [catalogue.interventions[0]!.id];
      const appointment = { group_id: group.id, start_at, intervention_ids, fiche };
      const path = "appointments";
      const { records } = await desk.call<{ records: { id: number }[] }>("POST", path, { appointment });
      return records[0]!.id;
    },
    async cancel(id: number): Promise<void> {
      await desk.call("POST", `groups/${group.id}/appointments/batch_delete`, { appointments: [{ id }] });
    },
    close: () => desk.close(),
  };
}

/** Creates a club with a program on each server, and returns the free slots of one of its days. */
async function startTwoPrograms(request: APIRequestContext) {
  const club = await addClub();
  const client = await otherClient(request, club.urlname);
  const { day, slots } = await findSlots(client);
  const programs = [
    await openProgram(FIRST, client, club),
    await openProgram(second.url, client, club),
  ] as const;
  return { club, day, slots, programs };
}

test("two receptionists on two servers see what the other one books and cancels, without a reload", async ({
  page,
  browser,
  request,
}) => {
  const { club, day, slots, programs } = await startTwoPrograms(request);
  const context = await browser.newContext();
  const colleague = await context.newPage();
  await openCalendar(page, FIRST, club, day);
  await openCalendar(colleague, second.url, club, day);

  await programs[1].book(slots[0]!, "Zimmer");
  for (const one of [page, colleague]) await expect(block(one, "Zimmer")).toBeVisible({ timeout: 2000 });
  const made = await programs[0].book(slots.at(-1)!, "Quint");
  for (const one of [page, colleague]) await expect(block(one, "Quint")).toBeVisible({ timeout: 2000 });
  await programs[1].cancel(made);
  for (const one of [page, colleague]) await expect(block(one, "Quint")).toHaveCount(0, { timeout: 2000 });
  for (const program of programs) await program.close();
  await context.close();
});

test("a page that was out of sight while ten things changed shows all of them when it comes back", async ({
  page,
  request,
}) => {
  const { club, day, slots, programs } = await startTwoPrograms(request);
  await openCalendar(page, FIRST, club, day);
  const turn = (isHidden: boolean) =>
    page.evaluate(`{
      Object.defineProperty(document, "hidden", { configurable: true, get: () => ${isHidden} });
      Object.defineProperty(document, "visibilityState", { configurable: true, get: () => "${isHidden ? "hidden" : "visible"}" });
      document.dispatchEvent(new Event("visibilitychange"));
    }`);
  await turn(true);
  // Alternates between the two servers.
  for (let time = 0; time < 5; time++) {
    const program = programs[time % 2]!;
    await program.cancel(await program.book(slots[0]!, "Passant"));
  }
  await programs[1].book(slots[0]!, "Reste");
  await expect(block(page, "Reste")).toHaveCount(0);
  await turn(false);
  await expect(block(page, "Reste")).toBeVisible({ timeout: 2000 });
  await expect(block(page, "Passant")).toHaveCount(0);
  // Later bookings are reported again.
  await programs[1].book(slots.at(-1)!, "Suivant");
  await expect(block(page, "Suivant")).toBeVisible({ timeout: 2000 });
  for (const program of programs) await program.close();
});
