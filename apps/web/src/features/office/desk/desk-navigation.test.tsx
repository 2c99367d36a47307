import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { startInGroup } from "../../ground/group/testing/start-in-group.tsx";
import { startSession, toSession } from "../../ground/session/session-store.ts";
import { DeskNavigation } from "./desk-frame.tsx";

const EMAIL = "odile@example.org";

test.each([
  ["by name", { firstname: "Odile", lastname: "Roux" }, "Odile Roux"],
  ["by address without a name", { firstname: "", lastname: "" }, EMAIL],
])("who is logged in is shown %s", async (_how, names, shown) => {
  const pro = { id: 1, email: EMAIL, group_id: 4, call_center: false, ...names };
  const answer = { pro, account: null, account_token: "token", sso_logged: false, needPasswordChange: false };
  const rest = { needFactor: null, pendingRdv: null, groups: [], fiche: { appointments: [] }, error: null };
  startSession("practice", toSession({ ...answer, ...rest }, false));
  await startInGroup(<DeskNavigation />, {
    isLogged: true,
    answer: () => ({ pro, account: null, groups: [] }),
  });
  await expect.element(page.getByText(shown, { exact: true })).toHaveAttribute("title", EMAIL);
});
