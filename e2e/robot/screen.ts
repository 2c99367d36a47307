import type { Page } from "@playwright/test";

/** Something that can be pressed, as assistive technology knows it. */
export interface Control {
  role: string;
  name: string;
  /** Of links. */
  url: string;
  isDisabled: boolean;
  /** Playwright's own name of the element, for as long as it stands on the page. */
  ref: string;
  /** The roles it lies in: what lies in the same ones is of the same kind. */
  kind: string;
}

/** What is on the page, by roles and names alone. */
export interface Screen {
  /** All names and texts. */
  text: string;
  title: string;
  /** The names of the windows, menus and pickers that stand open; the last one is on top. */
  windows: string[];
  /** Of the window on top where one is open, else of the page. */
  controls: Control[];
  /** The element that has the focus; "" where nothing has. */
  focused: string;
}

const PRESSABLE =
  /^(button|link|tab|combobox|checkbox|radio|switch|searchbox|slider|option|menuitem|menuitemradio|menuitemcheckbox|treeitem)$/;
const WINDOW = /^(dialog|alertdialog|menu|listbox)$/;
const LINE = /^( *)- '?(\w+)(?: "((?:[^"\\]|\\.)*)")?((?: \[[^\]]*\])*)/;

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
    // The head of what can be unfolded has no role, but says that it can be pressed.
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
  return screen;
}
