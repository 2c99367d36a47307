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
