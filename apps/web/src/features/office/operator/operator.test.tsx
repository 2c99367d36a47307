import "../../../app/tokens.css";
import "../../../app/base.css";
import type { GroupSummary, GroupForOperator } from "@rendezvous/contract/site/operator";
import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { startInGroup } from "../../ground/group/testing/start-in-group.tsx";
import { accessibilityFaults } from "../../visit/slots/testing/accessibility-faults.ts";
import { OperatorPage } from "./operator-page.tsx";

const SUMMARY: GroupSummary = {
  id: 7,
  urlname: "salon-lea",
  name: "Salon Léa",
  state: "active",
  created_at: "2026-01-20T09:15:00.000Z",
  calendars: 3,
  clients: { count: 10_000, isMore: true },
  appointments: { count: 1234, isMore: false },
  recent_appointments: { count: 56, isMore: false },
  seen_at: null,
};
const LIMIT = { used: 3, max: 50_000, own: null };
const GROUP: GroupForOperator = {
  ...SUMMARY,
  services: 12,
  pictures: 4,
  professionals: 2,
  owners: ["lea@example.org"],
  deactivation: null,
  quotas: { mails: LIMIT, sms: { ...LIMIT, max: 5000 }, invitations: { ...LIMIT, max: 200 } },
  changes: [],
};
const INSTALLATION = {
  version: "0.1.0",
  schema: "0053-operators.sql",
  postgresql: "18.1",
  node: "v24.0.0",
  up_since: "2026-11-20T09:15:00.000Z",
  processes: 2,
  groups: { all: 3, inactive: 1, deactivated: 0 },
  clients: { count: 1_200_000, isEstimate: true },
  appointments: { count: 99, isEstimate: false },
  database_bytes: 323_000_000,
  backup: { is_on: true, at: null },
  queues: [{ queue: "mail", due: 2, retried: 1, given_up: 1, oldest: 180 }],
  cells: { own: "north", others: ["south"] },
};
const JOB = {
  id: 5,
  queue: "mail",
  group: { id: 7, name: "Salon Léa" },
  attempts: 60,
  failed_at: "2026-11-20T09:15:00.000Z",
  reason: "550 no such mailbox ***",
};

interface Start {
  address?: string;
  language?: "en" | "fr";
  width?: number;
  isLogged?: boolean;
}

/** Shows the operators' pages, with a server that stores what is changed. */
async function start({ address = "/operator", language = "en", width = 1280, isLogged = true }: Start = {}) {
  await page.viewport(width, 900);
  const server = {
    sent: [] as unknown[],
    operator: isLogged ? { email: "ops@example.org" } : null,
    group: GROUP,
    jobs: [JOB],
    isExpired: false,
  };
  await startInGroup(<OperatorPage />, {
    address,
    language,
    pageData: { page: { kind: "operator" } },
    answer: ({ method, path, query, body }) => {
      const call = `${method} ${path.split("/v3/operator/")[1]}`;
      if (method !== "GET") server.sent.push([call, body]);
      if (server.isExpired && !call.includes("session"))
        return Response.json({ messages: { errors: ["expired_connection"] } }, { status: 401 });
      switch (call) {
        case "GET session":
          return { operator: server.operator };
        case "POST session":
          return (body as { account: { code: string } }).account.code === "123456"
            ? { operator: { email: "ops@example.org" } }
            : Response.json({ messages: { errors: ["passwordError"] } }, { status: 401 });
        case "POST setup/start":
          return {
            email: "ops@example.org",
            secret: "JBSWY3DPEHPK3PXP",
            address: "otpauth://totp/x?secret=JB",
          };
        case "POST setup":
          return { operator: { email: "ops@example.org" }, recovery_codes: ["k7wq2-9xhmp"] };
        case "GET installation":
          return INSTALLATION;
        case "GET changes":
          return {
            changes: [
              {
                id: 1,
                at: "2026-11-20T09:15:00.000Z",
                author: null,
                action: "operator_added",
                group: null,
                details: { email: "ops@example.org" },
              },
            ],
          };
        case "GET jobs":
          return { jobs: server.jobs, isMore: false };
        case "GET groups": {
          const isFound = "salon léa".includes(query.get("search") ?? "");
          return { groups: isFound ? [SUMMARY] : [], isMore: isFound && query.get("after") === "" };
        }
        case "GET groups/7":
          return server.group;
        case "PUT groups/7/activity": {
          const { active, reason } = body as { active: boolean; reason: string };
          const at = "2026-11-20T09:15:00.000Z";
          server.group = {
            ...GROUP,
            state: active ? "active" : "deactivated",
            deactivation: active ? null : { at, reason },
          };
          return server.group;
        }
        case "PUT groups/7/quotas":
          return { ...GROUP, quotas: { ...GROUP.quotas, mails: { used: 3, max: 500, own: 500 } } };
        case "DELETE jobs/5":
        case "POST jobs/5/retry":
          server.jobs = [];
          return { status: "ok" };
        default:
          return { status: "ok" };
      }
    },
  });
  return server;
}

const button = (name: string) => page.getByRole("button", { name, exact: true });
const heading = (name: string) => page.getByRole("heading", { name, exact: true });

describe.each([
  ["en", 320],
  ["fr", 320],
  ["en", 1280],
  ["fr", 1280],
] as const)("in %s at %i pixels", (language, width) => {
  test.each([
    ["/operator", true, "JBSWY"],
    ["/operator", false, "form"],
    ["/operator/groups", true, "Salon Léa"],
    ["/operator/groups/7", true, "lea@example.org"],
  ] as const)("%s (logged in: %s) is free of barriers", async (address, isLogged, text) => {
    await start({ address, language, width, isLogged });
    if (text === "form") await expect.element(page.getByLabelText("Code", { exact: true })).toBeVisible();
    else if (text === "JBSWY") await expect.element(page.getByText("550 no such mailbox ***")).toBeVisible();
    else await expect.element(page.getByText(text).first()).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });
});

test("a login asks for address, password and code together, and says only that they are wrong", async () => {
  const server = await start({ isLogged: false });
  await button("Log in").click();
  await expect.element(page.getByLabelText("Email")).toHaveFocus();
  await userEvent.keyboard("ops@example.org");
  await page.getByLabelText("Password", { exact: true }).fill("Coquelicot-7");
  await page.getByLabelText("Code").fill("000000");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("The address, the password or the code isn’t right.")).toBeVisible();
  await expect.element(page.getByLabelText("Code")).toHaveFocus();
  await userEvent.keyboard("123456{Enter}");
  await expect.element(heading("This installation")).toBeVisible();
  expect(server.sent.at(-1)).toEqual([
    "POST session",
    { account: { email: "ops@example.org", password: "Coquelicot-7", code: "123456" } },
  ]);
  await button("Log out").click();
  await expect.element(heading("Operator login")).toBeVisible();
});

test("a one-time link sets password and app, and shows the recovery codes", async () => {
  history.replaceState(history.state, "", "#the-key");
  const server = await start({ isLogged: false });
  await expect.element(page.getByText("JBSWY3DPEHPK3PXP")).toBeVisible();
  expect(await accessibilityFaults()).toEqual([]);
  await page.getByLabelText("New password").fill("Coquelicot-7");
  await page.getByLabelText("Code", { exact: true }).fill("123456");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("k7wq2-9xhmp")).toBeVisible();
  expect(server.sent.at(-1)).toEqual([
    "POST setup",
    { key: "the-key", password: "Coquelicot-7", code: "123456" },
  ]);
  expect(location.hash).toBe("");
  await button("I have saved them").click();
  await expect.element(heading("This installation")).toBeVisible();
});

test("the overview has versions, sizes and jobs; a failed job is tried again after a question", async () => {
  const server = await start();
  await expect.element(page.getByText("about 1,200,000")).toBeVisible();
  await expect.element(page.getByText("323 MB")).toBeVisible();
  await expect.element(page.getByText("3 mins", { exact: true })).toBeVisible();
  await expect.element(page.getByText("New operator: ops@example.org")).toBeVisible();
  const cells = page.getByRole("navigation", { name: "Cells" });
  await expect.element(cells.getByRole("link", { name: "north" })).toHaveAttribute("aria-current", "true");
  await expect
    .element(cells.getByRole("link", { name: "south" }))
    .toHaveAttribute("href", "/operator?cell=south");
  await button("Try again").click();
  const dialog = page.getByRole("dialog");
  await expect.element(dialog).toBeVisible();
  expect(await accessibilityFaults()).toEqual([]);
  await dialog.getByRole("button", { name: "Try again" }).click();
  await expect.element(page.getByText("No job has failed.")).toBeVisible();
  await expect.element(heading("Failed jobs")).toHaveFocus();
  expect(server.sent).toEqual([["POST jobs/5/retry", {}]]);
});

test("groups are searched while the name is typed, and open by a link", async () => {
  await start({ address: "/operator/groups" });
  await expect.element(page.getByText("more than 10,000")).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Next page" })).toBeVisible();
  const search = page.getByRole("searchbox", { name: "Search by name or address" });
  await search.fill("nothing like it");
  await expect.element(page.getByText("Nothing matches.")).toBeVisible();
  await search.fill("salon");
  await page.getByRole("link", { name: "Salon Léa" }).click();
  await expect.element(heading("Salon Léa")).toHaveFocus();
});

test("a group is taken offline with a reason, and brought back", async () => {
  const server = await start({ address: "/operator/groups/7" });
  await button("Take offline").click();
  const dialog = page.getByRole("dialog", { name: "Take “Salon Léa” offline?" });
  await dialog.getByLabelText("Reason").fill("Unpaid");
  expect(await accessibilityFaults()).toEqual([]);
  await dialog.getByRole("button", { name: "Take offline" }).click();
  await expect.element(page.getByText("Unpaid")).toBeVisible();
  await expect.element(button("Bring back")).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await page.getByRole("dialog").getByRole("button", { name: "Bring back" }).click();
  await expect.element(button("Take offline")).toBeVisible();
  expect(server.sent).toEqual([
    ["PUT groups/7/activity", { active: false, reason: "Unpaid" }],
    ["PUT groups/7/activity", { active: true, reason: "" }],
  ]);
});

test("daily limits are whole numbers, or empty for the usual ones", async () => {
  const server = await start({ address: "/operator/groups/7" });
  const mails = page.getByRole("textbox", { name: "Emails" });
  await mails.fill("many");
  await button("Save").click();
  await expect.element(page.getByText("Enter a whole number up to 1,000,000.")).toBeVisible();
  await expect.element(mails).toHaveFocus();
  await mails.fill("500");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("Today: 3 of 500")).toBeVisible();
  expect(server.sent).toEqual([
    ["PUT groups/7/quotas", { quotas: { mails: 500, sms: null, invitations: null } }],
  ]);
});

test("a session that has ended leads to the login", async () => {
  const server = await start();
  await expect.element(heading("This installation")).toBeVisible();
  server.isExpired = true;
  await page.getByRole("link", { name: "Organisations" }).click();
  await expect.element(heading("Operator login")).toBeVisible();
});
