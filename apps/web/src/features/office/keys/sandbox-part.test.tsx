import "../../../app/tokens.css";
import "../../../app/base.css";
import type { Sandbox } from "@rendezvous/contract/office/sandbox-calls";
import { Route } from "wouter";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { startInGroup } from "../../ground/group/testing/start-in-group.tsx";
import { startSession } from "../../ground/session/session-store.ts";
import { aSession } from "../../ground/session/testing/a-session.ts";
import { accessibilityFaults } from "../../visit/slots/testing/accessibility-faults.ts";
import { SandboxPart } from "./sandbox-part.tsx";

const MADE: Sandbox = {
  group_id: 9,
  urlname: "practice-sandbox",
  reset_at: "2026-11-30T08:00:00.000Z",
  mails_to: "marie.dupont@cabinet.example",
};

interface Start {
  readonly sandbox?: Sandbox | null;
  readonly language?: "en" | "fr";
  readonly width?: number;
}

async function start({ sandbox = null, language = "en", width = 1000 }: Start = {}) {
  await page.viewport(width, 900);
  startSession("practice", aSession({ type: "pro" }));
  const sent: string[] = [];
  let present = sandbox;
  await startInGroup(
    <Route path="/:urlname/manage/:page">
      <main>
        <h1>Keys</h1>
        <SandboxPart />
      </main>
    </Route>,
    {
      address: "/practice/manage/keys",
      language,
      answer: ({ method, path }) => {
        if (!path.endsWith("/groups/4/sandbox")) return undefined;
        if (method !== "GET") sent.push(method);
        if (method === "DELETE") {
          present = null;
          return { sandbox: MADE };
        }
        if (method === "POST") {
          present = { ...MADE, reset_at: "2026-12-01T10:00:00.000Z" };
          return { sandbox: present, access_key: { key: "rdv_secret" } };
        }
        return { sandbox: present };
      },
    },
  );
  /** Another tab makes it or resets it. */
  const resetElsewhere = () => {
    present = { ...MADE, reset_at: "2026-12-01T11:00:00.000Z" };
  };
  return { sent, resetElsewhere };
}

const button = (name: string) => page.getByRole("button", { name, exact: true });
const key = page.getByRole("textbox", { name: "Key" });

test.each([
  ["en", 320],
  ["fr", 320],
  ["en", 1280],
  ["fr", 1280],
] as const)("is free of barriers in %s at %i pixels, its question too", async (language, width) => {
  await start({ sandbox: MADE, language, width });
  const reset = button(language === "en" ? "Reset" : "Remettre à zéro");
  await expect.element(reset).toBeVisible();
  expect(await accessibilityFaults()).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  await reset.click();
  await expect.element(page.getByRole("dialog")).toBeVisible();
  expect(await accessibilityFaults()).toEqual([]);
});

test("is set up and deleted by the keyboard, and its key is shown once", async () => {
  const { sent } = await start();
  const make = button("Set up the sandbox");
  await expect.element(make).toBeVisible();
  (make.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(key).toHaveValue("rdv_secret");
  await expect.element(key).toHaveFocus();
  await expect.element(page.getByText("Last reset: Tuesday, 1 December 2026, 11:00")).toBeVisible();
  await expect.element(page.getByText("Its messages go to: marie.dupont@cabinet.example")).toBeVisible();
  const link = page.getByRole("link", { name: "Open the sandbox" });
  expect(link.element().getAttribute("href")).toBe("/practice-sandbox");
  (button("Done").element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(key).not.toBeInTheDocument();
  await expect.element(page.getByRole("heading", { name: "Sandbox" })).toHaveFocus();
  (button("Delete").element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  (page.getByRole("dialog").getByRole("button", { name: "Delete" }).element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(make).toBeVisible();
  await expect.element(page.getByRole("heading", { name: "Sandbox" })).toHaveFocus();
  expect(sent).toEqual(["POST", "DELETE"]);
});

test("is reset once that is confirmed, and has another key", async () => {
  const { sent } = await start({ sandbox: MADE });
  await button("Reset").click();
  await page.getByRole("dialog").getByRole("button").first().click();
  expect(sent).toEqual([]);
  await button("Reset").click();
  await page.getByRole("dialog").getByRole("button", { name: "Reset" }).click();
  await expect.element(key).toHaveValue("rdv_secret");
  expect(sent).toEqual(["POST"]);
});

test("is not set up again after another tab has done so", async () => {
  const { sent, resetElsewhere } = await start();
  await expect.element(button("Set up the sandbox")).toBeVisible();
  resetElsewhere();
  await button("Set up the sandbox").click();
  await expect.element(page.getByText(/This was changed in the meantime/)).toBeVisible();
  await expect.element(page.getByText("Last reset: Tuesday, 1 December 2026, 12:00")).toBeVisible();
  expect(sent).toEqual([]);
});

test("is not reset again after another tab has done so, and shows no key that has ended", async () => {
  const { sent, resetElsewhere } = await start();
  await button("Set up the sandbox").click();
  await expect.element(key).toHaveFocus();
  resetElsewhere();
  await button("Reset").click();
  await page.getByRole("dialog").getByRole("button", { name: "Reset" }).click();
  await expect.element(page.getByText(/This was changed in the meantime/)).toBeVisible();
  await expect.element(key).not.toBeInTheDocument();
  expect(sent).toEqual(["POST"]);
});

test("is not there in the sandbox itself", async () => {
  await start({ sandbox: { ...MADE, group_id: 4 } });
  await expect.element(page.getByRole("heading", { name: "Keys" })).toBeVisible();
  await expect.element(page.getByRole("heading", { name: "Sandbox" })).not.toBeInTheDocument();
});
