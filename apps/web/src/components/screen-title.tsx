import { type ReactNode, useEffect, useRef } from "react";
import styles from "./screen-title.module.css";

/** The title of the page that was loaded leaves the focus where the browser puts it; every later one takes it. */
let isFirstScreen = true;

/** Another screen is on its way: its title takes the focus even where the first one has not come to its own. */
export function leaveFirstScreen(): void {
  isFirstScreen = false;
}

interface Props {
  /** What the browser's tab says. */
  documentTitle: string;
  /** Where it is in another language than the page. */
  lang?: string | undefined;
  children: ReactNode;
}

/** The one h1 of a screen. It takes the focus when the screen changes, so that it is read out and Tab starts from here. */
export function ScreenTitle({ documentTitle, lang, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isFirstScreen) heading.current?.focus({ preventScroll: true });
    // Strict mode mounts twice: what decides is whether another screen was there before.
    const timer = setTimeout(leaveFirstScreen);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    document.title = documentTitle;
  }, [documentTitle]);
  return (
    <h1 ref={heading} lang={lang} tabIndex={-1} className={styles.title}>
      {children}
    </h1>
  );
}
