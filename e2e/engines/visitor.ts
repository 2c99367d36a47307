import { expect } from "@playwright/test";
import type { Browser, KeyName, Point } from "./browser.ts";
import type { FaultProxy } from "./fault-proxy.ts";

type Role = "button" | "link" | "heading" | "checkbox" | "textbox" | "select" | "option" | "tab" | "any";

const SELECTORS: Record<Role, string> = {
  button: "button, [role=button], summary, input[type=submit]",
  link: "a[href]",
  heading: "h1, h2, h3",
  checkbox: "input[type=checkbox], input[type=radio], [role=switch], [role=radio]",
  textbox: "input, textarea, [role=textbox], [contenteditable=true]",
  select: "select",
  option: "[role=option], option",
  tab: "[role=tab]",
  any: "main *",
};

/** Finds elements by role and accessible name inside a page; in the topmost dialog or popover if one is open. */
const FIND = `(selector, name) => {
  const dialogs = [...document.querySelectorAll("dialog, [aria-modal=true]")];
  const top = dialogs.filter((one) => one.matches(":modal, :popover-open, [aria-modal=true]")).at(-1) ?? document;
  const textsOf = (ids) => ids.split(" ").map((id) => document.getElementById(id)?.textContent ?? "").join(" ");
  const nameOf = (one) =>
    one.hasAttribute("aria-labelledby") ? textsOf(one.getAttribute("aria-labelledby"))
    : one.getAttribute("aria-label") ?? (one.labels?.length ? one.labels[0].textContent : one.textContent);
  const isShown = (one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest("[inert]");
  return [...top.querySelectorAll(selector)].filter((one) =>
    isShown(one) && !one.disabled && name.test(nameOf(one).replaceAll(/\\s+/g, " ").trim()));
}`;

const shown = (selector: string) => `(${FIND})(${JSON.stringify(selector)}, /(?:)/)`;
const found = (role: Role, name: RegExp) => `(${FIND})(${JSON.stringify(SELECTORS[role])}, ${String(name)})`;

const PATIENCE = { timeout: 20_000 };
const ERROR_TITLES = /problème est survenu|problem occurred|went wrong/i;

/** The actions of a person in one browser, by the words and fields on the screen. */
export interface Visitor {
  readonly browser: Browser;
  open(path: string): Promise<void>;
  /** Waits for an element, and returns it. */
  find(role: Role, name: RegExp): Promise<unknown>;
  has(role: Role, name: RegExp): Promise<boolean>;
  click(role: Role, name: RegExp): Promise<void>;
  /** Waits for the first visible element of a CSS selector, and clicks it. */
  clickAt(selector: string): Promise<void>;
  /** Clicks a field and types a text into it. */
  fill(selector: string, text: string): Promise<void>;
  press(...keys: KeyName[]): Promise<void>;
  /** Waits until the page contains a text, and returns all of its text. */
  reads(text: RegExp): Promise<string>;
  /** Waits until an expression in the page is true. */
  until(expression: string): Promise<void>;
  /** Returns the middle of an element, after scrolling it into view. */
  middleOf(selector: string): Promise<Point & { width: number; height: number }>;
  /** Fails if there was an error of a page or an error screen since the last call. */
  expectNoFault(): Promise<void>;
}

export function visitorOf(browser: Browser, proxy: FaultProxy): Visitor {
  async function element(list: string, what: string): Promise<unknown> {
    let handle: unknown = null;
    await expect
      .poll(async () => (handle = await browser.element(`${list}[0] ?? null`)) !== null, {
        message: what,
        ...PATIENCE,
      })
      .toBe(true);
    return handle;
  }

  /** If the screen is redrawn between finding and clicking, the element disappears, so this tries again. */
  async function clickFirst(list: string, what: string): Promise<void> {
    let lastError: unknown;
    for (let tries = 0; tries < 5; tries += 1) {
      try {
        const handle = await element(list, what);
        // WebKitGTK's driver does not scroll far enough by itself.
        await browser.evaluate(`${list}[0]?.scrollIntoView({ block: "center", behavior: "instant" })`);
        return await browser.click(handle);
      } catch (error) {
        lastError = error;
      }
    }
    throw lastError;
  }

  async function until(expression: string): Promise<void> {
    await expect
      .poll(() => browser.evaluate<boolean>(`Boolean(${expression})`), {
        message: expression,
        ...PATIENCE,
      })
      .toBe(true);
  }

  const visitor: Visitor = {
    browser,
    until,
    open: async (path) => {
      await browser.open(proxy.origin + path);
      // Waits until the screen is shown and its data is loaded.
      await until(
        `document.querySelector("h1, main h2") && !document.querySelector("main [aria-busy=true], #early")`,
      );
      await until(
        `[...document.querySelectorAll("iframe")].every(({ contentDocument }) => contentDocument?.querySelector("h1"))`,
      );
      await visitor.expectNoFault();
    },
    find: (role, name) => element(found(role, name), `${role} ${String(name)}`),
    has: (role, name) => browser.evaluate<boolean>(`${found(role, name)}.length > 0`),
    click: (role, name) => clickFirst(found(role, name), `${role} ${String(name)}`),
    clickAt: (selector) => clickFirst(shown(selector), selector),
    fill: async (selector, text) => {
      await clickFirst(shown(selector), selector);
      await browser.evaluate(`document.activeElement.select?.()`);
      await browser.type(text);
    },
    press: async (...keys) => {
      for (const key of keys) await browser.press(key);
    },
    reads: async (text) => {
      let read = "";
      await expect
        .poll(async () => (read = await browser.evaluate<string>("document.body.innerText")), PATIENCE)
        .toMatch(text);
      return read;
    },
    middleOf: async (selector) => {
      await element(shown(selector), selector);
      return browser.evaluate(`(() => {
        const one = ${shown(selector)}[0];
        one.scrollIntoView({ block: "center", behavior: "instant" });
        const { x, y, width, height } = one.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2, width, height };
      })()`);
    },
    expectNoFault: async () => {
      const heading = await browser.evaluate<string>(`document.querySelector("h1")?.textContent ?? ""`);
      expect(heading, await browser.url()).not.toMatch(ERROR_TITLES);
      expect(proxy.takeFaults(), await browser.url()).toEqual([]);
    },
  };
  return visitor;
}
