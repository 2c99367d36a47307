import "../../../app/tokens.css";
import "../../../app/base.css";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { startInGroup } from "../../ground/group/testing/start-in-group.tsx";
import { NewGroupLink } from "./new-group-link.tsx";

test("the link to a new appointment page is as large as a finger", async () => {
  await startInGroup(<NewGroupLink />, { address: "/" });
  await expect.element(page.getByRole("link")).toBeVisible();
  expect(page.getByRole("link").element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
});
