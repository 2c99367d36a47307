import { expect, onTestFinished, test, vi } from "vitest";
import { startInGroup } from "../../ground/group/testing/start-in-group.tsx";
import { ArrivalPage } from "./arrival-page.tsx";

test("a form that somebody has left is empty for the next person, a minute after the last letter", async () => {
  const { screen } = await startInGroup(<ArrivalPage />, { address: "/practice/arrival?key=k" });
  const code = screen.getByRole("textbox");
  await expect.element(code).toBeVisible();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  await code.fill("ABC");
  vi.advanceTimersByTime(59_000);
  await code.fill("ABCD");
  vi.advanceTimersByTime(59_000);
  await expect.element(code).toHaveValue("ABCD");
  vi.advanceTimersByTime(2000);
  await expect.element(code).toHaveValue("");
});

test.each([
  ["a date of birth", "birthdate", 1],
  ["another date only", "wedding", 0],
])("where the form asks for %s, people without a code are found by it or not", async (_, name, count) => {
  const field = { name, label: "Day", type: "datesplit" as const, required: false };
  const { screen } = await startInGroup(<ArrivalPage />, {
    address: "/practice/arrival?key=k",
    catalogue: { forms: { Fiche: [field], Vevent: [] } },
  });
  await expect.element(screen.getByRole("button", { name: "I’m here" })).toBeVisible();
  expect(screen.getByRole("button", { name: "I don’t have a code" }).elements()).toHaveLength(count);
});
