import styles from "./loading-text.module.css";

/** What is on its way, followed by none to three dots in turn; only the words are heard. */
export function LoadingText({ children }: { children: string }) {
  return (
    <>
      {children}
      <span className={styles.dots} aria-hidden="true">
        ...
      </span>
    </>
  );
}
