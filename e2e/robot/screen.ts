import type { Page } from "@playwright/test";

/** A pressable element, as assistive technology presents it. */
export interface Control {
  role: string;
  name: string;
  /** The target of a link. */
  url: string;
  isDisabled: boolean;
  /** Playwright's own name of the element, for as long as it is on the page. */
  ref: string;
  /** The roles of its ancestors: elements with the same ones are of the same kind. */
  kind: string;
}

/** The content of the page, by roles and names alone. */
export interface Screen {
  /** All names and texts. */
  text: string;
  title: string;
  /** The names of the open windows, menus and pickers; the last one is on top. */
  windows: string[];
  /** The controls of the top window if one is open, otherwise of the page. */
  controls: Control[];
  /** The element that has the focus; "" if there is none. */
  focused: string;
}

const PRESSABLE =
  /^(button|link|tab|combobox|checkbox|radio|switch|searchbox|slider|option|menuitem|menuitemradio|menuitemcheckbox|treeitem)$/;
const WINDOW = /^(dialog|alertdialog|menu|listbox)$/;
const LINE = /^( *)- '?(\w+)(?: "((?:[^"\\]|\\.)*)")?((?: \[[^\]]*\])*)/;

const NAME_OF_FOCUSED_SUMMARY = "document.activeElement?.localName === 'summary' ? 'summary' : ''";

export async function readScreen(page: Page): Promise<Screen> {
  const snapshot = await page.locator("body").ariaSnapshot({ mode: "ai" });
  const lines = snapshot.split("\n");
  const screen: Screen = { text: "", title: "", windows: [], controls: [], focused: "" };
  const around: { depth: number; role: string; isPressable: boolean; windows: number }[] = [];
  const found: (Control & { windows: number })[] = [];
  const texts: string[] = [];
  for (const [at, line] of lines.entries()) {
    const [, indent = "", role = "", name = "", states = ""] = LINE.exec(line) ?? [];
    if (/^ *- \/url:/.test(line)) continue;
    texts.push(line.replaceAll(/\[[^\]]*=[^\]]*\]/g, ""));
    if (role === "") continue;
    const ref = /\[ref=(\w+)\]/.exec(states)?.[1] ?? "";
    while ((around.at(-1)?.depth ?? -1) >= indent.length) around.pop();
    if (WINDOW.test(role)) screen.windows.push(name);
    if (role === "heading" && states.includes("[level=1]")) screen.title = name;
    if (states.includes("[active]")) screen.focused = ref;
    const isInControl = around.some(({ isPressable }) => isPressable);
    // A `summary` has no role, but its cursor says that it can be pressed.
    const isPressable = !isInControl && (PRESSABLE.test(role) || states.includes("[cursor=pointer]"));
    const windows = WINDOW.test(role) ? screen.windows.length : (around.at(-1)?.windows ?? 0);
    if (isPressable && ref !== "")
      found.push({
        role,
        name,
        url: /^ *- \/url: "?([^"]*)"?$/.exec(lines[at + 1] ?? "")?.[1] ?? "",
        isDisabled: states.includes("[disabled]"),
        ref,
        kind: [...around.map((one) => one.role).filter((one) => one !== "generic"), role].join(" "),
        windows,
      });
    around.push({ depth: indent.length, role, isPressable, windows });
  }
  screen.text = texts.join("\n");
  screen.controls = found.filter(({ windows }) => windows === screen.windows.length);
  // The snapshot leaves out a `summary`, and with it that it has the focus.
  if (screen.focused === "") screen.focused = await page.evaluate(NAME_OF_FOCUSED_SUMMARY);
  return screen;
}
