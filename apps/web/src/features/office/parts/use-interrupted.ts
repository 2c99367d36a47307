import { useState } from "react";
import { useLocation } from "../../../lib/navigation.tsx";
import { useInterruptedAnswers } from "../../account/account/information/interrupted-answers.ts";
import { useSession } from "../../ground/session/session-store.ts";

/**
 * What was typed on this page when the login ended, once the same person is back. `keep` is told what would be lost if
 * that happened now. `part`: of a page with several forms.
 */
export function useInterrupted<Typed extends object>(part = "") {
  const { session } = useSession();
  // That of the form, also while the page is on its way to the login.
  const [path] = useState(useLocation().pathname);
  return useInterruptedAnswers<Typed>({ accountId: session?.accountId ?? 0 }, `${path}#${part}`);
}
