import "../../../app/tokens.css";
import "../../../app/base.css";
import { LANGUAGES } from "@rendezvous/phrases/language";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { startInGroup } from "../../ground/group/testing/start-in-group.tsx";
import { startSession, toSession } from "../../ground/session/session-store.ts";
import { aProSession } from "../../ground/session/testing/a-session.ts";
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

/** Returns the least room between two neighbouring words of the bar, and the height of the highest. */
function measureBar() {
  const words = [...document.querySelectorAll("nav li > :is(a, button) > span")].map((word) => {
    const range = document.createRange();
    range.selectNodeContents(word);
    return range.getBoundingClientRect();
  });
  const gaps = words.slice(1).map((box, at) => box.left - words[at]!.right);
  return { words: words.length, gap: Math.min(...gaps), height: Math.max(...words.map((box) => box.height)) };
}

test.each(LANGUAGES)(
  "in %s the words of the bar of a phone stand apart, in two lines at most",
  async (language) => {
    await page.viewport(390, 844);
    startSession("practice", aProSession("owner"));
    await startInGroup(<DeskNavigation />, {
      isLogged: true,
      language,
      answer: () => ({ pro: null, account: null, groups: [] }),
    });
    document.documentElement.lang = language;
    await expect.poll(() => measureBar().words).toBe(5);
    const { gap, height } = measureBar();
    expect(gap).toBeGreaterThanOrEqual(6);
    expect(height).toBeLessThan(32);
  },
);
