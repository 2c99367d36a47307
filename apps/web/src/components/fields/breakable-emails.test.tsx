import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { BreakableEmails } from "./breakable-emails.tsx";

/** Returns the lines of a text, as they are drawn. */
function linesOf(element: Element): string[] {
  const lines = new Map<number, string>();
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
    for (let at = 0; at < (node.textContent ?? "").length; at++) {
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      const { bottom } = range.getBoundingClientRect();
      lines.set(bottom, (lines.get(bottom) ?? "") + range.toString());
    }
  return [...lines.values()].map((line) => line.trim());
}

/** Widths are half a character wider than the line: fonts round a character to parts of a pixel. */
async function drawn(text: string, width: string): Promise<string[]> {
  const screen = await render(
    <p style={{ width, font: "16px monospace" }}>
      <BreakableEmails text={text} />
    </p>,
  );
  return linesOf(screen.getByRole("paragraph").element());
}

test("an address that fits in a line is not broken, and keeps the full stop that follows", async () => {
  expect(await drawn("Sent to lucia@courriel.example.", "24.5ch")).toEqual([
    "Sent to",
    "lucia@courriel.example.",
  ]);
});

test("a longer one is broken before its @ and its dots", async () => {
  expect(await drawn("Sent to maria.dolores@correspondance.example.", "18.5ch")).toEqual([
    "Sent to",
    "maria.dolores",
    "@correspondance",
    ".example.",
  ]);
});

test("a part that is longer than a line is broken anywhere, and two addresses are found", async () => {
  expect(await drawn("a@b.example, not abcdefghijklmno@b.example", "12.5ch")).toEqual([
    "a@b.example,",
    "not",
    "abcdefghijkl",
    "mno@b",
    ".example",
  ]);
});
