import type { Catalogue, Service } from "../../availability/model.ts";
import { at, calendar, group, open } from "../../availability/testing/example-group.ts";
import type { Promotion } from "../../pricing/promotion.ts";
import type { GroupForBooking } from "../decide.ts";
import type { BookableCatalogue, BookablePack } from "../model.ts";

const ZONE = "Europe/Paris";
export const DAY = "2026-12-02";

/** Returns an instant of the day, on the group's clock. */
export const time = (text: string): number => at(ZONE, DAY, text);

/** Two calendars that are open from eight to twelve. */
export const twoCalendars = (fields: Partial<Catalogue> = {}): Catalogue =>
  group(
    [1, 2].map((id) => calendar(id, { sort: id, openinghours: [open("08:00", "12:00")] })),
    fields,
  );

interface Offered {
  readonly catalogue?: Catalogue;
  readonly services: readonly (Service & {
    readonly price?: number | null;
    readonly only_package?: boolean;
    readonly max_upcoming?: number;
    readonly mintime_between?: number;
  })[];
  readonly packs?: Readonly<Record<number, BookablePack>>;
  readonly promotions?: readonly Promotion[];
  readonly named?: Partial<BookableCatalogue["named"]>;
}

export function offer({
  catalogue = twoCalendars(),
  services,
  packs = {},
  promotions = [],
  named,
}: Offered): BookableCatalogue {
  return {
    catalogue,
    services: new Map(services.map((service) => [service.id, service])),
    interventions: new Map(
      services.map(({ id, price = null, only_package = false, max_upcoming = 0, mintime_between = 0 }) => [
        id,
        { price, only_package, max_upcoming, mintime_between },
      ]),
    ),
    packs: new Map(Object.entries(packs).map(([id, pack]) => [Number(id), pack])),
    promotions,
    named: { calendars: null, resources: null, ...named },
  };
}

/** A group without rules. */
export function bookedGroup(rules: Partial<GroupForBooking["rules"]> = {}, isOpen = true): GroupForBooking {
  return {
    version: 7,
    fields: { open: isOpen },
    rules: {
      min_notice: 0,
      maxrdv_period: 525_600,
      min_cancel_notice: 0,
      max_upcoming: 0,
      missed_limit: 0,
      late_cancellation_hours: 0,
      waiting_minutes: 0,
      mintime_between: 0,
      max_bookings_per_address_per_day: 0,
      max_bookings_per_person_per_day: 0,
      reminder_minutes: 0,
      further_reminders: [],
      reminder_by: "mail_and_sms",
      reminder_asks: true,
      quiet_from: null,
      quiet_until: null,
      confirmation_sms: false,
      arrival: false,
      hold_limit_per_address: 20,
      retention_years: 3,
      hold_limit_per_calendar: 10,
      blacklist_email: false,
      blacklist_phone: false,
      reserved: false,
      health: false,
      hide_account_existence: false,
      ...rules,
    },
  };
}
