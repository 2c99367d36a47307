import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";
import { Builder, By, Capabilities, Key, Origin, type WebDriver, type WebElement } from "selenium-webdriver";
import { freePort } from "../../scripts/free-port.ts";
import { WEBKIT } from "../../scripts/browser-program.mjs";
import type { Browser, KeyName, Options } from "./browser.ts";

const KEYS: Record<KeyName, string> = {
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Tab: Key.TAB,
  ArrowDown: Key.ARROW_DOWN,
  ArrowUp: Key.ARROW_UP,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
};

/** Opens WebKitGTK's MiniBrowser by WebDriver, on a virtual screen. */
export async function openWebkit({ isDark = false }: Options): Promise<Browser<WebElement>> {
  const screen = spawn("Xvfb", ["-displayfd", "1", "-screen", "0", "1600x1300x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const display = await firstLine(screen);
  const port = await freePort();
  const theme = isDark ? "Adwaita:dark" : "Adwaita";
  const service = spawn(WEBKIT.driver, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${display}`, GTK_THEME: theme, LANG: "fr_FR.UTF-8" },
    stdio: "ignore",
  });
  const driver = await connect(port);
  return {
    name: "webkit",
    open: async (url) => {
      await driver.switchTo().defaultContent();
      await driver.get(url);
    },
    reload: () => driver.navigate().refresh(),
    url: () => driver.getCurrentUrl(),
    evaluate: <Value>(expression: string) => driver.executeScript<Value>(`return (${expression})`),
    element: (expression) => driver.executeScript<WebElement | null>(`return (${expression})`),
    click: (element) => element.click(),
    select: (element, value) => element.findElement(By.css(`option[value="${value}"]`)).click(),
    chooseFile: (element, path) => element.sendKeys(path),
    type: (text) => driver.actions().sendKeys(text).perform(),
    press: (key) => driver.actions().sendKeys(KEYS[key]).perform(),
    drag: async ([start, ...rest]) => {
      const moves = driver
        .actions()
        .move({ ...whole(start!), origin: Origin.VIEWPORT, duration: 0 })
        .press();
      for (const point of rest) moves.move({ ...whole(point), origin: Origin.VIEWPORT, duration: 200 });
      await moves.release().perform();
    },
    enterFrame: (element) => driver.switchTo().frame(element),
    leaveFrame: () => driver.switchTo().defaultContent(),
    resize: (width, height) => resize(driver, width, height),
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), "base64"),
    close: async () => {
      await driver.quit();
      const ended = Promise.all([once(screen, "exit"), once(service, "exit")]);
      service.kill();
      screen.kill();
      await ended;
    },
  };
}

function whole({ x, y }: { x: number; y: number }) {
  return { x: Math.round(x), y: Math.round(y) };
}

/** Retries, because the driver's service listens a moment after its process started. */
async function connect(port: number): Promise<WebDriver> {
  const capabilities = new Capabilities({
    browserName: "MiniBrowser",
    "webkitgtk:browserOptions": { binary: WEBKIT.browser, args: ["--automation"] },
  });
  for (let tries = 0; ; tries += 1)
    try {
      return await new Builder()
        .usingServer(`http://127.0.0.1:${port}`)
        .withCapabilities(capabilities)
        .build();
    } catch (error) {
      if (tries === 50) throw error;
      await wait(100);
    }
}

/** The window is higher and perhaps wider than its content. */
async function resize(driver: WebDriver, width: number, height: number): Promise<void> {
  const [shownWidth = 0, shownHeight = 0] = await driver.executeScript<number[]>(
    "return [outerWidth - innerWidth, outerHeight - innerHeight]",
  );
  await driver
    .manage()
    .window()
    .setRect({ x: 0, y: 0, width: width + shownWidth, height: height + shownHeight });
}

async function firstLine(process: ChildProcess): Promise<string> {
  for await (const line of createInterface({ input: process.stdout! })) return line;
  throw new Error("The process ended without a word.");
}
