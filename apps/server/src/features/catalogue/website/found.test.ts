import { describe, expect, test } from "vitest";
import { startApp } from "../../../testing/start-app.ts";
import { addCalendar, addGroup, addIntervention, addPack } from "../../../testing/test-groups.ts";

const HOST = "https://rdv.example.org";
const app = await startApp({ config: { publicUrl: HOST } });

const HOURS = [
  [
    { from: "09:00", to: "12:30" },
    { from: "14:00", to: "24:00" },
  ],
  [],
  [],
  [],
  [],
  [],
  [],
];
const salon = await addGroup(app.db, {
  urlname: "salon",
  name: "Salon </script><b>",
  fields: {
    has_minisite: true,
    enabled_locales: "fr,en",
    phone: "01 02 03 04 05",
    address: "1 rue Haute",
    zipcode: "69001",
    city: "Lyon",
    country: "FR",
    lat: 45.7,
    lng: 4.8,
    logo_key: "logo.svg",
  },
  website: {
    fields: {
      title: { fr: "Bienvenue", en: "Welcome" },
      quick_desc: { fr: "<p>Un salon <b>calme</b>, ouvert</p><p>à tous.</p>", en: "A calm salon" },
      keywords: 'coiffeur, "Lyon"',
      image: "front.jpg",
      file_upload: [{ url: "front.jpg" }, { url: "back.jpg" }],
      openinghours: HOURS,
      facebook: "https://social.example/salon",
      mail: "bonjour@salon.example",
    },
  },
});
// The calendar is closed on Christmas Day, a Friday, and on the first Monday.
await addCalendar(app.db, salon, {
  closures: [{ start: "2026-12-07 00:00", end: "2026-12-08 00:00", label: "" }],
});
const cut = await addIntervention(app.db, salon, {
  publicname: JSON.stringify({ fr: "Coupe", en: "Haircut" }),
  description: JSON.stringify("<p>Belle</p>"),
  price: 2550,
});
const unpriced = await addIntervention(app.db, salon, { publicname: JSON.stringify("Conseil") });
await addIntervention(app.db, salon, {
  publicname: JSON.stringify("Seulement en formule"),
  only_package: true,
});
await addIntervention(app.db, salon, { publicname: JSON.stringify("") });
const pack = await addPack(app.db, salon, {
  publicname: JSON.stringify("Formule"),
  total_price: 4000,
  config: [{ intervention_id: cut }],
});

const MINISITE = { has_minisite: true };
const WELCOME = { fields: { title: "Bienvenue" } };
await addGroup(app.db, { urlname: "plain", name: "Plain" });
await addGroup(app.db, { urlname: "hidden", fields: MINISITE, website: { fields: { show: false } } });
await addGroup(app.db, { urlname: "closed", inactive: true, fields: MINISITE, website: WELCOME });
await addGroup(app.db, { urlname: "bank", fields: { ...MINISITE, openData: false }, website: WELCOME });
await addGroup(app.db, { urlname: "staff", fields: { ...MINISITE, sso_login_only: true }, website: WELCOME });
await addGroup(app.db, {
  urlname: "practice",
  name: "Practice",
  fields: { ...MINISITE, display_intervention_price: false },
  rules: { health: true, reserved: true },
  website: { fields: { title: "Practice" } },
});
await addGroup(app.db, {
  urlname: "discreet",
  fields: { ...MINISITE, phone: "01 02 03 04 05", city: "Lyon", lat: 45.7, lng: 4.8 },
  website: {
    fields: {
      contact_info: false,
      social_link: false,
      mail: "a@discreet.example",
      website_link: "https://discreet.example",
      facebook: "https://social.example/discreet",
    },
  },
});
await addGroup(app.db, {
  urlname: "town-hall",
  fields: { ...MINISITE, deployment: "ants" },
  website: WELCOME,
});

async function headOf(path: string, language = "fr"): Promise<string> {
  const { text } = await app.get(path, { "accept-language": language });
  return text.slice(0, text.indexOf("<body"));
}

// oxlint-disable-next-line typescript/no-explicit-any
async function structuredData(path: string, language = "fr"): Promise<any> {
  const head = await headOf(path, language);
  return JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(head)?.[1] ?? "null");
}

async function canonical(path: string): Promise<string | undefined> {
  return /<link rel="canonical" href="([^"]*)">/.exec(await headOf(path))?.[1];
}

describe("the head of a home page", () => {
  test.each(["/salon", "/salon/home", "/SALON/home?utm_source=x"])(
    "%s is found as the home",
    async (path) => {
      const head = await headOf(path);
      expect(await canonical(path)).toBe(`${HOST}/salon/home`);
      expect(head).toContain(`<link rel="alternate" hreflang="fr" href="${HOST}/salon/home?locale=fr">`);
      expect(head).toContain(`<link rel="alternate" hreflang="en" href="${HOST}/salon/home?locale=en">`);
      expect(head).toContain(`<link rel="alternate" hreflang="x-default" href="${HOST}/salon/home">`);
      expect(head).not.toContain("noindex");
    },
  );

  test("says in the page's language what it is about", async () => {
    const french = await headOf("/salon");
    expect(french).toContain(
      "<title>Bienvenue – Prendre rendez-vous – Salon &lt;/script&gt;&lt;b&gt;</title>",
    );
    expect(french).toContain('<meta name="description" content="Un salon calme, ouvert à tous.">');
    expect(french).toContain('<meta name="keywords" content="coiffeur, &quot;Lyon&quot;">');
    const english = await headOf("/salon/home?locale=en");
    expect(english).toContain("<title>Welcome – Book appointments");
    expect(english).toContain('<meta name="description" content="A calm salon">');
    expect(await canonical("/salon/home?locale=en")).toBe(`${HOST}/salon/home?locale=en`);
    expect(await canonical("/salon/home?locale=pl")).toBe(`${HOST}/salon/home`);
  });

  test("does not say the group's name twice", async () => {
    expect(await headOf("/practice")).toContain("<title>Prendre rendez-vous – Practice</title>");
  });
});

describe("the organisation, as schema.org has it", () => {
  test("tells where it is, when it is open, and where one books", async () => {
    const data = await structuredData("/salon");
    expect(data).toMatchObject({
      "@context": "https://schema.org",
      "@type": "LocalBusiness",
      "@id": `${HOST}/salon/home#organisation`,
      name: "Salon </script><b>",
      url: `${HOST}/salon/home`,
      description: "Un salon calme, ouvert\nà tous.",
      telephone: "01 02 03 04 05",
      email: "bonjour@salon.example",
      image: [`${HOST}/images/${salon}/front.jpg`, `${HOST}/images/${salon}/back.jpg`],
      logo: `${HOST}/images/${salon}/logo.svg`,
      address: {
        "@type": "PostalAddress",
        streetAddress: "1 rue Haute",
        postalCode: "69001",
        addressLocality: "Lyon",
        addressCountry: "FR",
      },
      geo: { "@type": "GeoCoordinates", latitude: 45.7, longitude: 4.8 },
      sameAs: ["https://social.example/salon"],
      potentialAction: {
        "@type": "ReserveAction",
        target: { "@type": "EntryPoint", urlTemplate: `${HOST}/salon/book`, inLanguage: "fr" },
      },
    });
    expect(data.openingHoursSpecification.slice(0, 2)).toEqual([
      { "@type": "OpeningHoursSpecification", dayOfWeek: "Monday", opens: "09:00", closes: "12:30" },
      { "@type": "OpeningHoursSpecification", dayOfWeek: "Monday", opens: "14:00", closes: "23:59" },
    ]);
    expect(data.openingHoursSpecification.slice(2)).toEqual([
      {
        "@type": "OpeningHoursSpecification",
        opens: "00:00",
        closes: "00:00",
        validFrom: "2026-12-07",
        validThrough: "2026-12-07",
      },
    ]);
  });

  test("offers what a visitor may book, each with the address that chooses it", async () => {
    const { makesOffer } = await structuredData("/salon?locale=en");
    expect(makesOffer).toEqual([
      {
        "@type": "Offer",
        url: `${HOST}/salon/book?intervention_ids=${cut}`,
        price: "25.50",
        priceCurrency: "EUR",
        itemOffered: { "@type": "Service", name: "Haircut", description: "Belle" },
      },
      {
        "@type": "Offer",
        url: `${HOST}/salon/book?intervention_ids=${unpriced}`,
        itemOffered: { "@type": "Service", name: "Conseil" },
      },
      {
        "@type": "Offer",
        url: `${HOST}/salon/book?pack_id=${pack}`,
        price: "40.00",
        priceCurrency: "EUR",
        itemOffered: { "@type": "Service", name: "Formule" },
      },
    ]);
  });

  test("is of the kind that is known, and offers no booking where only known clients book", async () => {
    const practice = await structuredData("/practice");
    expect(practice["@type"]).toBe("MedicalBusiness");
    expect(practice).not.toHaveProperty("potentialAction");
    expect(practice).not.toHaveProperty("telephone");
    expect(practice).not.toHaveProperty("address");
    expect((await structuredData("/town-hall"))["@type"]).toBe("GovernmentOffice");
  });

  test("tells nothing that its own page does not show", async () => {
    const discreet = await structuredData("/discreet");
    for (const field of ["telephone", "email", "address", "geo", "sameAs"])
      expect(discreet).not.toHaveProperty(field);
  });

  test.each(["/salon/book", "/plain", "/hidden", "/closed", "/bank", "/staff", "/nobody", "/"])(
    "is not described at %s",
    async (path) => {
      expect(await structuredData(path)).toBeNull();
    },
  );
});

describe("a search finds", () => {
  test.each([
    ["/salon/book", `${HOST}/salon/book`],
    ["/salon/book/intervention_ids?locale=fr&date=2026-12-01", `${HOST}/salon/book?locale=fr`],
    ["/plain", `${HOST}/plain`],
    ["/plain/home", `${HOST}/plain`],
    ["/plain/book/intervention_ids", `${HOST}/plain`],
    ["/hidden", `${HOST}/hidden`],
  ])("%s at %s", async (path, address) => {
    expect(await canonical(path)).toBe(address);
    expect(await headOf(path)).not.toContain("noindex");
  });

  test.each([
    "/salon/login",
    "/salon/register",
    "/salon/appointments",
    "/salon/fiches",
    "/salon/personal_data",
    "/salon/book/slots",
    "/salon/book/fiche_info",
    "/salon/home/more",
    "/set_password?group=salon",
    "/closed",
    "/bank",
    "/staff",
    "/nobody",
    "/not_found",
  ])("not %s", async (path) => {
    expect(await headOf(path)).toContain('<meta name="robots" content="noindex">');
    expect(await canonical(path)).toBeUndefined();
  });
});

/** Returns the addresses in a sitemap. */
async function addressesIn(path: string): Promise<string[]> {
  const { text, headers, status } = await app.get(path);
  expect(status).toBe(200);
  expect(headers.get("content-type")).toBe("application/xml; charset=utf-8");
  return [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address!);
}

describe("the sitemap", () => {
  test("of the host leads to that of each group which shows itself to everybody", async () => {
    expect(await addressesIn("/sitemap.xml")).toEqual(
      ["salon", "plain", "hidden", "practice", "discreet", "town-hall"].map(
        (urlname) => `${HOST}/${urlname}/sitemap.xml`,
      ),
    );
  });

  test("of a group names its home and its booking, in each language", async () => {
    expect(await addressesIn("/salon/sitemap.xml")).toEqual(
      ["home", "book"].flatMap((page) =>
        ["?locale=fr", "?locale=en", ""].map((query) => `${HOST}/salon/${page}${query}`),
      ),
    );
    expect((await app.get("/salon/sitemap.xml")).text).toContain(
      `<xhtml:link rel="alternate" hreflang="x-default" href="${HOST}/salon/book"/>`,
    );
    expect(await addressesIn("/plain/sitemap.xml")).toEqual([`${HOST}/plain`]);
  });

  test.each(["closed", "bank", "staff", "nobody"])("of %s is not there", async (urlname) => {
    expect((await app.get(`/${urlname}/sitemap.xml`)).status).toBe(404);
    expect((await app.get(`/${urlname}/robots.txt`)).status).toBe(404);
  });
});

describe("robots.txt", () => {
  test.each([
    ["/robots.txt", "/sitemap.xml"],
    ["/salon/robots.txt", "/salon/sitemap.xml"],
  ])("%s names the sitemap, and leaves out the calls", async (path, sitemap) => {
    const { text, headers } = await app.get(path);
    expect(headers.get("content-type")).toBe("text/plain; charset=utf-8");
    expect(text).toBe(`User-agent: *\nDisallow: /api/\nSitemap: ${HOST}${sitemap}\n`);
  });
});

test("a test environment is for nobody", async () => {
  const sandbox = await startApp({ config: { environment: "sandbox" } });
  expect((await sandbox.get("/robots.txt")).text).toBe("User-agent: *\nDisallow: /\n");
});
