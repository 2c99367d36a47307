import { useState } from "react";
import { useLocation } from "../../../../lib/navigation.tsx";
import { useInterruptedAnswers } from "./interrupted-answers.ts";
import { useSession } from "../../../ground/session/session-store.ts";

/**
 * Returns the text typed on this page before the login ended, once the same person is back. The form passes its text to `keep`,
 * which stores it if the login ends. `part` distinguishes several forms of a page.
 */
export function useInterruptedInput<Typed extends object>(part = "") {
  const { session } = useSession();
  // The path of the form, even while the page is redirecting to the login.
  const [path] = useState(useLocation().pathname);
  return useInterruptedAnswers<Typed>({ accountId: session?.accountId ?? 0 }, `${path}#${part}`);
}
