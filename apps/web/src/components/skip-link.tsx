import type { ReactNode } from "react";
import styles from "./skip-link.module.css";

/** The first stop of the Tab key: skips the header and leads to the content. */
export function SkipLink({ children }: { children: ReactNode }) {
  return (
    <a
      className={styles.link}
      href="#content"
      onClick={(event) => {
        // Prevents the router from treating the click as a navigation.
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
