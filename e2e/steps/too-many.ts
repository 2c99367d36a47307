import type { Page } from "@playwright/test";

const SECONDS = 175;

/** From now on every call of that path exceeds the rate limit. */
export async function refuse(page: Page, path: RegExp): Promise<void> {
  await page.route(path, (route) =>
    route.fulfill({
      status: 429,
      headers: { "retry-after": String(SECONDS) },
      json: { message: "too_many_requests", messages: { errors: ["too_many_requests"] } },
    }),
  );
}
