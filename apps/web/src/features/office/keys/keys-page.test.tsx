import "../../../app/tokens.css";
import "../../../app/base.css";
import type { AccessKey } from "@rendezvous/contract/people/access-key-calls";
import { Route } from "wouter";
import { expect, test } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";
import { startInGroup } from "../../ground/group/testing/start-in-group.tsx";
import { endSession, startSession, useSession } from "../../ground/session/session-store.ts";
import { aSession } from "../../ground/session/testing/a-session.ts";
import { accessibilityFaults } from "../../visit/slots/testing/accessibility-faults.ts";
import { KeysPage } from "./keys-page.tsx";

/** The page, which a professional without a session does not see. */
function Keys() {
  return useSession().session && <KeysPage />;
}

const USED: AccessKey = {
  id: 2,
  name: "Our website",
  scopes: ["catalogue:read", "appointments:read"],
  ending: "Ab1_",
  created_at: "2026-11-20T09:15:00.000Z",
  by: "Marie Dupont",
  last_used_at: "2026-11-30T08:00:00.000Z",
  expires_at: "2026-12-31T22:59:00.000Z",
  origins: ["https://app.example.org"],
  calls_per_minute: 60,
  revoked_at: null,
};
const REVOKED: AccessKey = {
  ...USED,
  id: 1,
  name: "Old till",
  last_used_at: null,
  expires_at: null,
  revoked_at: "2026-11-21T10:00:00.000Z",
};

const EXPIRED: AccessKey = { ...USED, id: 4, name: "Summer", expires_at: "2001-08-31T21:59:00.000Z" };

async function start({
  language = "en",
  width = 1000,
  keys = [USED, REVOKED],
}: {
  language?: "en" | "fr";
  width?: number;
  keys?: readonly AccessKey[];
} = {}) {
  await page.viewport(width, 900);
  startSession("practice", aSession({ type: "pro" }));
  const server = { keys, sent: [] as unknown[] };
  await startInGroup(
    <Route path="/:urlname/manage/:page">
      <main>
        <Keys />
      </main>
    </Route>,
    {
      address: "/practice/manage/keys",
      language,
      answer: ({ method, path, body }) => {
        if (path.endsWith("/sandbox")) return { sandbox: null };
        const [, rest] = path.split("/groups/4/access_keys");
        if (rest === undefined) return undefined;
        if (method === "GET") return { access_keys: server.keys };
        server.sent.push(method === "POST" ? body : rest);
        if (method === "DELETE") {
          const revoked_at = "2026-12-01T10:00:00.000Z";
          server.keys = server.keys.map((one) => (`/${one.id}` === rest ? { ...one, revoked_at } : one));
          return { access_key: server.keys[0] };
        }
        const { access_key } = body as { access_key: Pick<AccessKey, "name" | "scopes"> };
        const made = { ...USED, ...access_key, id: 3, last_used_at: null };
        server.keys = [made, ...server.keys];
        return { access_key: { ...made, key: "rdv_secret" } };
      },
    },
  );
  await expect.element(page.getByText("Our website", { exact: true })).toBeVisible();
  return server;
}

const button = (name: string) => page.getByRole("button", { name, exact: true });
const box = (name: string) => page.getByRole("checkbox", { name, exact: false });

test.each([
  ["en", 320],
  ["fr", 320],
  ["en", 1280],
  ["fr", 1280],
] as const)(
  "is free of barriers in %s at %i pixels, the form and the question too",
  async (language, width) => {
    await start({ language, width });
    expect(await accessibilityFaults()).toEqual([]);
    await button(language === "en" ? "New key" : "Nouvelle clé").click();
    expect(await accessibilityFaults()).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    await button(language === "en" ? "Revoke" : "Révoquer").click();
    await expect.element(page.getByRole("dialog")).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
  },
);

test("says of each key what it may do, and what became of it", async () => {
  await start();
  await expect.element(page.getByText("Ends in Ab1_").first()).toBeVisible();
  await expect.element(page.getByText("See appointments, and who booked them").first()).toBeVisible();
  await expect.element(page.getByText("Last used: Monday, 30 November 2026, 09:00")).toBeVisible();
  await expect.element(page.getByText("Revoked: Saturday, 21 November 2026, 11:00")).toBeVisible();
  await expect.element(page.getByText("Never used")).toBeVisible();
  await expect.element(page.getByText("Valid until: Thursday, 31 December 2026, 23:59")).toBeVisible();
  // A revoked key cannot be revoked again.
  expect(button("Revoke").elements()).toHaveLength(1);
});

test("an expired key says so, and cannot be revoked either", async () => {
  await start({ keys: [USED, EXPIRED] });
  await expect.element(page.getByText(/^Expired: Friday, 31 August 2001/)).toBeVisible();
  expect(button("Revoke").elements()).toHaveLength(1);
});

test("a new key has a name and at least one scope, and is shown once with a button that copies it", async () => {
  const server = await start();
  await button("New key").click();
  await expect.element(page.getByRole("textbox", { name: "Name" })).toHaveFocus();
  await button("Create the key").click();
  await expect.element(page.getByText("Enter a name.")).toBeVisible();
  await expect.element(page.getByText("Choose at least one.")).toBeVisible();
  expect(server.sent).toEqual([]);
  await page.getByRole("textbox", { name: "Name" }).fill("Till");
  await button("Create the key").click();
  await expect.element(box("See services, calendars, hours and settings")).toHaveFocus();
  await box("Book, move and cancel appointments").click();
  await box("See services, calendars, hours and settings").click();
  await button("Create the key").click();
  await expect.element(page.getByRole("textbox", { name: "Key" })).toHaveValue("rdv_secret");
  expect(await accessibilityFaults()).toEqual([]);
  expect(server.sent).toEqual([
    {
      access_key: {
        name: "Till",
        scopes: ["catalogue:read", "appointments:write"],
        expires_at: null,
        calls_per_minute: null,
        origins: [],
      },
    },
  ]);
  await expect.element(page.getByText("Till", { exact: true })).toBeVisible();
  await button("Done").click();
  await expect.element(page.getByRole("textbox", { name: "Key" })).not.toBeInTheDocument();
  await expect.element(button("New key")).toHaveFocus();
  expect(document.body.textContent).not.toContain("rdv_secret");
});

/** Presses Tab until the target has the focus. */
async function tabTo(target: Locator): Promise<void> {
  await expect.element(target).toBeInTheDocument();
  for (let step = 0; step < 30 && document.activeElement !== target.element(); step += 1)
    await userEvent.tab();
  await expect.element(target).toHaveFocus();
}

test("a key is made, copied and revoked by the keyboard alone", async () => {
  const server = await start();
  await tabTo(button("New key"));
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("textbox", { name: "Name" })).toHaveFocus();
  await userEvent.keyboard("Till");
  await tabTo(box("See statistics"));
  await userEvent.keyboard(" ");
  await tabTo(button("Create the key"));
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("textbox", { name: "Key" })).toHaveValue("rdv_secret");
  await expect.element(page.getByRole("textbox", { name: "Key" })).toHaveFocus();
  await tabTo(button("Copy"));
  await tabTo(button("Done"));
  await userEvent.keyboard("{Enter}");
  await expect.element(button("New key")).toHaveFocus();
  await tabTo(button("Revoke").first());
  await userEvent.keyboard("{Enter}");
  const dialog = page.getByRole("dialog");
  await expect.element(dialog.getByRole("button").first()).toHaveFocus();
  await tabTo(dialog.getByRole("button", { name: "Revoke" }));
  await userEvent.keyboard("{Enter}");
  await expect.element(dialog).not.toBeInTheDocument();
  expect(document.activeElement).not.toBe(document.body);
  expect(server.sent).toHaveLength(2);
});

test("a key may end with a day, which is none of the past", async () => {
  const server = await start();
  await button("New key").click();
  await page.getByRole("textbox", { name: "Name" }).fill("Till");
  await box("See statistics").click();
  const until = page.getByLabelText("Valid until", { exact: true });
  await until.fill("2001-12-31");
  await button("Create the key").click();
  await expect.element(page.getByText("Choose today or a later day.")).toBeVisible();
  await expect.element(until).toHaveFocus();
  expect(server.sent).toEqual([]);
  await until.fill("2999-12-31");
  await button("Create the key").click();
  await expect.element(page.getByRole("textbox", { name: "Key" })).toHaveValue("rdv_secret");
  expect(server.sent).toEqual([
    {
      access_key: {
        name: "Till",
        scopes: ["statistics:read"],
        expires_at: "2999-12-31T23:59:00+01:00",
        calls_per_minute: null,
        origins: [],
      },
    },
  ]);
});

test("a key is revoked once that is confirmed", async () => {
  const server = await start();
  await button("Revoke").click();
  const dialog = page.getByRole("dialog", { name: "Revoke “Our website”?" });
  await dialog.getByRole("button", { name: "Back" }).click();
  expect(server.sent).toEqual([]);
  await button("Revoke").click();
  await dialog.getByRole("button", { name: "Revoke" }).click();
  await expect.element(button("Revoke")).not.toBeInTheDocument();
  expect(server.sent).toEqual(["/2"]);
});

test("a key has a limit of its own, and sites that are addresses", async () => {
  const server = await start();
  await expect.element(page.getByText("https://app.example.org").first()).toBeVisible();
  await button("New key").click();
  await page.getByRole("textbox", { name: "Name" }).fill("App");
  const perMinute = page.getByRole("textbox", { name: "Calls per minute" });
  await perMinute.fill("5000");
  const sites = page.getByRole("textbox", { name: "Allowed websites" });
  await sites.fill("app.example.org");
  await box("See statistics").click();
  await button("Create the key").click();
  await expect.element(perMinute).toHaveFocus();
  await perMinute.fill("60");
  await button("Create the key").click();
  await expect.element(sites).toHaveFocus();
  await sites.fill("https://app.example.org/\nhttp://localhost:5173");
  await button("Create the key").click();
  await expect.element(page.getByRole("textbox", { name: "Key" })).toHaveValue("rdv_secret");
  expect(server.sent).toMatchObject([
    {
      access_key: {
        calls_per_minute: 60,
        origins: ["https://app.example.org", "http://localhost:5173"],
      },
    },
  ]);
});

test("a new key that is half filled in when the login ends is there again after the next one, and then only once", async () => {
  await start();
  await page.getByRole("button", { name: "New key" }).click();
  await page.getByRole("textbox", { name: /^Name/ }).fill("Till");
  await page.getByRole("checkbox", { name: /catalogue:read/ }).click();
  endSession("practice", true);
  await expect.element(page.getByRole("textbox", { name: /^Name/ })).not.toBeInTheDocument();
  startSession("practice", aSession({ type: "pro" }));
  await expect.element(page.getByRole("textbox", { name: /^Name/ })).toHaveValue("Till");
  await expect.element(page.getByRole("checkbox", { name: /catalogue:read/ })).toBeChecked();
  await page.getByRole("button", { name: "Back" }).click();
  await page.getByRole("button", { name: "New key" }).click();
  await expect.element(page.getByRole("textbox", { name: /^Name/ })).toHaveValue("");
});
