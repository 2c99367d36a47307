import type { ReactNode } from "react";
import styles from "./skip-link.module.css";

/** The first stop of the Tab key: skips the header and leads to the content. */
export function SkipLink({ children }: { children: ReactNode }) {
  return (
    <a
      className={styles.link}
      href="#content"
      onClick={(event) => {
        // The router must not take this for a navigation.
        event.preventDefault();
        const heading = document.querySelector<HTMLElement>("main h1");
        heading?.focus();
        heading?.scrollIntoView();
      }}
    >
      {children}
    </a>
  );
}
