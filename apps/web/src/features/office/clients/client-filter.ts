import { FICHE_SORTS, type FicheSort } from "@rendezvous/contract/booking/fiche-table";
import { isDay } from "@rendezvous/domain/time/instant";
import { useNavigate, useQueryText } from "../../../lib/navigation.tsx";
import { withParameters } from "../../../lib/page/without-parameters.ts";
import { useLoadedGroup } from "../../ground/group/page-data.ts";
import { toManage } from "../../ground/group/paths.ts";

/** The filters in the address of the page; "" for none. */
export interface ClientFilter {
  readonly never_came: string;
  readonly not_since: string;
  readonly missed: string;
  readonly blacklisted: string;
  readonly month: string;
  readonly year: string;
  readonly field: string;
  readonly answer: string;
  readonly sort: string;
  readonly dir: string;
}

export const NO_FILTER: ClientFilter = {
  never_came: "",
  not_since: "",
  missed: "",
  blacklisted: "",
  month: "",
  year: "",
  field: "",
  answer: "",
  sort: "",
  dir: "",
};

/** Returns the filters in the address, and a function that changes some of them. */
export function useClientFilter() {
  const { group } = useLoadedGroup();
  const navigate = useNavigate();
  const query = new URLSearchParams(useQueryText());
  const filter = Object.fromEntries(
    Object.keys(NO_FILTER).map((name) => [name, query.get(name) ?? ""]),
  ) as unknown as ClientFilter;
  function change(values: Partial<ClientFilter>): void {
    const screen = toManage(group.urlname, "clients");
    const next = { ...filter, ...values };
    navigate({
      ...screen,
      search: (text) => withParameters(screen.search(text), { ...next }),
      replace: true,
    });
  }
  return { filter, change };
}

/** Returns the query of the call; values that the call would refuse, such as half a year, are left out. */
export function toTableQuery({ month, year, not_since, field, answer, sort, dir, ...flags }: ClientFilter) {
  const born = [isYear(year) ? year : "", month].filter((part) => part !== "").join("-");
  return {
    ...(flags.never_came === "1" && { never_came: true }),
    ...(flags.missed === "1" && { missed: true }),
    ...(flags.blacklisted === "1" && { blacklisted: true }),
    ...(isDay(not_since) && { not_since }),
    ...(born !== "" && { born_in: born }),
    ...(field !== "" && { field }),
    ...(field !== "" && answer !== "" && { answer }),
    ...(isSort(sort) && { order: sort }),
    ...(dir === "desc" && { dir: "desc" as const }),
  };
}

export function isYear(text: string): boolean {
  return /^\d{4}$/.test(text);
}

function isSort(text: string): text is FicheSort {
  return (FICHE_SORTS as readonly string[]).includes(text);
}

/** Whether some clients are left out. */
export function isFiltered(filter: ClientFilter): boolean {
  return Object.entries(filter).some(([name, value]) => value !== "" && name !== "sort" && name !== "dir");
}
