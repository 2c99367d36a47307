import type { Tracker } from "@rendezvous/domain/tracking/tracker";

/** The hosts of a service, listed one by one, so that a tag can load from and send to no others. */
interface Service {
  readonly script: (id: string) => string;
  readonly hosts: readonly string[];
  /** Code that runs before the script: initialises the service and reports pages and bookings to it. */
  readonly start: (id: string) => string;
}

/** Source: developers.google.com/tag-platform/security/guides/csp */
const GOOGLE_HOSTS = [
  "https://www.googletagmanager.com",
  "https://*.google-analytics.com",
  "https://*.analytics.google.com",
];

const SERVICES: Record<Tracker["service"], Service> = {
  google_tag_manager: {
    script: (id) => `https://www.googletagmanager.com/gtm.js?id=${id}`,
    hosts: GOOGLE_HOSTS,
    start: () => `
      dataLayer.push({ event: "gtm.js", "gtm.start": Date.now() });
      tellers.push((event, facts) => dataLayer.push({ event: "rendezvous_" + event, ...facts }));`,
  },
  google_tag: {
    script: (id) => `https://www.googletagmanager.com/gtag/js?id=${id}`,
    hosts: GOOGLE_HOSTS,
    start: (id) => `
      gtag("js", new Date());
      gtag("config", "${id}", { send_page_view: false });
      tellers.push((event, facts) => gtag("event", event, { ...facts, send_to: "${id}" }));`,
  },
  meta_pixel: {
    script: () => "https://connect.facebook.net/en_US/fbevents.js",
    hosts: ["https://connect.facebook.net", "https://www.facebook.com"],
    start: (id) => `
      window.fbq = window._fbq = function () {
        fbq.callMethod ? fbq.callMethod.apply(fbq, arguments) : fbq.queue.push(arguments);
      };
      Object.assign(fbq, { push: fbq, loaded: true, version: "2.0", queue: [], disablePushState: true });
      fbq("set", "autoConfig", false, "${id}");
      fbq("init", "${id}");
      tellers.push((event, facts) => fbq("track", event === "page_view" ? "PageView" : "Schedule", facts));`,
  },
};

/**
 * Cookies exist only in this page's memory, because a page without an origin has none and tags fail without them. Of Google's
 * services only measurement has consent, not advertising.
 */
const BEGIN = `
      const cookies = new Map();
      Object.defineProperty(document, "cookie", {
        get: () => [...cookies].map(([name, value]) => name + "=" + value).join("; "),
        set: (text) => {
          const [, name, value] = /^([^=;]*)=([^;]*)/.exec(text) ?? [];
          if (name !== undefined) cookies.set(name.trim(), value);
        },
      });
      const tellers = [];
      window.dataLayer = [];
      window.gtag = function () { dataLayer.push(arguments); };
      gtag("consent", "default", {
        ad_storage: "denied", ad_user_data: "denied", ad_personalization: "denied", analytics_storage: "granted",
      });`;

/** Forwards events of the booking page to every service, through a port that only that page gets. */
const LISTEN = `
      function tell(event, facts) {
        for (const teller of tellers) teller(event, facts);
      }
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data: { type, page, appointments, price, currency } }) => {
        if (type === "conversion")
          return tell(type, { appointments, ...(price !== null && { value: price / 100, currency }) });
        const page_location = location.href.replace(/tracking$/, page);
        gtag("set", { page_location, page_title: page });
        tell(type, { page_location, page_title: page });
      };
      parent.postMessage({ rendezvous: "tracking" }, location.origin, [port2]);`;

/**
 * Returns the page in which a group's tags run, apart from the booking. Its policy gives it an opaque origin, so that no tag can
 * read the surrounding page, its input or its address, or set our cookies.
 */
export function trackingPage(
  trackers: readonly Tracker[],
  nonce: string,
  framedBy: readonly string[],
): { readonly html: string; readonly policy: string } {
  const inline = (code: string) => `<script nonce="${nonce}">${code}\n    </script>`;
  const tagsIn = (place: Tracker["position"]) =>
    trackers
      .filter(({ position }) => position === place)
      .map(
        ({ service, id }) => `<script nonce="${nonce}" async src="${SERVICES[service].script(id)}"></script>`,
      )
      .join("\n    ");
  const start = trackers.map(({ service, id }) => SERVICES[service].start(id));
  const html = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>Tracking</title>
    ${inline([BEGIN, ...start, LISTEN].join(""))}
    ${tagsIn("head")}
  </head>
  <body>
    ${tagsIn("body")}
  </body>
</html>`;
  const hosts = [...new Set(trackers.flatMap(({ service }) => SERVICES[service].hosts))].join(" ");
  const policy = [
    "sandbox allow-scripts",
    "default-src 'none'",
    `script-src 'nonce-${nonce}' ${hosts}`,
    `connect-src ${hosts}`,
    `img-src ${hosts}`,
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${framedBy.join(" ")}`,
  ].join("; ");
  return { html, policy };
}
