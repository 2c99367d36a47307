/** While content loads, the page is shorter for a moment; waiting keeps the host page from moving twice. */
const SHRINKS_AFTER_MS = 400;
/** A change this soon after the frame was resized is an effect of the new size. */
const ECHO_WITHIN_MS = 50;
const MOST_ECHOES = 3;

/**
 * Reports the height of the page's content, now and whenever it changes. A change that only follows the frame's own height (as
 * with 100vh) is not reported, because the host would then enlarge the frame and thereby the content without end. While content
 * loads, the frame keeps its height. Returns a function that stops reporting.
 */
export function reportHeight(report: (height: number) => void): () => void {
  const root = document.getElementById("root");
  // Outside a frame the page fills the window; here the frame follows the content.
  root?.style.setProperty("min-height", "0");
  let frame = { width: innerWidth, height: innerHeight };
  let resizedAt = Number.NEGATIVE_INFINITY;
  let echoes = 0;
  let measured = 0;
  let reported = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function tell(): void {
    if (isLoading()) {
      measured = reported;
      return;
    }
    reported = measured;
    report(reported);
  }
  function onContent(): void {
    const height = contentHeight();
    if (height === measured || isLoading()) return;
    measured = height;
    echoes = performance.now() - resizedAt < ECHO_WITHIN_MS ? echoes + 1 : 0;
    if (echoes > MOST_ECHOES) return;
    clearTimeout(timer);
    if (height > reported) tell();
    else timer = setTimeout(tell, SHRINKS_AFTER_MS);
  }
  /** Browsers report the frame's resize before that of the content. */
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

function isLoading(): boolean {
  return document.querySelector("[data-loading]") !== null;
}

function contentHeight(): number {
  return Math.ceil(document.body.getBoundingClientRect().height);
}
