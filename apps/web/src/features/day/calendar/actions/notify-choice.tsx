import { useProPhrases } from "../../../../lib/phrases/professional-phrases.ts";
import styles from "./action-form.module.css";
import { useLoadedGroup } from "../../../ground/group/page-data.ts";
import { useFiche } from "../../../ground/fiche/use-fiche.ts";

interface Props {
  ficheId: number;
  /** The event that the message reports. */
  mail: "booked" | "moved" | "cancelled";
  value: boolean;
  onChange: (value: boolean) => void;
}

/** Says which message is sent, and to whom; the professional can leave it out. */
export function NotifyChoice({ ficheId, mail, value, onChange }: Props) {
  const phrases = useProPhrases("calendarActions");
  const { group } = useLoadedGroup();
  const { data: fiche } = useFiche(ficheId);
  if (!fiche) return null;
  const { email, firstphone, smsreminder } = fiche;
  // Follows the server's rule: the only SMS is the reminder, which does not depend on the choice about the mail.
  const wantsSms = firstphone !== "" && ["true", "1"].includes(String(smsreminder));
  const hasSms = group.sends_sms && mail !== "cancelled" && wantsSms;
  return (
    <>
      {email === "" ? (
        <p className={styles.quiet}>{phrases.noEmail}</p>
      ) : (
        <label className={styles.check}>
          <input type="checkbox" checked={value} onChange={(event) => onChange(event.target.checked)} />
          {phrases.tell[mail]({ email })}
        </label>
      )}
      {hasSms && <p className={styles.quiet}>{phrases.sms({ to: firstphone })}</p>}
    </>
  );
}
