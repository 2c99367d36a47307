import type { BusyFailure } from "@rendezvous/contract/office/busy-source-calls";
import type { EpochMinute, EpochMs } from "@rendezvous/domain/time/instant";
import type { CalendarEvent } from "../../../lib/calendar-file.ts";
import type { OwnEvent } from "../elsewhere/read-busy-times.ts";

/** A calendar on another server. Every function throws a `RemoteError` for a failure of that server. */
export interface RemoteCalendar {
  /** `token`: of the last reading; null: read in any case. */
  read(span: ReadSpan, token: string | null): Promise<RemoteTimes | "unchanged">;
  /** Returns an event by its UID; null: there is none. */
  find(uid: string): Promise<RemoteEvent | null>;
  /**
   * Writes an event. `etag`: of the version that it replaces; null: it is new, or its ETag unknown. "changed": it has been changed or
   * deleted there since.
   */
  put(event: CalendarEvent, etag: string | null): Promise<{ readonly etag: string | null } | "changed">;
  /** Does nothing if the event does not exist. */
  remove(uid: string): Promise<void>;
  /**
   * Asks the server to call an address after changes, at most until then. Returns until when it does; null: it does not.
   */
  watch?(hook: Hook): Promise<EpochMs | null>;
}

export interface Hook {
  readonly id: string;
  readonly address: string;
  readonly until: EpochMs;
}

export interface ReadSpan {
  readonly from: EpochMinute;
  readonly until: EpochMinute;
}

/** An event of the group's own, as it stands there. */
export interface RemoteEvent extends OwnEvent {
  readonly etag: string | null;
}

export interface RemoteTimes {
  /** null: this server tells no state. */
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
