import { type ReactNode, useEffect, useRef } from "react";
import { continuesPreviousPage } from "../lib/page/leave-page.ts";
import styles from "./screen-title.module.css";

/**
 * On the first screen the focus stays where the browser has put it, unless this page continues the previous one; the title of
 * every later screen takes the focus.
 */
let isFirstScreen = true;

/** Called when another screen begins to load: its title takes the focus, even if the first screen was never fully shown. */
export function leaveFirstScreen(): void {
  isFirstScreen = false;
}

interface Props {
  /** The title of the browser's tab. */
  documentTitle: string;
  /** Language of the title, if it is not the page's. */
  lang?: string | undefined;
  /** The screen reports an action that the visitor has just done, so the window scrolls to the top. */
  hasNews?: boolean;
  children: ReactNode;
}

/** The only h1 of a screen. It takes the focus when the screen changes, so that it is read out and Tab continues from here. */
export function ScreenTitle({ documentTitle, lang, hasNews = false, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const isGoingOn = continuesPreviousPage();
    if (!isFirstScreen || isGoingOn) heading.current?.focus({ preventScroll: true });
    // Strict mode mounts twice, so a timer decides whether another screen was shown before.
    const timer = setTimeout(leaveFirstScreen);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (!hasNews) return undefined;
    // After a step back the browser restores the scroll position once the screen is shown.
    const frame = requestAnimationFrame(() => window.scrollTo(0, 0));
    return () => cancelAnimationFrame(frame);
  }, [hasNews]);
  useEffect(() => {
    document.title = documentTitle;
  }, [documentTitle]);
  return (
    <h1 ref={heading} lang={lang} tabIndex={-1} className={styles.title}>
      {children}
    </h1>
  );
}
