import "../../../app/tokens.css";
import "../../../app/base.css";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { startSlotsStep } from "./testing/start-slots-step.tsx";

test("shows a week of free times", async () => {
  await startSlotsStep({});
  await expect.element(page.getByRole("button", { name: "Tuesday 1 December, 09:20" })).toBeVisible();
});
