import "../../../app/tokens.css";
import "../../../app/base.css";
import { expect, test } from "vitest";
import { onAnnounce } from "../../../lib/announce.ts";
import { page, userEvent } from "vitest/browser";
import { accessibilityFaults } from "../../visit/slots/testing/accessibility-faults.ts";
import { type Forms, lastname, names, preview, question, save, startForms } from "./testing/start-forms.tsx";

const pregnant = {
  name: "pregnant",
  type: "radio",
  label: "Are you pregnant?",
  choices: [
    { value: "y", label: "Yes" },
    { value: "n", label: "No" },
    { value: "m", label: "Perhaps" },
  ],
};
const news = { name: "news", type: "boolean", label: "News" };
const week = { name: "week", type: "integer", label: "Which week?" };
const email = { name: "email", type: "email", label: "Email", required: true };
const forms = (...Fiche: Forms["Fiche"]): Forms => ({
  Fiche: [lastname, email, ...Fiche],
  Vevent: [],
  version: 1,
});

const hanging = { ...week, condition: { field: "pregnant", values: ["y"] } };
const when = page.getByRole("combobox", { name: "When it is asked" });
const sentence = (text: string) => page.getByText(text, { exact: true });
const announcements: string[] = [];
onAnnounce((text) => announcements.push(text));
/** The last announcement of the live region. */
const notified = () => expect.poll(() => announcements.at(-1));

test("a question is asked only for some answers to another one, and the preview shows it then", async () => {
  const server = await startForms({ stored: forms(pregnant, news, week) });
  await question("Which week?").click();
  await expect
    .element(when)
    .toMatchTextContent("AlwaysOnly for some answers to “Are you pregnant?”Only for some answers to “News”");
  await when.selectOptions("Only for some answers to “Are you pregnant?”");
  await expect.element(sentence("Asked only if “Are you pregnant?” is “Yes”")).toBeVisible();
  const answers = page.getByRole("group", { name: "Asked for these answers" });
  await answers.getByRole("checkbox", { name: "Perhaps" }).click();
  await expect.element(sentence("Asked only if “Are you pregnant?” is “Yes” or “Perhaps”")).toBeVisible();
  const request = preview.getByRole("textbox", { name: "Which week?" });
  await expect.element(request).not.toBeInTheDocument();
  await preview.getByRole("radio", { name: "Perhaps" }).click();
  await expect.element(request).toBeVisible();
  // The new question is announced, follows at once, and takes the focus from no other field.
  await notified().toBe("Also asked: Which week?");
  await expect.element(preview.getByRole("radio", { name: "Perhaps" })).toHaveFocus();
  await userEvent.tab();
  await expect.element(preview.getByRole("button", { name: "Clear this choice" })).toHaveFocus();
  await userEvent.tab();
  await expect.element(preview.getByRole("checkbox", { name: "News" })).toHaveFocus();
  await userEvent.tab();
  await expect.element(request).toHaveFocus();
  await userEvent.keyboard("12");
  await preview.getByRole("radio", { name: "No", exact: true }).click();
  await expect.element(request).not.toBeInTheDocument();
  expect(await accessibilityFaults()).toEqual([]);
  // Changing the answer back restores the typed text.
  await preview.getByRole("radio", { name: "Yes" }).click();
  await expect.element(request).toHaveValue("12");
  await save.click();
  await expect.element(save).toHaveAttribute("aria-disabled", "true");
  expect(server.stored.Fiche.at(-1)).toEqual({
    ...week,
    condition: { field: "pregnant", values: ["y", "m"] },
  });
  await when.selectOptions("Only for some answers to “News”");
  await expect.element(sentence("Asked only if “News” is ticked")).toBeVisible();
  await page.getByRole("radio", { name: "Not ticked" }).click();
  await expect.element(sentence("Asked only if “News” isn’t ticked")).toBeVisible();
  await when.selectOptions("Always");
  await save.click();
  await expect.element(save).toHaveAttribute("aria-disabled", "true");
  expect(server.stored.Fiche.at(-1)).toEqual(week);
});

test("it may hang on a choice that is not stored yet, which has its value from then on", async () => {
  const server = await startForms({ stored: forms({ ...pregnant, choices: [] }, week) });
  await question("Are you pregnant?").click();
  await page.getByRole("button", { name: "Add a choice" }).click();
  await userEvent.keyboard("Yes");
  await question("Which week?").click();
  await when.selectOptions("Only for some answers to “Are you pregnant?”");
  await question("Are you pregnant?").click();
  await page
    .getByRole("group", { name: "Choice 1" })
    .getByRole("textbox", { name: "English" })
    .fill("Yes, I am");
  await save.click();
  await expect.element(save).toHaveAttribute("aria-disabled", "true");
  expect(server.stored.Fiche.slice(-2)).toMatchObject([
    { choices: [{ value: "Yes", label: "Yes, I am" }] },
    { condition: { field: "pregnant", values: ["Yes"] } },
  ]);
});

test("nothing can be named that comes later, has any answer, or is asked no more; nor can a name or address hang on it", async () => {
  await startForms({ stored: forms(week, pregnant, { ...news, archived: true }) });
  await question("Which week?").click();
  await expect.element(when).toMatchTextContent(/^Always$/);
  await expect
    .element(page.getByText(/put a question with choices or a box to tick before it/))
    .toBeVisible();
  await question("Email").click();
  await expect.element(when).not.toBeInTheDocument();
});

test("removing, moving or changing the question that is named is told at once, and not saved", async () => {
  const server = await startForms({ stored: forms(pregnant, hanging) });
  await page.getByRole("button", { name: "Move Which week? earlier" }).click();
  const later = "This question has to come after the one it depends on.";
  await expect.element(page.getByText(later, { exact: true })).toBeVisible();
  await notified().toContain(`Which week? – ${later}`);
  await save.click();
  await expect.element(when).toHaveFocus();
  await expect.element(when).toHaveAccessibleDescription(later);
  await page.getByRole("button", { name: "Move Which week? later" }).click();
  await expect.element(page.getByText(later, { exact: true })).not.toBeInTheDocument();
  await page.getByRole("button", { name: "No longer ask: Are you pregnant?" }).click();
  const description = "The question it depends on is no longer asked. Choose another one, or “Always”.";
  await notified().toContain(`Which week? – ${description}`);
  await save.click();
  await expect.element(when).toHaveAccessibleDescription(description);
  expect(await accessibilityFaults()).toEqual([]);
  await page.getByRole("button", { name: "Ask again: Are you pregnant?" }).click();
  await question("Are you pregnant?").click();
  await page.getByRole("button", { name: "Remove Yes" }).click();
  await save.click();
  const lost = page.getByRole("group", { name: "Asked for these answers" });
  await expect.element(lost).toHaveAccessibleDescription(/^One of these answers is no longer offered/);
  await expect.element(lost.getByRole("checkbox", { name: "y" })).toHaveFocus();
  expect(server.sent).toEqual([]);
  await lost.getByRole("checkbox", { name: "Perhaps" }).click();
  await lost.getByRole("checkbox", { name: "y" }).click();
  await save.click();
  await expect.element(save).toHaveAttribute("aria-disabled", "true");
  expect(server.stored.Fiche.at(-1)).toMatchObject({ condition: { field: "pregnant", values: ["m"] } });
});

test("a question that is renamed is no longer the one that was named", async () => {
  const server = await startForms({ stored: forms(week) });
  await question("Add a question").click();
  await question("Box to tick").click();
  await userEvent.keyboard("Pets");
  await page.getByRole("button", { name: "Move Pets earlier" }).click();
  await question("Which week?").click();
  await when.selectOptions("Only for some answers to “Pets”");
  await question("Pets").click();
  await page.getByText("More settings").click();
  await page.getByRole("textbox", { name: "Reference" }).fill("pets");
  await expect
    .element(page.getByText("Choose an earlier question, with choices or a box to tick."))
    .toBeVisible();
  await save.click();
  await expect.element(when.nth(1)).toHaveFocus();
  await when.nth(1).selectOptions("Only for some answers to “Pets”");
  await save.click();
  await expect.element(save).toHaveAttribute("aria-disabled", "true");
  expect(names(server.stored.Fiche)).toEqual(["lastname", "email", "pets", "week"]);
  expect(server.stored.Fiche.at(-1)).toMatchObject({ condition: { field: "pets", values: [true] } });
});

test.each([
  ["fr", 320],
  ["fr", 1280],
  ["en", 320],
] as const)("is free of barriers in %s at %i pixels", async (language, width) => {
  await startForms({ language, width, stored: forms(pregnant, news, hanging) });
  await question("Which week?").click();
  expect(await accessibilityFaults()).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});

test("a question about the appointment is asked for some services only, one about the person for all", async () => {
  const server = await startForms();
  await question("Allergies").click();
  expect(page.getByText("Only for these services").elements()).toHaveLength(0);
  await page.getByText("About the appointment").first().click();
  await question("Animal").click();
  const choice = page.getByRole("group", { name: "Only for these services" });
  await choice.getByRole("checkbox", { name: "Certificate" }).click();
  await save.click();
  const services = () => server.sent.map(({ Vevent }) => Vevent[0]?.["interventions"]);
  await expect.poll(services).toEqual([[22]]);
  await expect.element(page.getByText("Two lists, one after the other · Certificate")).toBeVisible();
  await choice.getByRole("checkbox", { name: "Certificate" }).click();
  await save.click();
  await expect.poll(services).toEqual([[22], undefined]);
});
