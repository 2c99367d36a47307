import { useState } from "react";
import { TO_NOT_FOUND } from "../../../ground/group/paths.ts";
import { useSession } from "../../../ground/session/session-store.ts";
import { AccountScreen } from "../account-screen.tsx";
import { SetPasswordForm } from "./set-password-form.tsx";
import { useLazyPhrases } from "../../../../lib/phrases/lazy-phrases.ts";
import { Navigate, useQueryText } from "../../../../lib/navigation.tsx";

/** Shown only to the logged-in account, and only while it must set a password. */
export function SetPasswordPage() {
  const phrases = useLazyPhrases("account").setPassword;
  const present = useSession().session;
  const accountId = new URLSearchParams(useQueryText()).get("account_id");
  // Stored at the first render: once the password is set, the form itself opens the next screen, and the address changes.
  const [session] = useState(
    present?.needPasswordChange && accountId === String(present.accountId) ? present : null,
  );
  if (session === null) return <Navigate {...TO_NOT_FOUND} replace />;
  const mustBeChanged = session.type === "pro" ? phrases.mustBeChangedByPro : phrases.mustBeChanged;
  return (
    <AccountScreen title={phrases.heading} text={session.hasWeakPassword ? phrases.tooWeak : mustBeChanged}>
      <SetPasswordForm session={session} />
    </AccountScreen>
  );
}
