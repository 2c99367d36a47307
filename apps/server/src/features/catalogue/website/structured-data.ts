import type { Website } from "@rendezvous/contract/catalogue/catalogue";
import type { PageCatalogue } from "@rendezvous/contract/site/page-data";
import type { Group } from "@rendezvous/contract/catalogue/group";
import type { HoursOfDay } from "@rendezvous/domain/availability/hours/weekly-hours";
import { deploymentProfileOf } from "@rendezvous/domain/deployment/profile";
import { htmlToText } from "../../../lib/html.ts";

/** The data of an organisation for its home page. */
interface Source {
  readonly group: Group;
  readonly catalogue: PageCatalogue;
  readonly website: Website;
  readonly locale: string;
  readonly publicUrl: string;
  /** The addresses of its home page and of its booking. */
  readonly home: string;
  readonly book: string;
}

/** The most offers on a page, which need not list a whole catalogue. */
const MOST_OFFERS = 30;

const WEEK = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/**
 * Returns the organisation in the terms of schema.org (JSON-LD): address, hours, offers and where to book them. Missing values
 * are `undefined`, which JSON leaves out.
 */
export function structuredData(source: Source): object {
  const { group, website, publicUrl, home } = source;
  const absolute = (address: string) => new URL(address, publicUrl).href;
  const pictures = [website.image, ...website.file_upload.map(({ url }) => url)].filter(
    (url) => url !== null,
  );
  return {
    "@context": "https://schema.org",
    "@type": typeOf(group),
    "@id": `${home}#organisation`,
    name: group.name,
    url: home,
    description: orNone(htmlToText(website.quick_desc)),
    image: listOrNone([...new Set(pictures)].map(absolute)),
    logo: group.logo_key === null ? undefined : absolute(logoPath(group.id, group.logo_key)),
    ...(website.contact_info && contactOf(group, website)),
    openingHoursSpecification: hoursOf(website),
    sameAs: listOrNone(sitesOf(website).filter((address) => address !== "")),
    makesOffer: listOrNone(offersOf(source)),
    potentialAction: reservationOf(source),
  };
}

/** Uses a subtype of LocalBusiness only where the group's settings tell the type. */
function typeOf(group: Group): string {
  if (group.health) return "MedicalBusiness";
  return deploymentProfileOf(group.deployment).offersIdentityDocuments ? "GovernmentOffice" : "LocalBusiness";
}

function orNone(text: string): string | undefined {
  return text === "" ? undefined : text;
}

function listOrNone<Item>(list: readonly Item[]): readonly Item[] | undefined {
  return list.length === 0 ? undefined : list;
}

function logoPath(groupId: number, key: string): string {
  return /^https?:/i.test(key) ? key : `/images/${groupId}/${encodeURIComponent(key)}`;
}

function contactOf(group: Group, { mail, map }: Website): object {
  const { phone, lat, lng } = group;
  return {
    telephone: orNone(phone),
    email: orNone(mail),
    address: addressOf(group),
    ...(map &&
      lat !== null &&
      lng !== null && { geo: { "@type": "GeoCoordinates", latitude: lat, longitude: lng } }),
  };
}

/** Returns other pages of the organisation that its own page links to. */
function sitesOf({ contact_info, website_link, social_link, ...networks }: Website): string[] {
  const { facebook, twitter, instagram, snapchat } = networks;
  return [
    ...(contact_info ? [website_link] : []),
    ...(social_link ? [facebook, twitter, instagram, snapchat] : []),
  ];
}

function addressOf({ address, zipcode, city, country }: Group): object | undefined {
  if (address === "" && city === "") return undefined;
  return {
    "@type": "PostalAddress",
    streetAddress: orNone(address),
    postalCode: orNone(zipcode),
    addressLocality: orNone(city),
    addressCountry: orNone(country),
  };
}

function hoursOf({ openinghours, special_days }: Website): readonly object[] | undefined {
  const usual = openinghours.flatMap((ranges, day) =>
    ranges.map((range) => ({ ...toSpecification(range), dayOfWeek: WEEK[day] })),
  );
  const special = special_days.flatMap(({ day, hours }) => {
    // schema.org describes a closed day as open from 00:00 to 00:00.
    const ranges = hours.length === 0 ? [{ from: "00:00", to: "00:00" }] : hours;
    return ranges.map((range) => ({ ...toSpecification(range), validFrom: day, validThrough: day }));
  });
  return listOrNone([...usual, ...special]);
}

/** Writes the end of a day as 23:59, because schema.org has no 24:00. */
function toSpecification({ from, to }: HoursOfDay): object {
  return {
    "@type": "OpeningHoursSpecification",
    opens: from,
    closes: to === "24:00" ? "23:59" : to,
  };
}

/** Returns the services and packs that a visitor may book, each with the address that preselects it. */
function offersOf({ group, catalogue, book }: Source): object[] {
  const services = catalogue.interventions
    .filter(({ only_package, deleted }) => !only_package && !deleted)
    .map((one) => ({ ...one, url: `${book}?intervention_ids=${one.id}` }));
  const packs = catalogue.packs.map((one) => ({ ...one, url: `${book}?pack_id=${one.id}` }));
  return [...services, ...packs].slice(0, MOST_OFFERS).map(({ publicname, description, price, url }) => ({
    "@type": "Offer",
    url,
    ...(group.display_intervention_price &&
      price !== null && { price: (price / 100).toFixed(2), priceCurrency: group.currency }),
    itemOffered: {
      "@type": "Service",
      name: publicname,
      description: group.display_intervention_info ? orNone(htmlToText(description)) : undefined,
    },
  }));
}

/** Returns the booking action where anyone may book; undefined where only existing clients may. */
function reservationOf({ group, book, locale }: Source): object | undefined {
  if (!group.open || group.reserved) return undefined;
  return {
    "@type": "ReserveAction",
    target: {
      "@type": "EntryPoint",
      urlTemplate: book,
      inLanguage: locale,
      actionPlatform: ["https://schema.org/DesktopWebPlatform", "https://schema.org/MobileWebPlatform"],
    },
    result: { "@type": "Reservation" },
  };
}
