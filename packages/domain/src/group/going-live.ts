import type { LocalizedText } from "../text/localize.ts";

/** The checklist before clients can book, in the order of work. */
export const LIVE_ITEMS = ["bookable_service", "address", "phone", "legal_texts", "translations"] as const;
export type LiveItem = (typeof LIVE_ITEMS)[number];

export interface LiveCalendar {
  readonly id: number;
  readonly publicname: LocalizedText;
  readonly openinghours: readonly { readonly interventions?: readonly number[] | undefined }[];
  readonly openings: readonly { readonly interventions?: readonly number[] | undefined }[];
}

export interface LiveService {
  readonly id: number;
  readonly publicname: LocalizedText;
  readonly only_package: boolean;
  /** null: every calendar. */
  readonly calendars: readonly number[] | null;
}

/** The data of a group for the checklist, without archived records. */
export interface LiveGroup {
  readonly address: string;
  readonly city: string;
  readonly phone: string;
  readonly health: boolean;
  /** The text about their data that clients of a health practice must read. */
  readonly health_disclaimer: LocalizedText;
  readonly locales: readonly string[];
  readonly calendars: readonly LiveCalendar[];
  readonly services: readonly LiveService[];
  /** All records with a name that clients read, with their kind. */
  readonly named: readonly {
    readonly kind: string;
    readonly id: number;
    readonly name: string;
    readonly publicname: LocalizedText;
  }[];
}

/** A name without a translation; a name that is the same in every language needs none. */
export interface UntranslatedName {
  readonly kind: string;
  readonly id: number;
  readonly name: string;
  readonly locales: readonly string[];
}

export interface LiveCheck {
  readonly item: LiveItem;
  readonly isDone: boolean;
  /** Empty for every item except `translations`. */
  readonly untranslated: readonly UntranslatedName[];
}

/**
 * Returns the completed and the missing tasks; legal texts only for health practices, translations only for groups with several
 * languages.
 */
export function checkGoingLive(group: LiveGroup): LiveCheck[] {
  const untranslated = group.named.flatMap(({ kind, id, name, publicname }) => {
    const locales = missingIn(publicname, group.locales);
    return locales.length === 0 ? [] : [{ kind, id, name, locales }];
  });
  const isDone: Readonly<Record<LiveItem, boolean>> = {
    bookable_service: group.services.some((service) => isBookable(service, group.calendars)),
    address: group.address.trim() !== "" && group.city.trim() !== "",
    phone: group.phone.trim() !== "",
    legal_texts:
      isWritten(group.health_disclaimer) && missingIn(group.health_disclaimer, group.locales).length === 0,
    translations: untranslated.length === 0,
  };
  const missing = LIVE_ITEMS.filter(
    (item) =>
      (item !== "legal_texts" || group.health) && (item !== "translations" || group.locales.length > 1),
  );
  return missing.map((item) => ({
    item,
    isDone: isDone[item],
    untranslated: item === "translations" ? untranslated : [],
  }));
}

/** Whether the service has a name, can be booked alone, and a calendar with a name offers it at some time. */
function isBookable(service: LiveService, calendars: readonly LiveCalendar[]): boolean {
  if (service.only_package || !isWritten(service.publicname)) return false;
  return calendars.some(
    ({ id, publicname, openinghours, openings }) =>
      isWritten(publicname) &&
      (service.calendars === null || service.calendars.includes(id)) &&
      [...openinghours, ...openings].some(
        ({ interventions }) => interventions === undefined || interventions.includes(service.id),
      ),
  );
}

function isWritten(text: LocalizedText): boolean {
  if (typeof text === "string") return text.trim() !== "";
  return Object.values(text ?? {}).some((one) => one.trim() !== "");
}

/** A hidden record, whose name is empty on purpose, needs no translation. */
function missingIn(text: LocalizedText, locales: readonly string[]): string[] {
  if (typeof text !== "object" || text === null || !isWritten(text)) return [];
  return locales.filter((locale) => (text[locale] ?? "").trim() === "");
}
