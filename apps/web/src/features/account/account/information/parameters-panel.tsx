import { BreakableEmails } from "../../../../components/fields/breakable-emails.tsx";
import { useFichePhrases } from "../../../../lib/phrases/lazy-phrases.ts";
import { useLoadedGroup } from "../../../ground/group/first-data.ts";
import type { LoggedIn } from "../../../ground/session/session-store.ts";
import { ChangeEmailForm } from "./change-email-form.tsx";
import { ChangePasswordForm } from "./change-password-form.tsx";
import styles from "./information.module.css";

/** The account's address and password, each with its own form. */
export function ParametersPanel({ session }: { session: LoggedIn }) {
  const { group } = useLoadedGroup();
  if (group.sso_login_only) return <LinkedAccount session={session} />;
  return (
    <div className={styles.parameters}>
      <ChangeEmailForm session={session} />
      <ChangePasswordForm session={session} />
    </div>
  );
}

/** Address and password belong to the organisation's own login: the next login would overwrite a change made here. */
function LinkedAccount({ session }: { session: LoggedIn }) {
  const phrases = useFichePhrases().parameters;
  return (
    <div className={styles.form}>
      <h2 className={styles.title}>{phrases.emailTitle}</h2>
      <p>
        <BreakableEmails text={phrases.emailPresent({ email: session.email })} />
      </p>
      <p className={styles.quiet}>{phrases.keptElsewhere}</p>
    </div>
  );
}
