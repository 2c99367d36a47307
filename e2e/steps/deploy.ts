import type { Page } from "@playwright/test";

/** What names files of the client, with the folder of another version. */
function inFolder(text: string, folder: string): string {
  return text.replaceAll(/(["'/])assets\//g, `$1${folder}/`);
}

/**
 * From now on every page that is asked for is of another version of the client, as while servers are updated one after the other:
 * its files have names of their own, and those of the page that is open are gone.
 */
export async function deploy(page: Page): Promise<void> {
  let versions = 0;
  await page.route("**/assets/**", (route) => route.fulfill({ status: 404 }));
  await page.route(/\/assets-\d+\//, async (route) => {
    const url = route.request().url();
    const [folder = ""] = /assets-\d+/.exec(url) ?? [];
    const answer = await route.fetch({ url: url.replace(folder, "assets") });
    const isText = /\.(?:js|css)$/.test(url);
    return route.fulfill({
      response: answer,
      ...(isText && { body: inFolder(await answer.text(), folder) }),
    });
  });
  // Pages, and pages that a script asks for.
  await page.route(/^[^?]*\/[^./]*(?:\?|$)/, async (route) => {
    const request = route.request();
    if (!["document", "fetch"].includes(request.resourceType()) || request.url().includes("/api/"))
      return route.fallback();
    versions += 1;
    const answer = await route.fetch();
    return route.fulfill({ response: answer, body: inFolder(await answer.text(), `assets-${versions}`) });
  });
}
