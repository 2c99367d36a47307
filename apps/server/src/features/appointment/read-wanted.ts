import type { CreateAppointmentBody } from "@rendezvous/contract/appointment";
import { parseRfc3339, parseWallDateTime } from "@rendezvous/domain/time/zone";
import type { EpochMinute } from "@rendezvous/domain/time/instant";
import type { Wanted, WantedLink } from "../slot/to-chain.ts";

type Asked = CreateAppointmentBody["appointment"];

function preference(...ids: readonly (number | null | undefined)[]): readonly number[] | null {
  const named = ids.filter((id): id is number => typeof id === "number" && id > 0);
  return named.length > 0 ? named : null;
}

/** Services, calendars and resources of a create call, in both spellings; null when a link names no service. */
export function readWanted(asked: Asked): Wanted | null {
  const links: WantedLink[] = [];
  for (const link of Object.values(asked.appointments ?? {})) {
    if (link.intervention_id === undefined) return null;
    links.push({
      interventionId: link.intervention_id,
      calendarIds: preference(link.calendar_id),
      resourceIds: preference(link.resource_id),
    });
  }
  if (links.length === 0) {
    for (const interventionId of asked.intervention_ids ?? []) {
      links.push({ interventionId, calendarIds: null, resourceIds: null });
    }
  }
  return {
    links,
    packId: asked.pack_id ?? null,
    calendarIds: preference(asked.calendar_id, ...(asked.calendar_ids ?? [])),
    resourceIds: preference(asked.resource_id),
  };
}

/** The asked start; null for what can be no slot: a time that is no whole minute, a day that does not exist. */
export function readStart(asked: Asked, timezone: string): EpochMinute | null {
  if (asked.start_at !== undefined) return parseRfc3339(asked.start_at);
  return asked.date === undefined ? null : parseWallDateTime(timezone, asked.date);
}
