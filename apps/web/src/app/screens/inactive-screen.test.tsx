import { expect, test } from "vitest";
import { AccountPart } from "../../features/account/account/account-part.tsx";
import { startInGroup } from "../../features/ground/group/testing/start-in-group.tsx";
import { InactiveScreen } from "./inactive-screen.tsx";

const ELSEWHERE = { sso_login_only: true, website: "https://www.practice.example" };

test("a client who cannot log in here is sent to the page that says so", async () => {
  const { history } = await startInGroup(<AccountPart name="login" />, {
    group: ELSEWHERE,
    address: "/practice/login?locale=en&websource=poster",
  });
  await expect.poll(() => history.location.pathname).toBe("/inactive");
  expect(history.location.search).toBe("?locale=en&websource=poster");
  expect(history.location.state).toMatchObject({ message: "unauthorized" });
});

test("that page leads back to the organisation's own site", async () => {
  const { screen } = await startInGroup(<InactiveScreen />, {
    group: ELSEWHERE,
    address: "/inactive",
    state: { message: "unauthorized" },
  });
  await expect
    .element(screen.getByText(/Please start again from the organisation’s home page\./))
    .toBeVisible();
  await expect
    .element(screen.getByRole("link", { name: "Open the organisation’s website" }))
    .toHaveAttribute("href", ELSEWHERE.website);
  await expect.element(screen.getByRole("link", { name: /Call/ })).toBeVisible();
});

test("without that message it says that nothing can be booked online", async () => {
  const { screen } = await startInGroup(<InactiveScreen />, { address: "/inactive" });
  await expect
    .element(screen.getByRole("heading", { name: /doesn’t take appointments online at the moment/ }))
    .toBeVisible();
});
