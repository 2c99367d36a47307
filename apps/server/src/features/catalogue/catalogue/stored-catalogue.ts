import type { GroupFile } from "@rendezvous/contract/office/group-file";
import type { LocalizedText } from "@rendezvous/domain/text/localize";
import type { BookablePack } from "@rendezvous/domain/booking/model";
import type { Promotion } from "@rendezvous/domain/pricing/promotion";
import type { Closure, Opening, OpeningRule, PlaceTerms } from "@rendezvous/domain/availability/model";

/** The published catalogue of a group, as the tables store it, without deleted records. */

type Lists = Pick<GroupFile, "calendarsets" | "calendars" | "interventionsets" | "interventions" | "packs">;
/** A record of a group file with its id. References to other records are ids, as in the tables. */
type Stored<List extends keyof Lists, References extends keyof Lists[List][number] = never> = Readonly<
  Omit<Lists[List][number], References | "publicname">
> & {
  readonly id: number;
  /** null: use `name`; an empty text hides the record. */
  readonly publicname: LocalizedText;
};

/** The key of a thumbnail's image, or its web address. */
export type StoredRecord = Stored<"calendarsets">;

export interface StoredCalendar
  extends Stored<"calendars", "resource" | "calendarset" | "openinghours" | "openings" | "closures"> {
  readonly resource: boolean;
  /** True for a class. Only a class has a service, the calendar of its teacher and perhaps a room; otherwise these are null. */
  readonly class: boolean;
  readonly intervention_id: number | null;
  readonly teacher_id: number | null;
  readonly room_id: number | null;
  /** How many places of a class one booking may take. */
  readonly max_places: number;
  readonly calendarset_id: number | null;
  /** The calendar's own hours, or those of the organisation. */
  readonly openinghours: readonly OpeningRule[];
  readonly openings: readonly Opening[];
  readonly closures: readonly (Closure & { readonly label?: LocalizedText })[];
  /** The busy times of connected calendars: pairs of instants, flattened and joined by commas. */
  readonly busy?: string | null;
}

export interface StoredIntervention
  extends Stored<"interventions", "interventionset" | "calendars" | "resources" | "by_place"> {
  readonly interventionset_id: number | null;
  /** True when a class, archived or not, offers the service: then it can be booked only in classes. */
  readonly in_classes: boolean;
  readonly calendars: readonly number[] | null;
  readonly resources: readonly number[] | null;
  readonly by_place: readonly PlaceTerms[];
}

export interface StoredPack
  extends Stored<"packs", "interventionset" | "config">,
    Pick<BookablePack, "config"> {
  /** The length in minutes, breaks included. */
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

/** Each list is sorted by `sort`, then id. */
export interface StoredCatalogue {
  readonly calendarsets: readonly StoredRecord[];
  /** Includes resources and classes. */
  readonly calendars: readonly StoredCalendar[];
  readonly interventionsets: readonly Stored<"interventionsets">[];
  readonly interventions: readonly StoredIntervention[];
  readonly packs: readonly StoredPack[];
  readonly promotions: readonly StoredPromotion[];
  /** Whether clients may have passes: the group has offers for them, archived or not. */
  readonly sells_passes: boolean;
  /** Whether the group has classes, archived or not. */
  readonly gives_classes: boolean;
  readonly website: StoredWebsite | null;
}
