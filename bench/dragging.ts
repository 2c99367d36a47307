import type { Browser, CDPSession, Page } from "playwright";

/** The interval of a mouse's move events. */
const MOVE_MS = 8;
const DRAGGED_MS = 2400;

interface FrameEvent {
  readonly name: string;
  readonly ph: string;
  readonly args?: { readonly frame_reporter?: { readonly state: string; readonly frame_sequence: number } };
}

/** Makes the page draw every possible frame. */
const DRAW_ALWAYS = `
  globalThis.drawn = [];
  const draw = (at) => { drawn.push(at); requestAnimationFrame(draw); };
  requestAnimationFrame(draw);
  undefined;
`;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Drags from the point by `reach`, to and fro; the browser's trace contains the outcome of each frame. */
export async function measureDrag(
  browser: Browser,
  page: Page,
  session: CDPSession,
  { x, y }: Point,
  reach: Point,
) {
  const mouse = (type: "mousePressed" | "mouseMoved" | "mouseReleased", dx: number, dy: number) =>
    session.send("Input.dispatchMouseEvent", {
      type,
      x: x + dx,
      y: y + dy,
      button: "left",
      buttons: type === "mouseReleased" ? 0 : 1,
      clickCount: 1,
    });
  await mouse("mousePressed", 0, 0);
  await mouse("mouseMoved", 0, 12);
  await page.evaluate(DRAW_ALWAYS);
  await browser.startTracing(page, { categories: ["cc", "benchmark"] });
  await page.evaluate("drawn.length = 0");
  const began = performance.now();
  const sent: Promise<unknown>[] = [];
  while (performance.now() - began < DRAGGED_MS) {
    const turn = (2 * Math.PI * (performance.now() - began)) / 800;
    sent.push(mouse("mouseMoved", reach.x * Math.sin(turn), reach.y * Math.sin(2 * turn)));
    await new Promise((resolve) => setTimeout(resolve, MOVE_MS));
  }
  await Promise.all(sent);
  const drawn = await page.evaluate<number[]>("[...drawn]");
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: FrameEvent[] };
  await page.keyboard.press("Escape");
  await mouse("mouseReleased", 0, 0);
  // A frame may be reported twice, if the page's part of it is later than the rest.
  const frames = new Map<number, string[]>();
  for (const { name, ph, args } of trace.traceEvents) {
    const frame = args?.frame_reporter;
    if (name === "PipelineReporter" && ph === "b" && frame)
      frames.set(frame.frame_sequence, [...(frames.get(frame.frame_sequence) ?? []), frame.state]);
  }
  const dropped = [...frames.values()].filter((states) => states.every((one) => one === "STATE_DROPPED"));
  const gaps = drawn.slice(1).map((at, index) => at - drawn[index]!);
  return {
    "frames a second while dragging": Math.round((1000 * gaps.length) / (drawn.at(-1)! - drawn[0]!)),
    "longest between two, ms": Math.round(Math.max(...gaps)),
    "frames dropped": `${dropped.length} of ${frames.size}`,
  };
}
