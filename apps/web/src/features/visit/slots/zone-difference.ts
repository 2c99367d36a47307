import { minuteOf } from "@rendezvous/domain/time/instant";
import { offsetAt, zoneTable } from "@rendezvous/domain/time/zone-table";

/**
 * Whether the visitor's clock differs from the group's at one of these instants (milliseconds since the epoch). Zones with
 * different names but the same time (Paris and Brussels) do not differ.
 */
export function clocksDiffer(groupZone: string, visitorZone: string, instants: readonly number[]): boolean {
  if (groupZone === visitorZone) return false;
  return instants.some((instant) => {
    const minute = minuteOf(instant);
    return offsetAt(zoneTable(groupZone), minute) !== offsetAt(zoneTable(visitorZone), minute);
  });
}

/** Returns the city in a timezone's name: "Europe/Paris" is Paris, "America/St_Johns" St Johns. */
export function cityOfZone(zone: string): string {
  return (zone.split("/").at(-1) ?? zone).replaceAll("_", " ");
}

/** Returns the timezone of the visitor's device. */
export function visitorZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
