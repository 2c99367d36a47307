import type { StoredPack, StoredRecord } from "./stored-catalogue.ts";
import { hasNoPublicName } from "./wire-record.ts";

type Records = ReadonlyMap<number, Pick<StoredRecord, "publicname">>;

/**
 * True for a pack without a public name, and for one that contains a service or is bound to a calendar without one, because half
 * a pack is never offered.
 */
export function isHiddenPack(
  pack: StoredPack,
  { interventions, calendars }: { readonly interventions: Records; readonly calendars: Records },
): boolean {
  const isHidden = (records: Records, id: number | null | undefined): boolean => {
    const record = id ? records.get(id) : undefined;
    return record !== undefined && hasNoPublicName(record);
  };
  return (
    hasNoPublicName(pack) ||
    pack.config.some(
      (entry) =>
        "intervention_id" in entry &&
        (isHidden(interventions, entry.intervention_id) || isHidden(calendars, entry.calendar_id)),
    )
  );
}
