import { getShardByUrlname } from "./features/group/get-shard-by-urlname.ts";
import { resolveGroupFromWebsite } from "./features/group/resolve-group-from-website.ts";
import { getCurrentSession } from "./features/session/get-current-session.ts";
import { listAvailableTimeSlots } from "./features/slot/list-available-time-slots.ts";
import type { Call } from "./lib/call.ts";

/** Every call this server answers. */
export const CALLS: readonly Call[] = [
  getShardByUrlname,
  resolveGroupFromWebsite,
  getCurrentSession,
  listAvailableTimeSlots,
];
