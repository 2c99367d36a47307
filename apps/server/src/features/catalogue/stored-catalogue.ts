import type { BookablePack } from "@rendezvous/domain/booking/model";
import type { Promotion } from "@rendezvous/domain/pricing/promotion";
import type { Closure, Opening, OpeningRule } from "@rendezvous/domain/availability/model";
import type { Place } from "@rendezvous/domain/group/group-record";
import type { LocalizedText } from "@rendezvous/domain/text/localize";

/** What a group publishes, as the tables hold it; deleted records are left out. */

export interface StoredRecord {
  readonly id: number;
  readonly externid: string;
  readonly name: string;
  /** null: the same as `name`; an empty one hides the record. */
  readonly publicname: LocalizedText;
  readonly description: LocalizedText;
  /** The key of an image, or its web address. */
  readonly thumbnail: string | null;
  readonly sort: number;
  readonly deleted: boolean;
}

export interface StoredCalendar extends StoredRecord {
  readonly resource: boolean;
  readonly calendarset_id: number | null;
  readonly capacity: number;
  readonly slot_step: number;
  readonly maxrdv_period: number | null;
  readonly address: Place | null;
  readonly openinghours: readonly OpeningRule[];
  readonly openings: readonly Opening[];
  readonly closures: readonly Closure[];
  readonly holidays: string | null;
}

export interface StoredInterventionset extends StoredRecord {
  readonly price: number | null;
}

export interface StoredIntervention extends StoredRecord {
  readonly price: number | null;
  readonly length: number;
  readonly interventionset_id: number | null;
  readonly calendars: readonly number[] | null;
  readonly resources: readonly number[] | null;
  readonly need_resource: boolean;
  readonly buffer_before: number;
  readonly buffer_after: number;
  readonly merged: boolean;
  readonly skippable_agenda: boolean;
  readonly videoconference: boolean;
  readonly only_package: boolean;
}

export interface StoredPack extends StoredRecord, BookablePack {
  readonly status: string;
  /** Breaks included, in minutes. */
  readonly length: number;
  readonly interventionset_id: number | null;
}

export interface StoredPromotion extends Promotion {
  readonly id: number;
  readonly externid: string;
  readonly name: LocalizedText;
}

export interface StoredWebsite {
  readonly domain: string | null;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** Each list by `sort`, then id. */
export interface StoredCatalogue {
  readonly calendarsets: readonly StoredRecord[];
  /** Resources among them. */
  readonly calendars: readonly StoredCalendar[];
  readonly interventionsets: readonly StoredInterventionset[];
  readonly interventions: readonly StoredIntervention[];
  readonly packs: readonly StoredPack[];
  readonly promotions: readonly StoredPromotion[];
  readonly website: StoredWebsite | null;
}
