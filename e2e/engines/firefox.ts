import { launch, type ElementHandle, type Frame } from "puppeteer-core";
import { firefoxProgram } from "../../scripts/browser-program.mjs";
import type { Browser, Options } from "./browser.ts";

/** Opens Firefox ESR by WebDriver BiDi. */
export async function openFirefox({ isDark = false }: Options): Promise<Browser<ElementHandle>> {
  const firefox = await launch({
    browser: "firefox",
    executablePath: firefoxProgram(),
    // The fault proxy sees the requests.
    networkEnabled: false,
    extraPrefsFirefox: {
      "layout.css.prefers-color-scheme.content-override": isDark ? 0 : 1,
      "ui.prefersReducedMotion": 1,
      "intl.accept_languages": "fr",
    },
  });
  const [page = await firefox.newPage()] = await firefox.pages();
  let frame: Frame = page.mainFrame();
  return {
    name: "firefox",
    open: async (url) => {
      frame = page.mainFrame();
      await page.goto(url);
    },
    reload: async () => void (await page.reload()),
    url: async () => page.url(),
    evaluate: async <Value>(expression: string) => (await frame.evaluate(expression)) as Value,
    element: async (expression) => {
      const handle = await frame.evaluateHandle(expression);
      return handle.asElement() as ElementHandle | null;
    },
    click: (element) => element.click(),
    select: async (element, value) => void (await element.select(value)),
    chooseFile: (element, path) =>
      (element as ThisParameterType<ElementHandle["uploadFile"]>).uploadFile(path),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    drag: async ([start, ...rest]) => {
      await page.mouse.move(start!.x, start!.y);
      await page.mouse.down();
      for (const { x, y } of rest) await page.mouse.move(x, y, { steps: 4 });
      await page.mouse.up();
    },
    enterFrame: async (element) => {
      const entered = await element.contentFrame();
      if (entered === null) throw new Error("The element holds no frame.");
      frame = entered;
    },
    leaveFrame: async () => void (frame = page.mainFrame()),
    resize: (width, height) => page.setViewport({ width, height }),
    screenshot: async () => Buffer.from(await page.screenshot()),
    close: () => firefox.close(),
  };
}
