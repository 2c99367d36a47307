import type { APIResponse, Page, Route } from "@playwright/test";

/** Answers a request, with the paths of the client's files changed to the folder of another version. */
async function fulfillInFolder(route: Route, answer: APIResponse, folder: string): Promise<void> {
  const text = await answer.text();
  await route.fulfill({ response: answer, body: text.replaceAll(/(["'/])assets\//g, `$1${folder}/`) });
}

/** Ignores requests that are still under way when a journey ends, such as prefetches. */
function whileItLasts(answer: (route: Route) => Promise<void>): (route: Route) => Promise<void> {
  return (route) =>
    answer(route).catch((error: Error) => {
      if (!/disposed|closed|ended/.test(error.message)) throw error;
    });
}

/**
 * From now on every page that is requested belongs to another version of the client, as during an update of the servers: its
 * files have new names, and those of the open page no longer exist.
 */
export async function deploy(page: Page): Promise<void> {
  let versions = 0;
  await page.route("**/assets/**", (route) => route.fulfill({ status: 404 }));
  await page.route(
    /\/assets-\d+\//,
    whileItLasts(async (route) => {
      const url = route.request().url();
      const [folder = ""] = /assets-\d+/.exec(url) ?? [];
      const answer = await route.fetch({ url: url.replace(folder, "assets") });
      const isText = /\.(?:js|css)$/.test(url);
      await (isText ? fulfillInFolder(route, answer, folder) : route.fulfill({ response: answer }));
    }),
  );
  // Pages, and pages that a script requests.
  await page.route(
    /^[^?]*\/[^./]*(?:\?|$)/,
    whileItLasts(async (route) => {
      const request = route.request();
      if (!["document", "fetch"].includes(request.resourceType()) || request.url().includes("/api/"))
        return route.fallback();
      versions += 1;
      await fulfillInFolder(route, await route.fetch(), `assets-${versions}`);
    }),
  );
}
