/** While something loads, the page is short for a moment: the host's page is not to jump twice. */
const SHRINKS_AFTER_MS = 400;
/** A change that comes so soon after the frame got another height comes from that height. */
const ECHO_WITHIN_MS = 50;
const MOST_ECHOES = 3;

/**
 * Reports how high the page's content is, now and whenever it changes. What only follows the height of the frame, as a layout of
 * 100vh does, is not reported: the host would make the frame higher, and the content again, for ever. Answers how to stop.
 */
export function reportHeight(report: (height: number) => void): () => void {
  const root = document.getElementById("root");
  // Alone it fills the window; here the window is to become what it needs.
  root?.style.setProperty("min-height", "0");
  let frame = { width: innerWidth, height: innerHeight };
  let resizedAt = Number.NEGATIVE_INFINITY;
  let echoes = 0;
  let measured = 0;
  let reported = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function tell(): void {
    reported = measured;
    report(reported);
  }
  function onContent(): void {
    const height = contentHeight();
    if (height === measured) return;
    measured = height;
    echoes = performance.now() - resizedAt < ECHO_WITHIN_MS ? echoes + 1 : 0;
    if (echoes > MOST_ECHOES) return;
    clearTimeout(timer);
    if (height > reported) tell();
    else timer = setTimeout(tell, SHRINKS_AFTER_MS);
  }
  /** The browser tells of the frame before it tells of the content. */
  function onFrame(): void {
    const grown = innerHeight - frame.height;
    if (innerWidth === frame.width && Math.abs(contentHeight() - measured - grown) <= 1) measured += grown;
    frame = { width: innerWidth, height: innerHeight };
    resizedAt = performance.now();
  }

  const observer = new ResizeObserver(onContent);
  observer.observe(document.body);
  window.addEventListener("resize", onFrame);
  return () => {
    observer.disconnect();
    window.removeEventListener("resize", onFrame);
    clearTimeout(timer);
    root?.style.removeProperty("min-height");
  };
}

function contentHeight(): number {
  return Math.ceil(document.body.getBoundingClientRect().height);
}
