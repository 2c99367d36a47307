import "../../../app/tokens.css";
import "../../../app/base.css";
import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { accessibilityFaults } from "../../visit/slots/testing/accessibility-faults.ts";
import {
  allergies,
  box,
  lastname,
  names,
  preview,
  question,
  save,
  size,
  startForms,
  storedForms,
} from "./testing/start-forms.tsx";

describe("the page of the forms", () => {
  test.each([
    ["en", 320],
    ["fr", 320],
    ["en", 1280],
    ["fr", 1280],
  ] as const)(
    "is free of barriers in %s at %i pixels, with each kind of question open",
    async (language, width) => {
      await startForms({ language, width });
      for (const name of ["Size", language === "en" ? "Allergies" : "Allergies ?"]) {
        await question(name).click();
        expect(await accessibilityFaults()).toEqual([]);
      }
      await page.getByText(language === "en" ? "More settings" : "Plus de réglages").click();
      await page
        .getByText(language === "en" ? "About the appointment" : "Sur le rendez-vous")
        .first()
        .click();
      await question("Animal").click();
      expect(await accessibilityFaults()).toEqual([]);
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
      for (const label of document.querySelectorAll("label, legend, h2, summary"))
        expect(label.textContent).toMatch(/\p{L}/u);
    },
  );
});

test("where the message of clients comes from is said, with the way there", async () => {
  await startForms();
  const rules = page.getByRole("link", { name: "Rules" });
  await expect.element(rules).not.toBeInTheDocument();
  await page.getByText("About the appointment").first().click();
  await expect.element(page.getByText(/^Clients may add a message/)).toBeVisible();
  await expect.element(rules).toHaveAttribute("href", "/practice/manage/rules");
});

test("what is typed is seen at once as clients will see it, in each language, and can be tried", async () => {
  await startForms();
  await question("Allergies").click();
  const label = page.getByRole("group", { name: "Question asked" });
  await label.getByRole("textbox", { name: "English" }).fill("What are you allergic to?");
  await page.getByRole("checkbox", { name: "An answer is needed" }).click();
  const request = preview.getByRole("textbox", { name: "What are you allergic to?" });
  await expect.element(request).toHaveAttribute("required");
  await request.fill("x");
  await userEvent.clear(request);
  await userEvent.tab();
  await expect.element(request).toHaveAttribute("aria-invalid", "true");
  await page.getByRole("combobox", { name: "Language of the preview" }).selectOptions("French");
  await expect.element(preview.getByRole("textbox", { name: "Allergies ?" })).toBeVisible();
  await expect.element(preview.getByRole("combobox", { name: "Size" })).toMatchTextContent(/grand/);
  await expect.element(preview).not.toMatchTextContent(/Fax/);
});

test("where SMS can be sent, the owner adds the question by which clients ask for them", async () => {
  const server = await startForms({ group: { sends_sms: true } });
  await question("Add a question").click();
  await question("Text messages (SMS)").click();
  await save.click();
  await expect
    .poll(() => server.sent[0]?.Fiche.find(({ name }) => name === "smsreminder"))
    .toMatchObject({ type: "boolean", label: "Text messages (SMS)" });
});

test("where no SMS can be sent, nobody is offered to ask for them", async () => {
  await startForms({ group: { sends_sms: false } });
  await question("Add a question").click();
  await expect.element(question("Date of birth")).toBeVisible();
  await expect.element(question("Text messages (SMS)")).not.toBeInTheDocument();
});

test("a question that is removed is archived, its answers are kept, and it comes back", async () => {
  const server = await startForms();
  await expect.element(page.getByText(/^Answers already given are kept/)).toBeVisible();
  await page.getByRole("button", { name: "No longer ask: Allergies" }).click();
  await expect.element(preview.getByRole("textbox", { name: "Allergies" })).not.toBeInTheDocument();
  expect(document.activeElement).not.toBe(document.body);
  await page.getByRole("button", { name: "Ask again: Fax" }).click();
  await expect.element(preview.getByRole("textbox", { name: "Fax" })).toBeVisible();
  // A booking needs a last name.
  await expect
    .element(page.getByRole("button", { name: "No longer ask: Last name" }))
    .not.toBeInTheDocument();
  await save.click();
  await expect.element(save).toHaveAttribute("aria-disabled", "true");
  expect(names(server.sent[0]?.Fiche ?? [])).toEqual(["lastname", "(allergies)", "size", "old"]);
  await page.getByRole("button", { name: "Ask again: Allergies" }).click();
  await save.click();
  await expect.element(save).toHaveAttribute("aria-disabled", "true");
  expect(names(server.stored.Fiche)).toEqual(["lastname", "allergies", "size", "old"]);
});

test("Enter in a choice leads to the next one instead of saving, and on a phone a choice has the whole line", async () => {
  const server = await startForms();
  await page.viewport(390, 844);
  await question("Add a question").click();
  await question("Drop-down list").click();
  await expect.element(box("English").first()).toHaveFocus();
  await userEvent.keyboard("Who sent you?");
  await question("Add a choice").click();
  await expect.element(page.getByRole("group", { name: "Choice 1" }).getByLabelText("English")).toHaveFocus();
  await userEvent.keyboard("My general practitioner{Enter}");
  const second = page.getByRole("group", { name: "Choice 2" }).getByLabelText("English");
  await expect.element(second).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(second).toHaveFocus();
  const { clientWidth, scrollWidth } = page
    .getByRole("group", { name: "Choice 1" })
    .getByLabelText("English")
    .element();
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  expect(server.sent).toEqual([]);
});

test("a new question gets its choices, each with a value of its own, and every fault stands at its field", async () => {
  const server = await startForms();
  await question("Add a question").click();
  await question("One choice of several").click();
  await expect.element(box("English").first()).toHaveFocus();
  // A question without a text has the name of its type.
  await expect
    .element(page.getByRole("button", { name: "No longer ask: One choice of several" }))
    .toBeVisible();
  const fresh = page.getByRole("listitem").filter({ hasText: "One choice of several" }).first();
  await expect.element(fresh).not.toMatchTextContent(/(One choice of several\s*){2}/);
  expect(await accessibilityFaults()).toEqual([]);
  await userEvent.keyboard("Who sent you?");
  await save.click();
  await expect.element(page.getByRole("alert")).toMatchTextContent(/Not saved yet/);
  await expect.element(question("Add a choice")).toHaveFocus();
  expect(server.sent).toEqual([]);
  for (const choice of ["A friend", "A friend", "The web"]) {
    await question("Add a choice").click();
    await expect.element(box("English").nth((choice === "The web" ? 2 : 0) + 2)).toBeInTheDocument();
    await userEvent.keyboard(choice);
  }
  await question("Remove A friend").first().click();
  await question("Move The web earlier").click();
  await page.getByText("More settings").click();
  await box("Reference").fill("Who sent");
  await save.click();
  await expect.element(box("Reference")).toHaveFocus();
  await box("Reference").fill("sent_by");
  await save.click();
  await expect.element(save).toHaveAttribute("aria-disabled", "true");
  expect(server.sent[0]?.Fiche.at(-2)).toMatchObject({
    name: "sent_by",
    type: "radio",
    choices: [
      { value: "The web", label: "The web" },
      { value: "A friend", label: "A friend" },
    ],
  });
  // After saving, its texts may change, but its value and its name may not.
  await question("Who sent you?").click();
  await page.getByText("More settings").click();
  await expect.element(box("Reference")).toHaveAttribute("readonly");
});

test("questions are put in order by keys, and another type keeps what it knows", async () => {
  const server = await startForms();
  await page.getByRole("button", { name: "Move Size earlier" }).click();
  await question("Allergies").click();
  await page.getByRole("combobox", { name: "Kind of answer" }).selectOptions("Number");
  await box("Smallest number").fill("9");
  await box("Largest number").fill("3");
  await save.click();
  await expect.element(box("Largest number")).toHaveFocus();
  await box("Largest number").fill("30");
  await save.click();
  await expect.element(save).toHaveAttribute("aria-disabled", "true");
  expect(names(server.stored.Fiche)).toEqual(["lastname", "size", "allergies", "(old)"]);
  expect(server.stored.Fiche[2]).toEqual({
    name: "allergies",
    type: "integer",
    label: allergies.label,
    min: 9,
    max: 30,
  });
});

test("two owners change two questions, and a third one that both changed is asked about", async () => {
  const theirs = {
    ...storedForms,
    Fiche: [
      { ...lastname, label: "Family name" },
      { ...allergies, label: "Intolerances" },
      size,
      storedForms.Fiche[3]!,
      { name: "theirs", type: "string", label: "Shoe size" },
    ],
    version: 4,
  };
  const server = await startForms({ meanwhile: theirs });
  await question("Allergies").click();
  const label = page.getByRole("group", { name: "Question asked" });
  await label.getByRole("textbox", { name: "English" }).fill("Any allergies?");
  await question("Size").click();
  await page.getByRole("checkbox", { name: "An answer is needed" }).click();
  await save.click();
  const alert = page.getByRole("alert");
  await expect.element(alert).toMatchTextContent(/Someone changed this in the meantime/);
  await expect.element(alert).toMatchTextContent(/Family name.*Shoe size/);
  expect(await accessibilityFaults()).toEqual([]);
  await alert.getByRole("radio", { name: /^Theirs: Intolerances/ }).click();
  await save.click();
  await expect.poll(() => server.sent.length).toBe(2);
  expect(server.stored.Fiche.map(({ label: text }) => text)).toEqual([
    "Family name",
    "Intolerances",
    "Size",
    "Fax",
    "Shoe size",
  ]);
  expect(server.stored.Fiche[2]).toMatchObject({ name: "size", required: true });
});

test("an open question is lifted by its handle, and put elsewhere, by keys", async () => {
  const server = await startForms();
  await question("Size").click();
  (page.getByRole("button", { name: "Reorder Size" }).element() as HTMLElement).focus();
  await userEvent.keyboard(" ");
  const notified = page.getByRole("status");
  await expect.element(notified).toMatchTextContent(/Size: number 3 of 3/);
  await userEvent.keyboard("{ArrowUp}");
  await expect.element(notified).toMatchTextContent(/Size: number 2 of 3/);
  await userEvent.keyboard(" ");
  await save.click();
  await expect.element(save).toHaveAttribute("aria-disabled", "true");
  expect(names(server.stored.Fiche)).toEqual(["lastname", "size", "allergies", "(old)"]);
});
