import { useCalendarActionsPhrases } from "../../../../lib/phrases/professional-phrases.ts";
import styles from "./action-form.module.css";
import { useLoadedGroup } from "../../../ground/group/first-data.ts";
import { useFiche } from "../../../ground/fiche/use-fiche.ts";

interface Props {
  ficheId: number;
  /** Which message it is about. */
  mail: "booked" | "moved" | "cancelled";
  value: boolean;
  onChange: (value: boolean) => void;
}

/** Which message goes out, and to whom; it can be left out. */
export function TellChoice({ ficheId, mail, value, onChange }: Props) {
  const phrases = useCalendarActionsPhrases();
  const { group } = useLoadedGroup();
  const { data: fiche } = useFiche(ficheId);
  if (!fiche) return null;
  const { email, firstphone, smsreminder } = fiche;
  // As the server reads it, which sends nothing by SMS but the reminder, and that however the mail was chosen.
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
