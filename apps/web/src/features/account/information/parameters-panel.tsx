import type { LoggedIn } from "../../session/session-store.ts";
import { ChangeEmailForm } from "./change-email-form.tsx";
import { ChangePasswordForm } from "./change-password-form.tsx";
import styles from "./information.module.css";

/** How one logs in: the address and the password, each changed on its own. */
export function ParametersPanel({ session }: { session: LoggedIn }) {
  return (
    <div className={styles.parameters}>
      <ChangeEmailForm session={session} />
      <ChangePasswordForm session={session} />
    </div>
  );
}
