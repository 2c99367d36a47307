import { minuteOf, isDay } from "@rendezvous/domain/time/instant";
import { instantToWall } from "@rendezvous/domain/time/zone";
import { now } from "../../../lib/clock.ts";
import { useNavigate, useQueryText } from "../../../lib/navigation.tsx";
import { withParameters } from "../../../lib/page/without-parameters.ts";
import { useLoadedGroup } from "../../ground/group/page-data.ts";
import { offeredCatalogue } from "../../ground/group/offered-catalogue.ts";
import { toManage } from "../../ground/group/paths.ts";
import type { ExplanationQuery } from "./api.ts";

/** Returns the page's address with the query in it, so that other screens can link to it. */
export function toWhyNoSlot(
  urlname: string,
  { interventions, pack, calendar, day }: Partial<ExplanationQuery>,
) {
  const screen = toManage(urlname, "why-no-slot");
  const parameters = {
    services: interventions?.join() ?? "",
    pack: pack ? String(pack) : "",
    calendar: calendar ? String(calendar) : "",
    day: day ?? "",
  };
  return { ...screen, search: (query: string) => withParameters(screen.search(query), parameters) } as const;
}

/** Returns the query in the address. Missing or invalid parts default to the first service, all calendars and today. */
export function useExplanationQuery() {
  const { group, catalogue } = useLoadedGroup();
  // The catalogue of call-centre agents also contains records that clients cannot choose.
  const { interventions, packs, calendars } = offeredCatalogue(catalogue);
  const navigate = useNavigate();
  const query = new URLSearchParams(useQueryText());
  const pack = idIn(packs, query.get("pack"));
  const named = (query.get("services") ?? "").split(",").flatMap((text) => {
    const id = idIn(interventions, text);
    return id === null ? [] : [id];
  });
  const first = interventions.slice(0, 1).map(({ id }) => id);
  const day = query.get("day") ?? "";
  const criteria: ExplanationQuery = {
    pack,
    interventions: pack === null ? (named.length > 0 ? named : first) : [],
    calendar: idIn(calendars, query.get("calendar")),
    day: isDay(day) ? day : instantToWall(group.timezone, minuteOf(now())).day,
  };
  const ask = (change: Partial<ExplanationQuery>): void =>
    navigate({ ...toWhyNoSlot(group.urlname, { ...criteria, ...change }), replace: true });
  return { criteria, ask };
}

function idIn(records: readonly { readonly id: number }[], text: string | null): number | null {
  return records.find(({ id }) => String(id) === text)?.id ?? null;
}
