import "../../../app/tokens.css";
import "../../../app/base.css";
import { Route } from "wouter";
import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { startInGroup } from "../../ground/group/testing/start-in-group.tsx";
import { createSettingsPage } from "../records/settings-page.tsx";
import { startSession } from "../../ground/session/session-store.ts";
import { aSession } from "../../ground/session/testing/a-session.ts";
import { accessibilityFaults } from "../../visit/slots/testing/accessibility-faults.ts";

const settings = {
  name: "Practice of the Lilacs",
  urlname: "practice",
  locale: "en",
  enabled_locales: "en,fr",
  country: "FR",
  currency: "EUR",
  timezone: "Europe/Paris",
  rules: { reminder_minutes: 1440, reminder_by: "mail_and_sms" },
  messages: { confirmation: { subject: "", text: { fr: "À bientôt {firstname} !" } } },
  notices: [{ email: "desk@lilacs.example", events: ["booked"] }],
  version: 3,
};
const words = (language: string) => ({
  subject: `Your appointment on {when} (${language})`,
  text: `Hello {firstname}, see you at {group} (${language}).`,
});
const examples = { firstname: "Camille", when: "Tuesday at 10", group: "Lilacs", "vevent.why": "(Why)" };
const messages = {
  messages: [
    {
      kind: "confirmation",
      words: { en: words("en"), fr: words("fr") },
      placeholders: ["firstname", "when", "group"],
    },
    {
      kind: "reminderSms",
      words: { en: { subject: "", text: "Soon: {when}" }, fr: { subject: "", text: "Bientôt : {when}" } },
      placeholders: ["when"],
    },
    { kind: "reset", words: { en: words("en"), fr: words("fr") }, placeholders: ["group"] },
  ],
  answers: [{ placeholder: "vevent.why", label: "Why do you come?" }],
  examples: { en: examples, fr: examples },
  notice_addresses: [{ email: "desk@lilacs.example", proven: false }],
};

interface Situation {
  language?: "en" | "fr";
  width?: number;
  hasGateway?: boolean;
}

async function start({ language = "en", width = 1000, hasGateway = true }: Situation = {}) {
  await page.viewport(width, 900);
  startSession("practice", aSession({ type: "pro" }));
  const server = { sent: [] as unknown[], previewed: [] as unknown[], asked: [] as unknown[] };
  const Content = createSettingsPage("notifications");
  await startInGroup(
    <Route path="/:urlname/manage/:page">
      <main>
        <Content />
      </main>
    </Route>,
    {
      address: "/practice/manage/notifications",
      group: { sends_sms: hasGateway },
      language,
      answer: ({ method, path, body }) => {
        if (path === "/api/v3/groups/4/messages") return messages;
        if (path === "/api/v3/groups/4/messages.preview") {
          server.previewed.push((body as { message: unknown }).message);
          return { email: "owner@lilacs.example" };
        }
        if (path === "/api/v3/groups/4/notice_addresses.ask") {
          server.asked.push(body);
          return { email: "desk@lilacs.example" };
        }
        if (path !== "/api/v3/groups/4/settings") return undefined;
        if (method === "GET") return { settings };
        const { settings: sent } = body as { settings: object };
        server.sent.push(sent);
        return { settings: { ...settings, ...sent, version: 4 } };
      },
    },
  );
  await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
  return server;
}

const save = page.getByRole("button", { name: "Save", exact: true });
const open = (title: string) => page.getByText(title, { exact: true }).click();
const french = page.getByRole("group", { name: "French" });
const english = page.getByRole("group", { name: "English" });

describe("without barriers", () => {
  test.each([
    ["en", 320],
    ["fr", 320],
    ["en", 1280],
    ["fr", 1280],
  ] as const)("in %s at %i pixels, with a message open", async (language, width) => {
    await start({ language, width });
    await open("Confirmation");
    await expect.element(page.getByRole("toolbar")).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });
});

test("each message says whose words it has, and shows the product's where there are no others", async () => {
  await start();
  await expect.element(page.getByText("Your text: French")).toBeVisible();
  await open("Confirmation");
  await expect.element(english.getByRole("textbox", { name: "Text" })).toHaveValue("");
  await expect.element(english.getByText("Hello Camille, see you at Lilacs (en).")).toBeVisible();
  await expect.element(french.getByText("À bientôt Camille !")).toBeVisible();
  await expect.element(french.getByText("Your appointment on Tuesday at 10 (fr)")).toBeVisible();
});

test.each([
  ["Confirmation", /^The date, place and button are always added\./],
  ["Reminder by SMS", /^The SMS is this text alone/],
  ["New password", /^The button always follows\.$/],
] as const)("what goes with one's own words is told: %s", async (title, note) => {
  await start();
  await open(title);
  await expect.element(page.getByText(note)).toBeVisible();
});

test("what is written in a language is sent with what was there, and its example follows", async () => {
  const server = await start();
  await open("Confirmation");
  await english.getByRole("textbox", { name: "Subject" }).fill("See you {when}");
  await expect.element(english.getByText("See you Tuesday at 10")).toBeVisible();
  await save.click();
  await expect.element(save).toHaveAttribute("aria-disabled", "true");
  expect(server.sent).toEqual([
    {
      messages: { confirmation: { subject: "See you {when}", text: { fr: "À bientôt {firstname} !" } } },
    },
  ]);
});

test("without a gateway nothing speaks of SMS", async () => {
  await start({ hasGateway: false });
  await expect.element(page.getByText("Confirmation", { exact: true })).toBeVisible();
  expect(document.body.textContent).not.toMatch(/SMS|text message/);
});

test("one begins with the product's words", async () => {
  await start();
  await open("Reminder by SMS");
  await expect.element(page.getByRole("textbox", { name: "Subject" })).not.toBeInTheDocument();
  await english.getByRole("button", { name: "Start from the usual text" }).click();
  await expect.element(english.getByRole("textbox", { name: "Text" })).toHaveValue("Soon: {when}");
});

test("placeholders are put where the caret is, by keys alone", async () => {
  await start();
  await open("Confirmation");
  const text = french.getByRole("textbox", { name: "Text" });
  await text.click();
  await userEvent.keyboard("{Home}");
  // Presses Shift+Tab over the four fields before it, to the only tab stop of the bar.
  const bar = page.getByRole("toolbar", { name: "Add to the text" });
  for (let presses = 0; presses < 8 && !bar.element().contains(document.activeElement); presses++)
    await userEvent.keyboard("{Shift>}{Tab}{/Shift}");
  await userEvent.keyboard("{ArrowRight}{ArrowRight}{ArrowRight}");
  await expect.element(bar.getByRole("button", { name: "Why do you come?" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(text).toHaveValue("{vevent.why}À bientôt {firstname} !");
  await expect.element(text).toHaveFocus();
});

test("a placeholder that means nothing is told at its field before anything is sent", async () => {
  const server = await start();
  await open("New password");
  await english.getByRole("textbox", { name: "Text" }).fill("Hello {firstname}");
  await save.click();
  await expect
    .element(english.getByText("{firstname} means nothing here: choose from the list."))
    .toBeVisible();
  await expect.element(english.getByRole("textbox", { name: "Text" })).toHaveFocus();
  expect(server.sent).toEqual([]);
});

test("a preview is sent before anything is saved, and says where to", async () => {
  const server = await start();
  await open("Confirmation");
  await french.getByRole("button", { name: "Send me a test" }).click();
  await expect.element(page.getByText("The test is on its way to owner@lilacs.example.")).toBeVisible();
  expect(server.previewed).toEqual([
    { kind: "confirmation", locale: "fr", subject: "", text: "À bientôt {firstname} !" },
  ]);
  expect(server.sent).toEqual([]);
});

test("addresses of the organisation are added, changed and removed; one that is none is told", async () => {
  const server = await start();
  const group = page.getByRole("group", { name: "Addresses for notifications" });
  await expect.element(group).toHaveAccessibleDescription(/clients do online/);
  await page.getByRole("button", { name: "Add an address" }).click();
  const addresses = page.getByRole("textbox", { name: "Email address" });
  await addresses.nth(1).fill("boss");
  await save.click();
  await expect.element(page.getByText("This email address isn’t complete.")).toBeVisible();
  await addresses.nth(1).fill("boss@lilacs.example");
  await page.getByRole("checkbox", { name: "New appointments" }).nth(1).click();
  await page.getByRole("button", { name: "Remove desk@lilacs.example" }).click();
  await page.getByRole("radio", { name: "Email only" }).click();
  await save.click();
  await expect.element(save).toHaveAttribute("aria-disabled", "true");
  expect(server.sent).toEqual([
    { rules: { reminder_by: "mail" }, notices: [{ email: "boss@lilacs.example", events: ["cancelled"] }] },
  ]);
});

test("an address that nobody has confirmed says so, and is sent its link again; one that is typed is not asked for", async () => {
  const server = await start();
  const note = page.getByText(/^Not confirmed yet/);
  await expect.element(note).toBeVisible();
  await page.getByRole("button", { name: "Send the link again" }).click();
  await expect.element(page.getByText("The link is on its way to desk@lilacs.example.")).toBeVisible();
  expect(server.asked).toEqual([{ notice_address: { email: "desk@lilacs.example" } }]);
  await page.getByRole("textbox", { name: "Email address" }).fill("boss@lilacs.example");
  expect(note.query()).toBeNull();
});

test("further reminders are added, changed and removed", async () => {
  const { sent } = await start({ width: 390 });
  const further = page.getByRole("group", { name: "Further reminders" });
  await further.getByRole("button", { name: "Add" }).click();
  await further.getByRole("button", { name: "Add" }).click();
  await further.getByRole("textbox", { name: "Reminder 3" }).fill("7");
  await further.getByRole("combobox").nth(1).selectOptions("days");
  expect(await accessibilityFaults()).toEqual([]);
  await save.click();
  await expect.poll(() => sent).toMatchObject([{ rules: { further_reminders: [120, 7 * 1440] } }]);
  await further.getByRole("button", { name: "Remove: Reminder 2" }).click();
  await expect.element(further.getByRole("textbox")).toHaveValue("7");
});
