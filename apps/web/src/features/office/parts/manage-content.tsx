import { type ReactNode, useRef } from "react";
import { ScreenTitle } from "../../../components/screen-title.tsx";
import { useDeskTitle } from "../../ground/group/use-desk-title.ts";
import styles from "./manage.module.css";
import { useRestoredFocus } from "../../../lib/page/use-restored-focus.ts";

interface Props {
  title: string;
  /** One sentence below the title. */
  text?: string | undefined;
  /** The main action of the page, beside the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** The content of a page of the back office, beside the navigation. */
export function ManageContent({ title, text, action, children }: Props) {
  const content = useRef<HTMLDivElement>(null);
  useRestoredFocus(content);
  return (
    <div ref={content} className={styles.content}>
      <div className={styles.head}>
        <ScreenTitle documentTitle={useDeskTitle(title)}>{title}</ScreenTitle>
        {action}
      </div>
      {text && <p className={styles.text}>{text}</p>}
      {children}
    </div>
  );
}
