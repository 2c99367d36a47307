import { PASSWORD } from "../steps/account.ts";
import { emailOf } from "../steps/owner.ts";
import type { Visitor } from "./visitor.ts";

/** Logs the owner of a salon in, and waits until the day view is shown. */
export async function logInTo(owner: Visitor, urlname: string): Promise<void> {
  await owner.open(`/${urlname}/login?locale=fr`);
  await owner.fill("#login-email", emailOf(urlname, "un"));
  await owner.fill("#login-password", PASSWORD);
  await owner.press("Enter");
  await owner.until(`document.querySelector("[role=grid]")?.getAttribute("aria-busy") === "false"`);
}
