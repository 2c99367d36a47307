import { buttonClass } from "../../../../components/button.tsx";
import { useAppointmentPhrases } from "../../../../lib/phrases/lazy-phrases.ts";
import { useLoadedGroup } from "../../../ground/group/first-data.ts";
import { toRegister } from "../../../ground/group/paths.ts";
import { useSession } from "../../../ground/session/session-store.ts";
import styles from "./confirmation.module.css";
import { Link } from "../../../../lib/navigation.tsx";

/** Offers to create an account for the appointment, if the group allows registration; passes on the typed address. */
export function KeepInAccount({ email }: { email: string }) {
  const phrases = useAppointmentPhrases().confirm;
  const { group } = useLoadedGroup();
  const { session } = useSession();
  const hasAccounts = group.open && group.user_login_profile === "Account" && !group.sso_login_only;
  if (!hasAccounts || session !== null) return null;
  return (
    <section className={styles.keep}>
      <h2>{phrases.keepHeading}</h2>
      <p className={styles.quiet}>{phrases.keepText}</p>
      <Link
        className={buttonClass("quiet")}
        {...toRegister(group.urlname)}
        {...(email !== "" && { state: { email } })}
      >
        {phrases.keepButton}
      </Link>
    </section>
  );
}
