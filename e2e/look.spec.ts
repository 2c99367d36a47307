import { expect, type FrameLocator, type Page } from "@playwright/test";
import { test } from "./steps/journey.ts";
import { openManage, openSalon, saveIt } from "./steps/owner.ts";

const main = (page: Page) => page.getByRole("main");
const shown = (page: Page): FrameLocator => page.frameLocator("iframe[name=rendezvous-live]");
const ACCENT = "getComputedStyle(document.documentElement).getPropertyValue('--accent')";
/** Evaluates an expression in the preview's frame, once it exists. */
const inFrame = (page: Page, expression: string) =>
  page.frame("rendezvous-live")?.evaluate<unknown>(expression);

/** Returns a photo drawn by the browser, red at the left and blue at the right. */
async function photo(page: Page): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const data = await page.evaluate<string>(`(() => {
    const canvas = document.createElement("canvas");
    canvas.width = 600;
    canvas.height = 300;
    const context = canvas.getContext("2d");
    context.fillStyle = "#ff0000";
    context.fillRect(0, 0, 300, 300);
    context.fillStyle = "#0000ff";
    context.fillRect(300, 0, 300, 300);
    return canvas.toDataURL("image/jpeg");
  })()`);
  const buffer = Buffer.from(data.slice(data.indexOf(",") + 1), "base64");
  return { name: "salon.jpg", mimeType: "image/jpeg", buffer };
}

async function visit(page: Page, path: string): Promise<Page> {
  const visitor = await page.context().browser()?.newContext();
  if (!visitor) throw new Error("The browser has gone.");
  const visited = await visitor.newPage();
  await visited.goto(path);
  return visited;
}

test("an owner changes a colour, reads its contrast, sees the page with it, and visitors have it once it is saved", async ({
  page,
}) => {
  const urlname = await openSalon();
  await page.setViewportSize({ width: 1440, height: 900 });
  await openManage(page, urlname, "/look");
  await expect(shown(page).getByRole("heading", { level: 1 })).toBeVisible();
  const code = main(page).getByRole("textbox", { name: /Couleur principale, Code/ });
  await code.fill("#ffe066");
  await expect(main(page)).toContainText(
    /Contraste 1,\d:1, trop faible pour être lu\. La nuance est ajustée/,
  );
  await expect.poll(() => inFrame(page, ACCENT)).toBe("#ffe066");
  await code.fill("#7a1fa2");
  await expect(main(page)).toContainText(/Contraste [5-9],\d:1, se lit bien/);
  await expect.poll(() => inFrame(page, ACCENT)).toBe("#7a1fa2");

  // The preview has no session, and cannot book, even where somebody asks the server for it.
  await expect(shown(page).getByRole("link", { name: /Se connecter/ })).toBeVisible();
  await shown(page).getByRole("button", { name: /Coupe/ }).first().click();
  await shown(page)
    .getByRole("button", { name: /Sans préférence/ })
    .click();
  const held = page.waitForResponse(
    (answer) => answer.request().method() === "POST" && answer.url().includes("preview="),
  );
  await shown(page)
    .getByRole("button", { name: /\d h|\d\d:\d\d/ })
    .first()
    .click();
  expect((await held).status()).toBe(403);
  await main(page).getByText("Ordinateur", { exact: true }).click();
  await expect.poll(() => inFrame(page, "innerWidth")).toBe(1280);

  const visited = await visit(page, `/${urlname}?locale=fr`);
  expect(await visited.evaluate<string>(ACCENT)).not.toBe("#7a1fa2");
  await saveIt(page);
  await visited.reload();
  expect(await visited.evaluate<string>(ACCENT)).toBe("#7a1fa2");
  await visited.context().close();
});

test("a home page is written, seen beside the form before it is online, and put online", async ({ page }) => {
  const urlname = await openSalon();
  await page.setViewportSize({ width: 1440, height: 900 });
  await openManage(page, urlname, "/website");
  const title = main(page).getByRole("group", { name: "Titre" }).getByRole("textbox", { name: "Français" });
  await title.fill("Un salon au calme");
  await expect(shown(page).getByRole("heading", { level: 1 })).toHaveText("Un salon au calme");
  await main(page)
    .getByLabel("Choisir une image, ou la déposer ici")
    .first()
    .setInputFiles(await photo(page));
  await page.getByRole("dialog").getByRole("button", { name: "Utiliser cette image" }).click();
  const words = main(page).getByRole("group", { name: /Image 1.*Ce que montre l’image/ });
  await words.getByRole("textbox", { name: "Français" }).fill("La vitrine du salon");
  await expect(shown(page).getByRole("img", { name: "La vitrine du salon" })).toBeVisible();
  await main(page)
    .getByRole("combobox", { name: /Afficher/ })
    .selectOption({ label: "Prestations" });
  await main(page)
    .getByRole("combobox", { name: /Prestations affichées/ })
    .selectOption({ label: "Soin" });
  await expect(shown(page).getByRole("listitem").filter({ hasText: "Coupe" })).toHaveCount(0);
  await saveIt(page);

  const before = await visit(page, `/${urlname}?locale=fr`);
  await expect(before).toHaveURL(/\/book/);
  await page.goto(`/${urlname}/manage/look?locale=fr`);
  await main(page).getByRole("checkbox", { name: "Une page d’accueil avant la réservation" }).check();
  await saveIt(page);
  await before.goto(`/${urlname}?locale=fr`);
  await expect(before.getByRole("heading", { level: 1 })).toHaveText("Un salon au calme");
  await expect(before.getByRole("img", { name: "La vitrine du salon" })).toBeVisible();
  await before.context().close();
});
