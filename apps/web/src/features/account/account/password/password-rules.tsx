import {
  isPasswordLengthValid,
  type PasswordChecklist,
  PASSWORD_MAX,
  PASSWORD_MIN,
} from "@rendezvous/domain/account/password";
import { Check, Circle } from "lucide-react";
import { VisuallyHidden } from "../../../../components/visually-hidden.tsx";
import styles from "../account.module.css";
import { useLazyPhrases } from "../../../../lib/phrases/lazy-phrases.ts";

interface Props {
  id: string;
  password: string;
  checklist: PasswordChecklist;
  max?: number;
}

/** The password rules, marked as fulfilled while the password is typed. */
export function PasswordRules({ id, password, checklist, max = PASSWORD_MAX }: Props) {
  const phrases = useLazyPhrases("account").setPassword;
  const rules: [text: string, isKept: boolean][] = [
    [phrases.length({ min: PASSWORD_MIN, max }), isPasswordLengthValid(password, max)],
    [phrases.lowercase, checklist.lowercase],
    [phrases.uppercase, checklist.uppercase],
    [phrases.number, checklist.number],
    [phrases.specialChar, checklist.specialChar],
    [phrases.ownEmail, checklist.email && password !== ""],
  ];
  return (
    <div id={id} className={styles.form}>
      <p className={styles.small}>{phrases.rules}</p>
      <ul className={styles.rules}>
        {rules.map(([text, isKept]) => (
          <li key={text} className={`${styles.rule} ${isKept ? styles.kept : ""}`}>
            {isKept ? <Check size={18} aria-hidden="true" /> : <Circle size={18} aria-hidden="true" />}
            {text} <VisuallyHidden>({isKept ? phrases.kept : phrases.missing})</VisuallyHidden>
          </li>
        ))}
      </ul>
    </div>
  );
}
