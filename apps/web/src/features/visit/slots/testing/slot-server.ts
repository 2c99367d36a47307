import type { AvailableTimeSlots, Slot } from "@rendezvous/contract/booking/slot";
import { addDays } from "@rendezvous/domain/time/instant";
import { formatRfc3339, parseWallDateTime } from "@rendezvous/domain/time/zone";

/** Answers requests for free slots like the server, and records every call. */
export class SlotServer {
  readonly starts: string[] = [];
  slots: readonly Slot[];
  /** The failure that replaces the slots in the answer. */
  failure: { status: number; message: string } | null = null;
  delayMs = 0;
  /** Whether the answers are from before the database was lost. */
  isStale = false;

  constructor(slots: readonly Slot[]) {
    this.slots = slots;
  }

  readonly fetch = async (input: RequestInfo | URL): Promise<Response> => {
    const query = new URL(input instanceof Request ? input.url : input, location.href).searchParams;
    const start = query.get("start") ?? "";
    this.starts.push(start);
    if (this.delayMs > 0) await new Promise((done) => setTimeout(done, this.delayMs));
    if (this.failure)
      return Response.json({ message: this.failure.message }, { status: this.failure.status });
    const headers = new Headers(this.isStale ? { warning: '110 rendezvous "Response is Stale"' } : undefined);
    return Response.json(this.answer(start, Number(query.get("nDays"))), { headers });
  };

  private answer(start: string, days: number): AvailableTimeSlots {
    const end = addDays(start, days);
    const later = this.slots.filter((slot) => slot.start >= start);
    return {
      group_id: 4,
      firstSlot: later[0]?.start ?? null,
      intervention_ids: [21],
      calendar_ids: [15],
      availabletimeslots: later.filter((slot) => slot.start < end),
    };
  }
}

/**
 * Returns a slot. `wall` is `YYYY-MM-DD HH:MM` in the group's timezone; of two equal wall times the first, unless `start_at` says
 * otherwise.
 */
export function slotAt(wall: string, fields: Partial<Slot> & { timezone?: string } = {}): Slot {
  const { timezone = "Europe/Paris", ...rest } = fields;
  const start = `${wall}:00`;
  const start_at = formatRfc3339(timezone, parseWallDateTime(timezone, start) ?? 0);
  return { start, time: wall.slice(11), start_at, slot: start, capacity: 1, calendar_ids: [15], ...rest };
}
