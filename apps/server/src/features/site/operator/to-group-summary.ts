import type { LimitedCount, GroupSummary } from "@rendezvous/contract/site/operator";
import { MAX_COUNTED_ROWS, type GroupSummaryRow } from "./groups-data.ts";

/** Returns a group's figures as the call answers them. */
export function toGroupSummary(row: GroupSummaryRow): GroupSummary {
  const { inactive, is_deactivated, created_at, clients, appointments, recent, seen_at, ...group } = row;
  return {
    ...group,
    state: is_deactivated ? "deactivated" : inactive ? "inactive" : "active",
    created_at: created_at.toISOString(),
    clients: toLimitedCount(clients),
    appointments: toLimitedCount(appointments),
    recent_appointments: toLimitedCount(recent),
    seen_at: seen_at?.toISOString() ?? null,
  };
}

function toLimitedCount(count: number): LimitedCount {
  return { count: Math.min(count, MAX_COUNTED_ROWS), isMore: count > MAX_COUNTED_ROWS };
}
