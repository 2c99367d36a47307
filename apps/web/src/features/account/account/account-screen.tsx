import type { ReactNode } from "react";
import { ScreenTitle } from "../../../components/screen-title.tsx";
import { BreakableEmails } from "../../../components/fields/breakable-emails.tsx";
import { useDocumentTitle } from "../../ground/group/use-document-title.ts";
import styles from "./account.module.css";

interface Props {
  title: string;
  text?: string;
  isWide?: boolean;
  children: ReactNode;
}

/** The layout of an account screen: one narrow column with a title, an introduction and the form. */
export function AccountScreen({ title, text = "", isWide = false, children }: Props) {
  return (
    <div className={`${styles.screen} ${isWide ? styles.wide : ""}`}>
      <ScreenTitle documentTitle={useDocumentTitle(title)}>{title}</ScreenTitle>
      {text !== "" && (
        <p className={styles.text}>
          <BreakableEmails text={text} />
        </p>
      )}
      {children}
    </div>
  );
}
