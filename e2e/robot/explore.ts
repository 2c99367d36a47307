import type { Control, Screen } from "./screen.ts";
import { shuffle } from "./walks.ts";
import type { Watched } from "./watch.ts";

const PRESS_MS = 5000;

export interface Exploring {
  watched: Watched;
  /** The start of a group's addresses: only links to these are followed. */
  home: string;
  /** Called with every screen that a press has opened. */
  found: (url: string) => void;
  /** Whether to stop. */
  isEnough: () => boolean;
  /** The number of controls of a kind to press on a screen, since the cards of a list are similar. */
  ofAKind: number;
  /** The controls that were pressed on any screen, since the header is the same everywhere. */
  pressed: Set<string>;
  seed: number;
  /** The save button of the back office in each language; never pressed, because it would change the group for other walks. */
  saves: ReadonlySet<string>;
}

/** Presses the controls of the screen, or of the window on top of it, and returns with `back` each time. */
export async function explore(exploring: Exploring, back: () => Promise<Screen>): Promise<void> {
  const { watched, isEnough, ofAKind, pressed, seed } = exploring;
  const { page, trail } = watched;
  const kinds: string[] = [];
  const timesOf = ({ kind }: Control) => kinds.filter((one) => one === kind).length;
  const start = await back();
  const url = page.url();
  for (let screen = start; !isEnough(); ) {
    const [control] = shuffle(screen.controls, seed)
      .filter((one) => mayPress(exploring, one) && !pressed.has(keyOf(one)) && timesOf(one) < ofAKind)
      .sort((a, b) => timesOf(a) - timesOf(b));
    if (control === undefined) return;
    kinds.push(control.kind);
    pressed.add(keyOf(control));
    trail.push(named(control));
    const after = await press(exploring, control);
    if (page.url() !== url) exploring.found(page.url());
    if (opens(screen, after)) await exploreWindow(exploring, control, back);
    trail.pop();
    const isStillThere = page.url() === url && after.title === start.title && isSameWindow(after, start);
    screen = isStillThere ? after : await back();
  }
}

/** Closes the window at once, to check where the focus goes; then explores a menu or a picker. Questions are not answered. */
async function exploreWindow(
  exploring: Exploring,
  opener: Control,
  back: () => Promise<Screen>,
): Promise<void> {
  const { watched } = exploring;
  const isQuestion = (await watched.page.locator("dialog:modal, [aria-modal=true]").count()) > 0;
  await close(watched, opener);
  if (isQuestion) return;
  await explore(exploring, async () => {
    const screen = await back();
    const again = screen.controls.find((one) => named(one) === named(opener));
    return again ? press(exploring, again) : screen;
  });
}

async function close({ page, note, look }: Watched, opener: Control): Promise<void> {
  const opened = (await look()).windows;
  await page.keyboard.press("Escape");
  const { windows, focused } = await look();
  if (windows.length > 0) note(`Escape does not close "${windows.join()}"`);
  // Opening a dialog from a menu closes the menu, so the menu's button gets the focus.
  else if (focused === "") note(`after Escape from "${opened.join()}" nothing has the focus`);
  // A label does not take the focus either: its control does.
  else if (
    opener.role !== "generic" &&
    focused !== opener.ref &&
    (await page.locator(`aria-ref=${opener.ref}`).isVisible())
  )
    note("after Escape the focus is not back where it was");
}

/** Presses by mouse or by keyboard, depending on the seed. Returns the screen afterwards. */
async function press({ watched, seed }: Exploring, control: Control): Promise<Screen> {
  const { page, note, look, countLoads } = watched;
  const element = page.locator(`aria-ref=${control.ref}`);
  // Content that loads late, such as a client's, may have replaced it since the screen was read.
  if ((await element.count()) === 0) return look();
  const loads = countLoads();
  // A native popover lies over the page, and has no role that would make it a window.
  const popover = page.locator(":popover-open:not(dialog)");
  if ((await popover.count()) > 0 && (await popover.locator("*").and(element).count()) === 0)
    await page.keyboard.press("Escape");
  try {
    // An element for screen readers only is covered by another one.
    const around = await element.locator("..").boundingBox({ timeout: PRESS_MS });
    const byKeyboard =
      control.url.startsWith("#") ||
      (control.role === "button" && (around?.width === 1 || (control.name.length + seed) % 2 === 0));
    const options = control.role === "combobox" ? await element.locator("option").count() : 0;
    if (control.role === "searchbox") await element.fill("mar", { timeout: PRESS_MS });
    else if (options > 0) {
      // Selecting an option takes the focus, which Playwright does not do by itself.
      await element.focus({ timeout: PRESS_MS });
      await element.selectOption({ index: seed % options }, { timeout: PRESS_MS });
    } else if (byKeyboard) await element.press("Enter", { timeout: PRESS_MS });
    else await element.click({ timeout: PRESS_MS });
  } catch (error) {
    note(`cannot be pressed: ${(error as Error).message.split("\n").slice(0, 12).join(" ")}`);
  }
  let after = await look();
  // The next screen may take the focus with a delay.
  for (let tries = 0; after.focused === "" && countLoads() === loads; tries += 1) {
    if (tries === 5) {
      note("nothing has the focus");
      break;
    }
    await page.waitForTimeout(200);
    after = await look();
  }
  return after;
}

/** Links to other sites are not followed; the booking fills in the fields. */
function mayPress({ home, saves, watched }: Exploring, { isDisabled, role, name, url }: Control): boolean {
  if (isDisabled || (saves.has(name) && watched.page.url().includes(`${home}/manage/`))) return false;
  return role !== "link" || url === "" || url.startsWith("#") || url.startsWith(home);
}

/** Returns the name of a control in the trail. */
function named({ role, name }: Control): string {
  return `${role} "${name}"`;
}

function keyOf({ kind, name }: Control): string {
  return `${kind} "${name}"`;
}

function isSameWindow(one: Screen, other: Screen): boolean {
  return one.windows.join() === other.windows.join();
}

function opens(before: Screen, after: Screen): boolean {
  return after.windows.length > 0 && !isSameWindow(before, after);
}
