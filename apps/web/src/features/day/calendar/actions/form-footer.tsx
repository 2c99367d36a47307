import type { ReactNode } from "react";
import styles from "./action-form.module.css";

interface Props {
  /** The reason of a refusal. */
  notice: ReactNode;
  /** The form's buttons and the text beside them. */
  children: ReactNode;
}

/** The sticky end of a long form, which shows the reason of a refusal. */
export function FormFooter({ notice, children }: Props) {
  return (
    <div className={styles.last}>
      {notice}
      <div className={styles.buttons}>{children}</div>
    </div>
  );
}
