import { expect, type Frame, type Page } from "@playwright/test";

export const GROUP = "maison-du-sourire";
export const OURS = `http://127.0.0.1:${process.env["E2E_PORT"]}`;
export const SCRIPT = `<script async src="${OURS}/embed.js"></script>`;
/** Allows only the page's own style sheet, and the product's script and frames. */
export const POLICY = `default-src 'none'; style-src 'self'; script-src ${OURS}; frame-src ${OURS}; base-uri 'none'`;
export const FRAMED = "noheader=1&nofooter=1&styles=light";

/** Returns the HTML of a host's page for a booking: docs/embedding.md */
export function link(mode: string, text: string, query = "locale=fr", options = ""): string {
  const inner =
    mode === "inline"
      ? `<svg width="100%" height="640" role="img" aria-label="${text}"><rect width="100%" height="100%" fill="#0f766e" fill-opacity=".08"/><text x="50%" y="50%">${text}</text></svg>`
      : text;
  const address = `${OURS}/${GROUP}?${query}`.replaceAll("&", "&amp;");
  return `<a href="${address}" data-rendezvous="${mode}" data-color="#0f766e" ${options}>${inner}</a>`;
}

export const bookingsOf = (page: Page) => page.frames().filter((frame) => frame.url().startsWith(OURS));

export async function bookingOf(page: Page): Promise<Frame> {
  await expect.poll(() => bookingsOf(page).length).toBe(1);
  return bookingsOf(page)[0]!;
}

/** Collects the page's errors: violations of its policy, and failed scripts. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  return complaints;
}

export const WATCH_SHIFTS = `window.shifts = 0;
  new PerformanceObserver((list) => { for (const one of list.getEntries()) window.shifts += one.value; })
    .observe({ type: "layout-shift", buffered: true });`;

export const HEAR_EVERYTHING = `window.heard = [];
  addEventListener("message", ({ data }) => heard.push("window " + JSON.stringify(data)));
  for (const name of ["booked", "page_view", "open", "close"])
    document.addEventListener("rendezvous:" + name, ({ detail }) => heard.push(name + " " + JSON.stringify(detail)));`;

export const heardBy = (page: Page) => page.evaluate<string[]>("heard");
