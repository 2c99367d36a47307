import type { ReactNode } from "react";
import { ScreenTitle } from "../../components/screen-title.tsx";
import { usePhrases } from "../../lib/phrases.ts";
import { useKnownGroup } from "../group/first-data.ts";
import styles from "./account.module.css";

interface Props {
  title: string;
  text?: string;
  isWide?: boolean;
  children: ReactNode;
}

/** One narrow column: a title, what it is about, and the form. */
export function AccountScreen({ title, text = "", isWide = false, children }: Props) {
  const phrases = usePhrases();
  const { group } = useKnownGroup();
  return (
    <div className={`${styles.screen} ${isWide ? styles.wide : ""}`}>
      <ScreenTitle documentTitle={phrases.title.screen({ screen: title, group: group.name })}>
        {title}
      </ScreenTitle>
      {text !== "" && <p className={styles.text}>{text}</p>}
      {children}
    </div>
  );
}
