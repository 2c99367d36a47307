import type { ReactNode } from "react";
import { GroupFooter } from "../../features/ground/group/group-footer.tsx";
import { ConsentButton } from "../../features/visit/tracking/consent-button.tsx";
import styles from "./group-layout.module.css";

/** The frame of screens without a group, or with a group that cannot be shown. */
export function BareFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <main id="content" className={styles.main}>
        {children}
      </main>
      <GroupFooter group={null} choice={<ConsentButton group={null} />} />
    </>
  );
}
