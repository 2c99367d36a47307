import "../../../app/tokens.css";
import "../../../app/base.css";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { startInGroup } from "../../ground/group/testing/start-in-group.tsx";
import { accessibilityFaults } from "../../visit/slots/testing/accessibility-faults.ts";
import type { GroupFilePreview } from "./api.ts";
import { GroupFilePage } from "./group-file-page.tsx";

const NOTHING: GroupFilePreview = { problems: [], changes: [], appointments: [], ignored: [], seen: "s1" };
const CUT: GroupFilePreview["changes"][number] = {
  place: "interventions",
  id: "cut",
  name: "Haircut",
  action: "changed",
  fields: [
    { path: "price", before: 2500, after: 3150 },
    { path: "calendars", before: ["anna"], after: ["anna", "ben"] },
    { path: "publicname", before: { en: "Cut", fr: "Coupe" }, after: { en: "Haircut", fr: "Coupe" } },
    { path: "unheard_of", before: null, after: "x" },
  ],
};

async function openPage(answers: unknown[]) {
  await startInGroup(
    <main>
      <GroupFilePage />
    </main>,
    { answer: () => answers.shift() },
  );
  await expect.element(page.getByRole("button", { name: "Import a file" })).toBeVisible();
}

async function choose(text: string) {
  const file = new File([text], "salon.json", { type: "application/json" });
  await userEvent.upload(document.querySelector("input[type=file]")!, file);
}
const MORNING = { days: ["mo", "tu"], from: "09:00", to: "12:00", interventions: [] };
const ANNA: GroupFilePreview["changes"][number] = {
  place: "calendars",
  id: "anna",
  name: "Anna",
  action: "changed",
  fields: [
    {
      path: "openinghours",
      before: [MORNING],
      after: [MORNING, { ...MORNING, days: ["we"], interventions: ["cut"] }],
    },
  ],
};
const QUESTION: GroupFilePreview["changes"][number] = {
  place: "Vevent",
  id: "str1",
  name: "str1",
  action: "changed",
  fields: [
    { path: "required", before: false, after: true },
    { path: "choices", before: ["a"], after: ["a", { value: "b", label: { en: "Both" } }] },
  ],
};
const FILE = JSON.stringify({
  interventions: [{ name: "Beard" }, { name: "Haircut", externid: "cut" }],
  calendars: [{ name: "Anna", externid: "anna" }],
});

test.each([320, 1280])(
  "what a file would change is said in the words of the forms at %i pixels",
  async (width) => {
    await page.viewport(width, 800);
    await openPage([{ ...NOTHING, changes: [CUT, ANNA, QUESTION], ignored: ["pros"] }]);
    await choose(FILE);
    const line = page.getByRole("listitem").filter({ hasText: "Services – Haircut" });
    await expect.poll(() => line.element().textContent).toMatch(/Services – Haircut \(changed\)/);
    await expect.poll(() => line.element().textContent).toMatch(/Price\s*€25\.00 → €31\.50/);
    await expect.poll(() => line.element().textContent).toMatch(/Calendars\s*Anna → Anna, ben/);
    await expect.poll(() => line.element().textContent).toMatch(/Cut → Haircut/);
    const anna = page.getByRole("listitem").filter({ hasText: "Calendars – Anna" });
    await expect.poll(() => anna.element().textContent).toMatch(/– → Wed.*09:00 – 12:00 \(Haircut\)/);
    const question = page.getByRole("listitem").filter({ hasText: "str1" });
    await expect.poll(() => question.element().textContent).toMatch(/An answer is needed/);
    await expect.poll(() => question.element().textContent).toMatch(/a → a, Both/);
    expect(document.body.textContent).not.toMatch(/[{}[\]]/);
    await expect.poll(() => line.element().textContent).toMatch(/unheard_of\s*– → x/);
    await expect.element(page.getByText("The file also holds people: they aren’t imported.")).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  },
);

test("what is wrong is said at its place, in the reader's words, and cannot be imported", async () => {
  const fault = { code: "too_small" as const, min: 1 };
  const message = "expected a whole number from 1, got -5";
  await openPage([
    {
      ...NOTHING,
      problems: [
        { path: "interventions[1].length", message, fault },
        { path: "interventions[0].calendars[0]", message: 'no calendar has the externid "eve"', fault: null },
        { path: "colour", message: "unknown field", fault: { code: "unknown_field" } },
      ],
    },
  ]);
  await choose(FILE);
  const alert = page.getByRole("alert");
  await expect.poll(() => alert.element().textContent).toMatch(/Services – Haircut – Length/);
  expect(alert.element().textContent).not.toContain(message);
  await expect
    .poll(() => alert.element().textContent)
    .toMatch(/Services – Beard – Calendars no calendar has the externid/);
  await expect.element(page.getByRole("button", { name: "Import these changes" })).not.toBeInTheDocument();
  expect(await accessibilityFaults()).toEqual([]);
});

test("a file that is none is refused before it is sent", async () => {
  await openPage([]);
  for (const text of ["Dear all,", "[]", "null"]) {
    await choose(text);
    await expect.element(page.getByText(/This file can’t be read/)).toBeVisible();
  }
});

test("a file that is too large is named so, with the limit, and is not sent", async () => {
  await openPage([]);
  await choose(JSON.stringify({ logo: "x".repeat(16 * 1024 * 1024) }));
  const problem = page.getByText("This file is too large: 16 MB at most.");
  await expect.element(problem).toBeVisible();
  await choose("[]");
  await expect.element(page.getByText(/^This file can’t be read/)).toBeVisible();
  await expect.element(problem).not.toBeInTheDocument();
});

test("so is one that a proxy before the server finds too large", async () => {
  await openPage([new Response("<h1>413</h1>", { status: 413 })]);
  await choose("{}");
  await expect.element(page.getByText("This file is too large: 16 MB at most.")).toBeVisible();
  expect(page.getByText(/Shorten your texts/).query()).toBeNull();
});
