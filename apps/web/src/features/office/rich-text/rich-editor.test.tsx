import "../../../app/tokens.css";
import "../../../app/base.css";
import { EDITED_MARKUP } from "@rendezvous/domain/text/markup";
import { Suspense, useState } from "react";
import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { startInGroup } from "../../ground/group/testing/start-in-group.tsx";
import { accessibilityFaults } from "../../visit/slots/testing/accessibility-faults.ts";
import { RichEditor } from "./rich-editor.tsx";
import { isEditable, toEditedHtml, toStoredText } from "./text-markup.ts";

const written: string[] = [];

function Harness({ begin }: { begin: string }) {
  const [value, setValue] = useState(begin);
  return (
    <main>
      <span id="label">Description</span>
      <RichEditor
        id="text"
        labelledBy="label"
        describedBy={value === "From somebody else" ? "label" : undefined}
        isInvalid={value === "From somebody else"}
        language="en"
        value={value}
        onChange={(text) => {
          written.push(text);
          setValue(text);
        }}
      />
      <button type="button" onClick={() => setValue("From somebody else")}>
        Take theirs
      </button>
    </main>
  );
}

async function start(begin: string, width = 1000) {
  await page.viewport(width, 800);
  written.length = 0;
  await startInGroup(
    <Suspense>
      <Harness begin={begin} />
    </Suspense>,
    { address: "/practice/manage/texts", language: "en", answer: () => undefined },
  );
  await expect.element(text()).toBeVisible();
}

const text = () => page.getByRole("textbox", { name: "Description" });
const tool = (name: string) => page.getByRole("toolbar").getByRole("button", { name, exact: true });

test.each([320, 1000])("is free of barriers at %i pixels", async (width) => {
  await start("<p>Hello <strong>you</strong></p><ul><li>One</li></ul>", width);
  expect(await accessibilityFaults()).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});

test("a plain text stays plain as long as nothing is marked, with its lines", async () => {
  await start("One\nTwo\n\nThree");
  await expect.element(text()).toMatchTextContent(/One\s*Two\s*Three/);
  await text().click();
  await userEvent.keyboard("{Control>}{End}{/Control}!");
  await expect.poll(() => written.at(-1)).toBe("One\nTwo\n\nThree!");
});

test("what is marked by the keys of the toolbar is written as markup", async () => {
  await start("Bring your card");
  await text().click();
  await userEvent.keyboard("{Control>}a{/Control}{Shift>}{Tab}{/Shift}");
  await expect.element(tool("Link")).toHaveFocus();
  await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");
  await expect.element(tool("Bulleted list")).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => written.at(-1)).toBe("<ul><li><p>Bring your card</p></li></ul>");
  await expect.element(text()).toHaveFocus();
  await expect.element(tool("Bulleted list")).toHaveAttribute("aria-pressed", "true");
  // Tab moves the focus out of the list.
  await userEvent.keyboard("{Tab}");
  await expect.element(page.getByRole("button", { name: "Take theirs" })).toHaveFocus();
});

test.each([{ isComposing: true }, { keyCode: 229 }])(
  "Enter and Escape of an input method (%o) neither set a link nor take its field away",
  async (composing) => {
    await start("Hello");
    await userEvent.tripleClick(text());
    await tool("Link").click();
    const address = page.getByRole("textbox", { name: "Address of the link" });
    await address.fill("www.example.org/にほん");
    for (const key of ["Enter", "Escape"])
      address
        .element()
        .dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...composing }));
    await expect.element(address).toBeVisible();
    expect(written).toEqual([]);
  },
);

test("a link is put on what is selected, and taken away", async () => {
  await start("Our site");
  await text().click();
  await userEvent.keyboard("{Control>}a{/Control}");
  await tool("Link").click();
  await page.getByRole("textbox", { name: "Address of the link" }).fill("www.example.org/x");
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => written.at(-1)).toBe('<p><a href="https://www.example.org/x">Our site</a></p>');
  await tool("Remove the link").click();
  await expect.poll(() => written.at(-1)).toBe("Our site");
  await tool("Link").click();
  await page.getByRole("textbox", { name: "Address of the link" }).fill("javascript:alert(1)");
  await expect.element(page.getByRole("button", { name: "Set the link" })).toBeDisabled();
});

test("what somebody else wrote is taken over without being written again", async () => {
  await start("Mine");
  await page.getByRole("button", { name: "Take theirs" }).click();
  await expect.element(text()).toMatchTextContent("From somebody else");
  await expect.element(text()).toHaveAttribute("aria-invalid", "true");
  await expect.element(text()).toHaveAccessibleDescription("Description");
  expect(written).toEqual([]);
});

test("a text with markup that the editor cannot show is edited as it is, and loses nothing", async () => {
  const table = '<table><tbody><tr><td colspan="2">1</td></tr></tbody></table>';
  await start(table);
  await expect.element(text()).toHaveValue(table);
  await expect.element(text()).toHaveAccessibleDescription(/HTML/);
  await text().fill(`${table}<p>More</p>`);
  expect(written.at(-1)).toBe(`${table}<p>More</p>`);
});

describe("texts", () => {
  test("with all that the editor knows come back as they were", async () => {
    const all =
      '<h3>A</h3><p>b <strong>c</strong> <em>d</em> <u>e</u> <s>f</s> <code>g</code><br>h <a href="https://i.example">i</a></p>' +
      "<ul><li><p>j</p></li></ul><ol><li><p>k</p></li></ol><blockquote><p>l</p></blockquote><hr><p>m</p>";
    expect(isEditable(all)).toBe(true);
    await start(all);
    await text().click();
    await userEvent.keyboard("{Control>}{End}{/Control}n");
    await expect.poll(() => written.at(-1)).toBe(all.replace("<p>m</p>", "<p>mn</p>"));
    const { body } = new DOMParser().parseFromString(written.at(-1) ?? "", "text/html");
    for (const { localName } of body.querySelectorAll("*"))
      expect(Object.keys(EDITED_MARKUP)).toContain(localName);
  });

  test.each(["", "One", "One\nTwo", "One\n\nTwo & three", "a > b"])(
    "%j is the same when nothing was changed",
    (plain) => {
      expect(toStoredText(toEditedHtml(plain))).toBe(plain);
    },
  );

  test("with a sign of markup in plain words are written so that they read the same", () => {
    expect(toStoredText("<p>5 &lt; 6</p>")).toBe("5 < 6");
    expect(toStoredText("<p>&lt;b&gt;</p>")).toBe("<p>&lt;b&gt;</p>");
    expect(isEditable('<p style="color:red">x</p>')).toBe(false);
    expect(isEditable("<div>x</div>")).toBe(false);
  });
});
