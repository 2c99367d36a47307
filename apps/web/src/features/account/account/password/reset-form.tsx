import { type FormEvent, useState } from "react";
import { Notice } from "../../../../components/notice.tsx";
import { useSingleFlightMutation } from "../../../../lib/use-single-flight-mutation.ts";
import { useLoadedGroup } from "../../../ground/group/page-data.ts";
import { toResetPasswordConfirm } from "../../../ground/group/paths.ts";
import { PhoneLink } from "../../../ground/group/phone-link.tsx";
import styles from "../account.module.css";
import { forgotPassword } from "../api.ts";
import { CallFailure, isRefusedWith } from "../../../ground/group/call-failure.tsx";
import { EmailField, isValidEmail, useTypedEmail } from "../email-field.tsx";
import { SubmitButton } from "../submit-button.tsx";
import { useLazyPhrases } from "../../../../lib/phrases/lazy-phrases.ts";
import { useNavigate } from "../../../../lib/navigation.tsx";

/** Requests a mailed link that sets a new password, or, in groups whose clients have no passwords, logs in. */
export function ResetForm({ isByFiche = false }: { isByFiche?: boolean }) {
  const { reset: phrases, missing } = useLazyPhrases("account");
  const { group } = useLoadedGroup();
  const navigate = useNavigate();
  const [email, setEmail] = useTypedEmail();
  const [isSubmitted, setSubmitted] = useState(false);
  const isGood = isValidEmail(email);
  const asking = useSingleFlightMutation({
    mutationFn: () => forgotPassword(group.id, email.trim()),
    onSuccess: () => navigate(toResetPasswordConfirm(group.urlname, email.trim())),
  });
  // In groups without accounts a new client books instead of registering.
  const isUnknown = isByFiche && isRefusedWith(asking.error, "email_not_found");
  const mayBook = group.open && group.openData;

  function submit(event: FormEvent) {
    event.preventDefault();
    setSubmitted(true);
    if (!isGood) document.getElementById("reset-email")?.focus();
    else if (!asking.isPending) asking.mutate();
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <EmailField id="reset-email" value={email} isSubmitted={isSubmitted} onType={setEmail} />
      {isUnknown && (
        <Notice look="problem">
          <p>{mayBook ? phrases.byFicheUnknown : phrases.byFicheUnknownClosed}</p>
          {!mayBook && <PhoneLink phone={group.phone} />}
        </Notice>
      )}
      {!isUnknown && !asking.isPending && <CallFailure failure={asking.error} />}
      <SubmitButton
        text={phrases.submit}
        reason={missing.email}
        isReady={isGood}
        isPending={asking.isPending}
      />
    </form>
  );
}
