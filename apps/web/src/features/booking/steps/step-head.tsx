import type { ReactNode } from "react";
import { ScreenTitle } from "../../../components/screen-title.tsx";
import { usePhrases } from "../../../lib/phrases.ts";
import { useKnownGroup } from "../../group/first-data.ts";
import { WelcomeText } from "./welcome-text.tsx";
import styles from "./step-head.module.css";

interface Props {
  title: string;
  /** Below the title. */
  children?: ReactNode;
}

/** A step's title, on the page and in the browser's tab. */
export function StepHead({ title, children }: Props) {
  const phrases = usePhrases();
  const { group } = useKnownGroup();
  return (
    <div className={styles.head}>
      <ScreenTitle documentTitle={phrases.title.screen({ screen: title, group: group.name })}>
        {title}
      </ScreenTitle>
      <WelcomeText />
      {children}
    </div>
  );
}
