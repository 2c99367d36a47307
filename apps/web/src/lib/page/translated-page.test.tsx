import { useState } from "react";
import { beforeAll, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { watchTranslation } from "./translated-page.ts";

beforeAll(() => watchTranslation(document.body));

const toFont = (text: string): HTMLElement => {
  const font = document.createElement("font");
  font.textContent = text;
  return font;
};
const WAYS: Record<string, (text: Text) => void> = {
  "at once": (text) => text.replaceWith(toFont(`${text.data}!`)),
  "in two steps": (text) => {
    text.before(toFont(`${text.data}!`));
    text.remove();
  },
};

/** Puts a font element in the place of each text, with the same text and an exclamation mark. */
async function translate(element: Element, replace: (text: Text) => void): Promise<void> {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) replace(text);
  // Observers are told after this task.
  await Promise.resolve();
}

function Basket() {
  const [count, setCount] = useState(1);
  return (
    <div>
      <button type="button" aria-label="More" onClick={() => setCount(count + 1)} />
      <p>
        {count > 1 && <b>Now </b>}
        {count} services, {count * 15} min
        {count > 2 ? null : " for one person"}
      </p>
    </div>
  );
}

test.each(Object.keys(WAYS))("a text that a translator has replaced %s goes on changing", async (way) => {
  const screen = await render(<Basket />);
  const line = screen.container.querySelector("p")!;
  const more = screen.getByRole("button", { name: "More" });
  await translate(line, WAYS[way]!);
  expect(line.textContent).toBe("1! services, !15! min! for one person!");
  await more.click();
  await expect.poll(() => line.textContent).toBe("Now 2 services, !30 min! for one person!");
  await translate(line, WAYS[way]!);
  await more.click();
  await expect.poll(() => line.querySelectorAll("b").length).toBe(1);
  expect(line.textContent).not.toContain("person");
  expect(line.textContent).toMatch(/^Now !+3 services.*45 min/);
});

function Sentence({ isToday }: { isToday: boolean }) {
  return <p>We open {isToday && <b>today</b>} at nine.</p>;
}

test("an element that a translator has put elsewhere in its sentence is removed", async () => {
  const screen = await render(<Sentence isToday />);
  const line = screen.container.querySelector("p")!;
  await translate(line, WAYS["at once"]!);
  line.firstElementChild!.append(line.querySelector("b")!);
  await screen.rerender(<Sentence isToday={false} />);
  await expect.poll(() => line.textContent).toBe("We open ! at nine.!");
});
