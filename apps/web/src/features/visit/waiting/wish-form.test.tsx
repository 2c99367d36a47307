import { expect, test } from "vitest";
import { startInGroup } from "../../ground/group/testing/start-in-group.tsx";
import { startSession } from "../../ground/session/session-store.ts";
import { aSession } from "../../ground/session/testing/a-session.ts";
import { WishForm } from "./wish-form.tsx";

test("a client whose account has nobody yet types who waits; the mails go to the account", async () => {
  startSession("practice", aSession());
  const { screen } = await startInGroup(<WishForm chain={[]} />, {
    isLogged: true,
    answer: ({ method }) => (method === "GET" ? { records: [] } : undefined),
  });
  await expect.element(screen.getByRole("textbox", { name: "First name" })).toBeVisible();
  await expect.element(screen.getByRole("textbox", { name: /email/i })).not.toBeInTheDocument();
});
