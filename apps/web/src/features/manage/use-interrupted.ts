import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "../../lib/navigation.tsx";
import { interruptedForm, useInterruptedAnswers } from "../account/information/interrupted-answers.ts";
import { useKnownGroup } from "../group/first-data.ts";
import { toManage } from "../group/paths.ts";
import { useSession } from "../session/session-store.ts";

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

/** The login leads to the overview: from there on to the page on which something was typed. */
export function useInterruptedPage(isOverview: boolean): void {
  const { group } = useKnownGroup();
  const { session } = useSession();
  const navigate = useNavigate();
  const [path] = useState(() => interruptedForm(group.id, session?.accountId ?? 0)?.split("#")[0]);
  useEffect(() => {
    const overview = toManage(group.urlname);
    if (isOverview && path?.startsWith(`${overview.path}/`)) navigate({ ...overview, path, replace: true });
    // Once: whoever comes back to the overview wants to see it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, []);
}
