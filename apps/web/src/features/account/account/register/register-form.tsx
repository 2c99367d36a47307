import { type FormEvent, useState } from "react";
import { useSingleFlightMutation } from "../../../../lib/use-single-flight-mutation.ts";
import { useBookingStore } from "../../../visit/booking/booking-store.ts";
import { CheckBox } from "../../../../components/fields/choice-fields.tsx";
import { hasUnsavedBooking } from "../../../visit/booking/pending-rdv.ts";
import { useLoadedGroup } from "../../../ground/group/page-data.ts";
import { toRegisterConfirm } from "../../../ground/group/paths.ts";
import styles from "../account.module.css";
import type { OptIns } from "../api.ts";
import { CallFailure } from "../../../ground/group/call-failure.tsx";
import { EmailField, isValidEmail, useTypedEmail } from "../email-field.tsx";
import { SubmitButton } from "../submit-button.tsx";
import { useLazyPhrases } from "../../../../lib/phrases/lazy-phrases.ts";
import { useRegister } from "./use-register.ts";
import { useNavigate } from "../../../../lib/navigation.tsx";

/** Asks for an address only; the server stores a begun booking with the account. */
export function RegisterForm() {
  const { register: phrases, missing } = useLazyPhrases("account");
  const { group } = useLoadedGroup();
  const booking = useBookingStore();
  const register = useRegister();
  const navigate = useNavigate();
  const [email, setEmail] = useTypedEmail();
  const [isSubmitted, setSubmitted] = useState(false);
  const [wantsMessages, setWantsMessages] = useState(false);
  const [wantsNews, setWantsNews] = useState(false);
  const hasSms = !group.hide_marketing_sms;
  const isGood = isValidEmail(email);
  const optIns: OptIns = {
    marketing_optin: wantsMessages,
    marketing_sms: wantsMessages && hasSms,
    solocal_services_optin: wantsNews,
  };
  const registering = useSingleFlightMutation({
    mutationFn: () => register(email.trim(), optIns),
    onSuccess: () =>
      navigate({
        ...toRegisterConfirm(group.urlname),
        state: { email: email.trim(), optIns },
      }),
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    setSubmitted(true);
    if (!isGood) document.getElementById("register-email")?.focus();
    else if (!registering.isPending) registering.mutate();
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <EmailField id="register-email" value={email} isSubmitted={isSubmitted} onType={setEmail} />
      <div>
        <CheckBox
          label={phrases[hasSms ? "optin" : "optinEmail"]({ group: group.name })}
          isChecked={wantsMessages}
          onChange={setWantsMessages}
        />
        {hasSms && <CheckBox label={phrases.optinProvider} isChecked={wantsNews} onChange={setWantsNews} />}
      </div>
      {!registering.isPending && <CallFailure failure={registering.error} />}
      <SubmitButton
        text={phrases.submit}
        reason={missing.email}
        isReady={isGood}
        isPending={registering.isPending}
      />
      {hasUnsavedBooking(booking) && <p className={styles.small}>{phrases.pending}</p>}
      <p className={styles.small}>{phrases.protection({ group: group.name })}</p>
    </form>
  );
}
