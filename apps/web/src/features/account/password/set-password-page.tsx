import { useState } from "react";
import { TO_NOT_FOUND } from "../../group/paths.ts";
import { useSession } from "../../session/session-store.ts";
import { AccountScreen } from "../account-screen.tsx";
import { SetPasswordForm } from "./set-password-form.tsx";
import { useAccountPhrases } from "../../../lib/lazy-phrases.ts";
import { Navigate, useQueryText } from "../../../lib/navigation.tsx";

/** Only where a new password is required, and for the own account. */
export function SetPasswordPage() {
  const phrases = useAccountPhrases().setPassword;
  const present = useSession().session;
  const asked = new URLSearchParams(useQueryText()).get("account_id");
  // As it was when the page was opened: once the password is set, the form itself leads on, and the address is the next one's.
  const [session] = useState(
    present?.needPasswordChange && asked === String(present.accountId) ? present : null,
  );
  if (session === null) return <Navigate {...TO_NOT_FOUND} replace />;
  const mustBeChanged = session.type === "pro" ? phrases.mustBeChangedByPro : phrases.mustBeChanged;
  return (
    <AccountScreen title={phrases.heading} text={session.hasWeakPassword ? phrases.tooWeak : mustBeChanged}>
      <SetPasswordForm session={session} />
    </AccountScreen>
  );
}
