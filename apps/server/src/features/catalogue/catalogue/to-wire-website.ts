import type { Website } from "@rendezvous/contract/catalogue/catalogue";
import type { Schedule } from "@rendezvous/domain/availability/model";
import { specialDays } from "@rendezvous/domain/availability/hours/special-days";
import { weeklyHours } from "@rendezvous/domain/availability/hours/weekly-hours";
import type { Day } from "@rendezvous/domain/time/instant";
import type { StoredWebsite } from "./stored-catalogue.ts";
import type { TextsInLanguage } from "./wire-record.ts";
import type { LocalizedText } from "@rendezvous/domain/text/localize";

type Fields = StoredWebsite["fields"];

function ids(value: unknown): number[] {
  return Array.isArray(value) ? value.filter((id): id is number => typeof id === "number") : [];
}

function idOrNull(value: unknown): number | null {
  return typeof value === "number" ? value : null;
}

function plain(value: unknown): string {
  return typeof value === "string" ? value : "";
}

function on(fields: Fields, name: string, otherwise: boolean): boolean {
  return typeof fields[name] === "boolean" ? fields[name] : otherwise;
}

/**
 * A website without opening hours shows the hours of the group's calendars. Special days are computed from the calendars in both
 * cases.
 */
export function toWireWebsite(
  { domain, fields }: StoredWebsite,
  texts: TextsInLanguage,
  calendars: readonly Schedule[],
  today: Day,
): Website {
  const text = (name: string): string => texts.plain(fields[name] as LocalizedText);
  const html = (name: string): string => texts.html(fields[name] as LocalizedText);
  const images = (fields["file_upload"] ?? []) as { url: string; alt?: LocalizedText }[];
  const written = (fields["openinghours"] ?? []) as Website["openinghours"];
  const isWritten = written.length > 0;
  const openinghours = isWritten ? written : weeklyHours(calendars, today).map((ranges) => [...ranges]);
  const special = specialDays(calendars, openinghours, isWritten, today);
  return {
    title: text("title"),
    lang: texts.lang(fields["title"] as LocalizedText),
    quick_desc: html("quick_desc"),
    keywords: plain(fields["keywords"]),
    domain: domain ?? "",
    image: texts.image(plain(fields["image"])),
    file_upload: images.map(({ url, alt }) => ({
      url: texts.image(url) ?? "",
      alt: texts.plain(alt),
      lang: texts.lang(alt),
    })),
    show: on(fields, "show", true),
    highlight: on(fields, "highlight", false),
    highlight_service: idOrNull(fields["highlight_service"]),
    highlight_package: idOrNull(fields["highlight_package"]),
    offer_text: html("offer_text"),
    offer_type: fields["offer_type"] === "package" ? "package" : "service",
    listing:
      fields["listing"] === "intervention" || fields["listing"] === "package"
        ? fields["listing"]
        : "category",
    listset_ids: ids(fields["listset_ids"]),
    listing_ids: ids(fields["listing_ids"]),
    package_ids: ids(fields["package_ids"]),
    openinghours,
    special_days: special.map(({ day, hours }) => ({ day, hours: [...hours] })),
    map: on(fields, "map", true),
    contact_info: on(fields, "contact_info", true),
    website_link: plain(fields["website_link"]),
    social_link: on(fields, "social_link", true),
    facebook: plain(fields["facebook"]),
    twitter: plain(fields["twitter"]),
    instagram: plain(fields["instagram"]),
    snapchat: plain(fields["snapchat"]),
    mail: plain(fields["mail"]),
    complement_text: html("complement_text"),
    otherbox: html("otherbox"),
  };
}
