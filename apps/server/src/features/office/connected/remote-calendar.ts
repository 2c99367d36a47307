import type { BusyFailure } from "@rendezvous/contract/office/busy-source-calls";
import type { EpochMinute, EpochMs } from "@rendezvous/domain/time/instant";
import type { CalendarEvent } from "../../../lib/calendar-file.ts";
import type { OwnEvent } from "../elsewhere/read-busy-times.ts";

/** A calendar on another server. Every function throws a `RemoteError` for a failure of that server. */
export interface RemoteCalendar {
  /** `token`: the state at the last reading; null: read in any case. */
  read(span: ReadSpan, token: string | null): Promise<RemoteTimes | "unchanged">;
  /** Returns an event by its UID; null: there is none. */
  find(uid: string): Promise<RemoteEvent | null>;
  /**
   * Writes an event. `etag`: the version that it replaces; null for a new event or an unknown version. Returns "changed" if the
   * event was changed or deleted there since.
   */
  put(event: CalendarEvent, etag: string | null): Promise<{ readonly etag: string | null } | "changed">;
  /** Does nothing if the event does not exist. */
  remove(uid: string): Promise<void>;
  /**
   * Asks the server to call an address after changes until a time. Returns when the calls really end; null: the server does not
   * call.
   */
  watch?(hook: ChangeHook): Promise<EpochMs | null>;
}

export interface ChangeHook {
  readonly id: string;
  readonly address: string;
  readonly until: EpochMs;
}

export interface ReadSpan {
  readonly from: EpochMinute;
  readonly until: EpochMinute;
}

/** An event that the group has written, as it is in the remote calendar. */
export interface RemoteEvent extends OwnEvent {
  readonly etag: string | null;
}

export interface RemoteTimes {
  /** null: the server reports no state. */
  readonly token: string | null;
  /** Joined ranges, as flattened pairs. */
  readonly busy: readonly EpochMinute[];
  readonly own: readonly RemoteEvent[];
}

export class RemoteError extends Error {
  readonly failure: BusyFailure;

  constructor(failure: BusyFailure) {
    super(`the remote calendar failed: ${failure}`);
    this.failure = failure;
  }
}
