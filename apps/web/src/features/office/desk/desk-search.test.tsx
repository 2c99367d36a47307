import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { startInGroup } from "../../ground/group/testing/start-in-group.tsx";
import { DeskSearch } from "./desk-search.tsx";

test("the keys of an input method choose characters, and leave the search alone", async () => {
  await startInGroup(<DeskSearch onClose={() => undefined} />, {
    isLogged: true,
    answer: ({ path }) => (path.endsWith("/fiches") ? { records: [], totalRecords: 0 } : undefined),
  });
  const field = page.getByRole("searchbox");
  await expect.element(field).toHaveFocus();
  const press = (key: string, isComposing: boolean) =>
    field
      .element()
      .dispatchEvent(new KeyboardEvent("keydown", { key, isComposing, bubbles: true, cancelable: true }));
  expect(press("Enter", true)).toBe(true);
  expect(press("Enter", false)).toBe(false);
});
