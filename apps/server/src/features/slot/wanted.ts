/** Where a client wants a service to be; null = no preference. */
export interface Preference {
  readonly calendarIds: readonly number[] | null;
  readonly resourceIds: readonly number[] | null;
}

export interface WantedService extends Preference {
  readonly interventionId: number;
}

export interface WantedPack {
  readonly packId: number;
  /** One for each of the pack's services, in their order; none when there is no such pack. */
  readonly preferences: readonly Preference[];
}

/** One thing that a client wants to book. */
export type WantedItem = WantedService | WantedPack;
