import type { ReactNode } from "react";
import styles from "./action-form.module.css";

interface Props {
  /** Why it was refused. */
  notice: ReactNode;
  /** Its buttons, and what stands beside them. */
  children: ReactNode;
}

/** The end of a long form, which stays in sight with the reason of a refusal. */
export function FormEnd({ notice, children }: Props) {
  return (
    <div className={styles.last}>
      {notice}
      <div className={styles.buttons}>{children}</div>
    </div>
  );
}
