import "../../../app/tokens.css";
import "../../../app/base.css";
import type { StoredField } from "@rendezvous/domain/form/field";
import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { accessibilityFaults } from "../../visit/slots/testing/accessibility-faults.ts";
import { startTestForm } from "./testing/start-form.tsx";

const goOn = page.getByRole("button", { name: "Go on" });
const box = (name: string) => page.getByRole("textbox", { name, exact: true });
const list = (name: string) => page.getByRole("combobox", { name, exact: true });

/** Returns an element's accessible description. */
function descriptionOf(element: Element): string {
  const ids = element.getAttribute("aria-describedby")?.split(" ") ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? `no ${id}`).join(" ");
}

/** One field of each type. */
const EVERY_KIND: StoredField[] = [
  {
    name: "lastname",
    type: "string",
    label: "Last name",
    required: true,
    minLength: 2,
    maxLength: 5,
    placeholder: "Martin",
    description: "As on your <b>passport</b>",
  },
  { name: "txt0", type: "text", label: "Why", rows: 4, cols: 30, maxLength: 20 },
  { name: "email", type: "email", label: "E-mail", required: true },
  { name: "num0", type: "integer", label: "Persons", min: 1, max: 4 },
  { name: "num1", type: "integer", label: "Floor", negative: true },
  { name: "bool0", type: "boolean", label: "Terms", rightLabel: "I have read them", required: true },
  { name: "bool1", type: "boolean", label: "I come for the first time" },
  {
    name: "str1",
    type: "select",
    label: "Size",
    required: true,
    addEmptyChoice: true,
    choices: ["small", { value: "l", label: "large" }],
  },
  { name: "str2", type: "radio", label: "Mood", allowAny: true, choices: ["chatty", "calm"] },
  {
    name: "str3",
    type: "linkedcombo",
    label: "Animal",
    choices: [
      { value: "cat", label: "Cat", choices: ["kitten", "old"] },
      { value: "dog", label: "Dog", choices: ["puppy"] },
    ],
  },
  { name: "birthdate", type: "datesplit", label: "Date of birth", required: true },
  {
    name: "str4",
    type: "inputex",
    label: "Postcode",
    definition: '{"type":"string","regexp":"\\\\d{5}","placeholder":"57000"}',
  },
  { name: "str5", type: "inputex", label: "Anything", definition: "{" },
  { name: "str6", type: "string", label: "Untouched", trim: false },
];

const fieldNamed = (name: string) => EVERY_KIND.filter((one) => one.name === name);

const parts = () =>
  [...document.querySelectorAll("fieldset label")].map((label) => label.firstChild?.textContent);
const placeholders = () =>
  [...document.querySelectorAll("fieldset input, fieldset option:first-child")].map(
    (part) => part.getAttribute("placeholder") ?? part.textContent,
  );

describe("every kind of question", () => {
  test.each([
    ["en", 1280],
    ["fr", 320],
  ] as const)("is free of barriers in %s at %i pixels, right and wrong", async (language, width) => {
    await startTestForm(EVERY_KIND, { language, width });
    expect(await accessibilityFaults()).toEqual([]);
    await goOn.click();
    expect(await accessibilityFaults()).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });

  test("can be answered by keyboard alone", async () => {
    const { answers } = await startTestForm(EVERY_KIND);
    box("Last name").element().focus();
    const typed = ["Roux", "Pain{Enter}here", "Lea@example.org", "2", "-1", " ", " ", "large"];
    for (const keys of typed) {
      await userEvent.keyboard(keys);
      await userEvent.tab();
    }
    // The visitor's own answer is the last radio button.
    await userEvent.keyboard("{ArrowUp}");
    await userEvent.tab();
    await userEvent.keyboard("sleepy");
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard("Cat");
    await userEvent.tab();
    await userEvent.keyboard("old");
    for (const keys of ["4", "March", "1988", "57000", "x", " y"]) {
      await userEvent.tab();
      await userEvent.keyboard(keys);
    }
    await userEvent.tab();
    await expect.element(goOn).toHaveFocus();
    expect(answers()).toEqual({
      ok: true,
      values: {
        lastname: "Roux",
        txt0: "Pain\nhere",
        email: "lea@example.org",
        num0: 2,
        num1: -1,
        bool0: true,
        bool1: true,
        str1: "l",
        str2: "sleepy",
        str3: "cat_old",
        birthdate: "1988-03-04",
        str4: "57000",
        str5: "x",
        str6: " y",
      },
    });
  });

  test("shows its error in words beside the field, and as its description for screen readers", async () => {
    await startTestForm(EVERY_KIND);
    await goOn.click();
    expect(descriptionOf(box("Last name").element())).toBe("Please fill in “Last name”. As on your passport");
    await expect.element(box("Last name")).toHaveAttribute("aria-invalid", "true");
    expect(descriptionOf(box("E-mail").element())).toContain("Please fill in “E-mail”.");
    expect(descriptionOf(list("Size").element())).toContain("Please choose an answer for “Size”.");
    const terms = page.getByRole("checkbox", { name: "I have read them" });
    expect(descriptionOf(terms.element())).toContain("Please tick this box to continue.");
    expect(descriptionOf(box("Day").element())).toContain("Please fill in “Date of birth”.");
    await expect.element(page.getByText("Please fill in “Why”.")).not.toBeInTheDocument();
  });
});

describe("a text", () => {
  test("has the required mark, placeholder and hint that the group gave", async () => {
    await startTestForm(fieldNamed("lastname"));
    await expect.element(box("Last name")).toHaveAttribute("placeholder", "Martin");
    await expect.element(box("Last name")).toBeRequired();
    await expect.element(page.getByText("As on your passport")).toBeVisible();
    await expect.element(page.getByText("*")).toBeVisible();
  });

  test("has its placeholder read in the group's language, and the typed text in none", async () => {
    await startTestForm([
      { name: "str1", type: "string", label: "Nom", placeholder: "votre nom", lang: "fr" },
    ]);
    await expect.element(box("Nom")).toHaveAttribute("lang", "fr");
    await box("Nom").fill("Novák");
    await expect.element(box("Nom")).not.toHaveAttribute("lang");
  });

  test("shows an error when it is left, and a correction at once", async () => {
    await startTestForm(fieldNamed("lastname"));
    await box("Last name").fill("R");
    await expect.element(page.getByText(/at least 2 characters/)).not.toBeInTheDocument();
    await userEvent.tab();
    await expect.element(page.getByText(/at least 2 characters/)).toBeVisible();
    await box("Last name").fill("Ro");
    await expect.element(page.getByText(/at least 2 characters/)).not.toBeInTheDocument();
    await box("Last name").fill("Rousseau");
    await expect.element(page.getByText(/5 characters at most/)).toBeVisible();
    await box("Last name").fill("");
    await expect.element(page.getByText("Please fill in “Last name”.")).toBeVisible();
  });

  test("shows no error when the focus only passed through it", async () => {
    await startTestForm(fieldNamed("lastname"));
    box("Last name").element().focus();
    await userEvent.tab();
    await expect.element(page.getByText("Please fill in “Last name”.")).not.toBeInTheDocument();
  });

  test("of several lines has as many as the group chose", async () => {
    await startTestForm(fieldNamed("txt0"));
    await expect.element(box("Why")).toHaveAttribute("rows", "4");
    await expect.element(box("Why")).toHaveAttribute("cols", "30");
  });
});

describe("a number", () => {
  test.each([
    ["0", /1 or more/],
    ["5", /4 or less/],
    ["two", /whole number/],
  ])("of %s is refused with the reason", async (typed, words) => {
    await startTestForm(fieldNamed("num0"));
    await box("Persons").fill(typed);
    await userEvent.tab();
    await expect.element(page.getByText(words)).toBeVisible();
  });

  test("brings up the matching keyboard on a phone", async () => {
    await startTestForm(EVERY_KIND);
    await expect.element(box("Persons")).toHaveAttribute("inputmode", "numeric");
    await expect.element(box("Floor")).toHaveAttribute("inputmode", "text");
  });
});

describe("a box", () => {
  test("that must be checked shows an error when it is unchecked", async () => {
    const { answers } = await startTestForm(fieldNamed("bool0"));
    await expect.element(page.getByRole("group", { name: "Terms" })).toBeVisible();
    const terms = page.getByRole("checkbox", { name: "I have read them" });
    await terms.click();
    expect(answers()).toEqual({ ok: true, values: { bool0: true } });
    await terms.click();
    await expect.element(page.getByText("Please tick this box to continue.")).toBeVisible();
  });
});

describe("a list", () => {
  test("has an empty first choice only if the group wants one", async () => {
    const [size] = fieldNamed("str1");
    const { screen, answers } = await startTestForm(size ? [size] : []);
    await expect.element(list("Size")).toHaveTextContent("Choose…smalllarge");
    expect(answers().ok).toBe(false);
    await screen.unmount();
    const other = await startTestForm(size ? [{ ...size, addEmptyChoice: false }] : []);
    expect(list("Size").element().textContent).toBe("smalllarge");
    expect(other.answers()).toEqual({ ok: true, values: { str1: "small" } });
  });
});

describe("an answer in one's own words", () => {
  test("has a text field once it is chosen, and none after another choice", async () => {
    const { answers } = await startTestForm(fieldNamed("str2"));
    const own = page.getByRole("textbox", { name: "Mood: your answer" });
    await expect.element(own).not.toBeInTheDocument();
    await page.getByRole("radio", { name: "Another answer" }).click();
    await expect.element(own).toBeVisible();
    await goOn.click();
    await expect.element(page.getByText(/write your answer, or choose/)).toBeVisible();
    await own.fill("sleepy");
    expect(answers()).toEqual({ ok: true, values: { str2: "sleepy" } });
    await page.getByRole("radio", { name: "calm" }).click();
    await expect.element(own).not.toBeInTheDocument();
    expect(answers()).toEqual({ ok: true, values: { str2: "calm" } });
  });

  test("can be cleared if it is optional, as any other choice", async () => {
    const { answers } = await startTestForm(fieldNamed("str2"), { initial: { str2: "sleepy" } });
    await page.getByRole("button", { name: "Clear this choice" }).click();
    expect(answers()).toEqual({ ok: true, values: {} });
    await expect.element(page.getByRole("radio", { name: "chatty" })).toHaveFocus();
    await expect.element(page.getByRole("button", { name: "Clear this choice" })).not.toBeInTheDocument();
  });

  test("is shown again with its stored value", async () => {
    await startTestForm(fieldNamed("str2"), { initial: { str2: "sleepy" } });
    await expect.element(page.getByRole("radio", { name: "Another answer" })).toBeChecked();
    await expect.element(page.getByRole("textbox", { name: "Mood: your answer" })).toHaveValue("sleepy");
  });
});

describe("two linked lists", () => {
  test("show the second list once the first is answered, and an error if it is left empty", async () => {
    const { answers } = await startTestForm(fieldNamed("str3"));
    expect(answers()).toEqual({ ok: true, values: { str3: "" } });
    await list("Animal").selectOptions("Cat");
    const second = list("Animal: details for “Cat”");
    await expect.element(second).toBeVisible();
    await expect.element(page.getByText(/also choose/)).not.toBeInTheDocument();
    second.element().focus();
    await userEvent.tab();
    await expect.element(page.getByText("Please also choose an answer for “Cat”.")).toBeVisible();
    await second.selectOptions("kitten");
    await expect.element(page.getByText(/also choose/)).not.toBeInTheDocument();
    expect(answers()).toEqual({ ok: true, values: { str3: "cat_kitten" } });
    await list("Animal").selectOptions("Dog");
    expect(answers()).toEqual({ ok: false, fields: { str3: "empty" } });
    await list("Animal").selectOptions("");
    expect(answers()).toEqual({ ok: true, values: { str3: "" } });
  });
});

describe("a date", () => {
  const birth: StoredField = { name: "birthdate", type: "datesplit", label: "Born" };
  test("has the order and placeholders of the language, or those of its format", async () => {
    const french = await startTestForm([birth], { language: "fr" });
    expect(parts()).toEqual(["Jour", "Mois", "Année"]);
    expect(placeholders()).toEqual(["jj", "mm", "aaaa"]);
    await french.screen.unmount();
    const american = await startTestForm([birth], { dateLocale: "en-US" });
    expect(parts()).toEqual(["Month", "Day", "Year"]);
    expect(placeholders()).toEqual(["mm", "dd", "yyyy"]);
    await american.screen.unmount();
    await startTestForm([{ ...birth, dateFormat: "Y-m-d" }]);
    expect(parts()).toEqual(["Year", "Month", "Day"]);
  });

  test("shows an error only when all three fields have been left", async () => {
    const { answers } = await startTestForm([birth]);
    await box("Day").fill("30");
    await userEvent.tab();
    await list("Month").selectOptions("February");
    await expect.element(page.getByText(/valid date/)).not.toBeInTheDocument();
    await box("Year").fill("1988");
    await userEvent.tab();
    await expect.element(page.getByText(/valid date/)).toBeVisible();
    await box("Day").fill("9");
    await userEvent.tab();
    await expect.element(box("Day")).toHaveValue("09");
    expect(answers()).toEqual({ ok: true, values: { birthdate: "1988-02-09" } });
  });

  test("of birth cannot be in the future", async () => {
    const { answers } = await startTestForm([birth], { initial: { birthdate: "2026-12-02" } });
    await expect.element(page.getByText("Please give a date of birth in the past.")).toBeVisible();
    await box("Day").fill("01");
    expect(answers()).toEqual({ ok: true, values: { birthdate: "2026-12-01" } });
  });
});

describe("an inputex question", () => {
  test("is rendered by its definition, or as a text field if the definition is invalid", async () => {
    const { answers } = await startTestForm([...fieldNamed("str4"), ...fieldNamed("str5")]);
    await expect.element(box("Postcode")).toHaveAttribute("placeholder", "57000");
    await box("Postcode").fill("Metz");
    await userEvent.tab();
    await expect.element(page.getByText(/format of “Postcode”/)).toBeVisible();
    await box("Postcode").fill("57000");
    await box("Anything").fill("words");
    expect(answers()).toEqual({ ok: true, values: { str4: "57000", str5: "words" } });
  });
});
