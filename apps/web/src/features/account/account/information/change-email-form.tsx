import { checkNewEmail } from "@rendezvous/domain/account/email";
import { fillErrorPhrase } from "@rendezvous/phrases/error-phrases";
import { type FormEvent, useState } from "react";
import { Notice } from "../../../../components/notice.tsx";
import { BreakableEmails } from "../../../../components/fields/breakable-emails.tsx";
import { alertUser, notify } from "../../../../lib/popups.ts";
import { useWording } from "../../../../lib/phrases/phrases.ts";
import { useSingleFlightMutation } from "../../../../lib/use-single-flight-mutation.ts";
import { useLazyPhrases } from "../../../../lib/phrases/lazy-phrases.ts";
import { useLoadedGroup } from "../../../ground/group/page-data.ts";
import type { GroupSession } from "../../../ground/session/session-store.ts";
import { updateAccount } from "../api.ts";
import { CallFailure, isRefusedWith } from "../../../ground/group/call-failure.tsx";
import { EmailField } from "../email-field.tsx";
import { SubmitButton } from "../submit-button.tsx";
import styles from "./information.module.css";
import { useReportUnsaved } from "./unsaved.ts";

const FIELD_ID = "new-email";

/** Requests another address; it replaces the present one once the link mailed to it is followed. */
export function ChangeEmailForm({ session }: { session: GroupSession }) {
  const phrases = useLazyPhrases("fiche").parameters;
  const { phrases: wording } = useWording();
  const { group } = useLoadedGroup();
  const [typed, setTyped] = useState("");
  const [isSubmitted, setSubmitted] = useState(false);
  const checked = checkNewEmail(typed, session.email);
  const changing = useSingleFlightMutation({
    mutationFn: async (email: string) => {
      await updateAccount(group.id, session, { temp_email: email });
      return email;
    },
    onSuccess: () => {
      setTyped("");
      setSubmitted(false);
      notify("success", phrases.confirmTitle);
    },
    onError: (failure) => {
      if (isRefusedWith(failure, "email_already_exists"))
        alertUser({ title: phrases.emailTitle, message: phrases.emailTaken });
    },
  });
  useReportUnsaved(typed.trim() !== "");
  const isTaken = isRefusedWith(changing.error, "email_already_exists");

  function submit(event: FormEvent) {
    event.preventDefault();
    setSubmitted(true);
    if (!checked.ok) document.getElementById(FIELD_ID)?.focus();
    else if (!changing.isPending) changing.mutate(checked.email);
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit} aria-labelledby="email-title">
      <h2 id="email-title" className={styles.title}>
        {phrases.emailTitle}
      </h2>
      <p className={styles.quiet}>
        <BreakableEmails text={phrases.emailPresent({ email: session.email })} />
      </p>
      {changing.isSuccess && (
        <Notice look="success">
          <p>
            <strong>{phrases.confirmTitle}</strong>
          </p>
          <p>
            <BreakableEmails text={phrases.confirmText({ email: changing.data, present: session.email })} />
          </p>
        </Notice>
      )}
      <EmailField
        id={FIELD_ID}
        label={phrases.newEmail}
        value={typed}
        isSubmitted={isSubmitted}
        fault={checked.ok ? null : fillErrorPhrase(wording.error[checked.refusal])}
        autoComplete="email"
        onType={(value) => {
          setTyped(value);
          // The field is empty again, so nothing would be lost.
          if (value.trim() === "") setSubmitted(false);
          if (!changing.isPending) changing.reset();
        }}
      />
      {isTaken && <Notice look="problem">{phrases.emailTaken}</Notice>}
      {!isTaken && !changing.isPending && <CallFailure failure={changing.error} />}
      <SubmitButton
        text={phrases.changeEmail}
        reason={phrases.newEmailMissing}
        isReady={checked.ok}
        isPending={changing.isPending}
      />
    </form>
  );
}
