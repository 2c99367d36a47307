import type { HolidayRegion } from "@rendezvous/contract/office/opening-hours";
import type { Day } from "@rendezvous/domain/time/instant";
import { useQuery } from "@tanstack/react-query";
import { callApi } from "../../../lib/call-api.ts";
import { useWording } from "../../../lib/phrases/phrases.ts";
import { useLoadedGroup } from "../../ground/group/page-data.ts";

/** Returns countries and regions by name, fetched once per page, because they do not change. */
export function useHolidayRegions(): readonly HolidayRegion[] {
  const { group } = useLoadedGroup();
  const { language } = useWording();
  const { data } = useQuery({
    queryKey: ["holidayRegions", group.id, language],
    queryFn: ({ signal }) =>
      callApi("GET /groups/{id}/holidays.regions", { path: { id: group.id }, query: {}, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data?.records ?? [];
}

const NONE: ReadonlyMap<Day, string> = new Map();

/**
 * Returns the public holidays of a country or region, in a year and half a year before and after it, by day: the API answers two
 * years at most.
 */
export function useHolidays(code: string, year: number): ReadonlyMap<Day, string> {
  const { group } = useLoadedGroup();
  const { language } = useWording();
  const query = { code, from: `${year - 1}-07-01`, until: `${year + 1}-06-30` };
  const { data } = useQuery({
    queryKey: ["holidays", group.id, language, query],
    queryFn: ({ signal }) => callApi("GET /groups/{id}/holidays", { path: { id: group.id }, query, signal }),
    enabled: code !== "",
    staleTime: Number.POSITIVE_INFINITY,
    select: ({ records }) => new Map(records.map(({ day, name }) => [day, name] as const)),
  });
  return data ?? NONE;
}
