import { useNavigate, useQueryText } from "../../../lib/navigation.tsx";
import { withParameters } from "../../../lib/page/without-parameters.ts";
import { useLoadedGroup } from "../../ground/group/page-data.ts";
import { toManage } from "../../ground/group/paths.ts";
import type { RecordKind } from "./field-spec.ts";

interface ListFilter {
  readonly search: string;
  readonly isArchived: boolean;
}

const WHOLE: ListFilter = { search: "", isArchived: false };

/** The address also contains the kind, so that a search in one list does not apply to others. */
export function toRecordList(urlname: string, kind: RecordKind, { search, isArchived }: ListFilter = WHOLE) {
  const screen = toManage(urlname, kind);
  const isWhole = search === "" && !isArchived;
  const parameters = { list: isWhole ? "" : kind, find: search, archived: isArchived ? "1" : "" };
  return { ...screen, search: (query: string) => withParameters(screen.search(query), parameters) } as const;
}

/** Returns the filter of a list from the address, so that the list looks the same on return. */
export function useListFilter(kind: RecordKind) {
  const { group } = useLoadedGroup();
  const navigate = useNavigate();
  const query = new URLSearchParams(useQueryText());
  const isMeant = query.get("list") === kind;
  const filter: ListFilter = isMeant
    ? { search: query.get("find") ?? "", isArchived: query.has("archived") }
    : WHOLE;
  const ask = (change: Partial<ListFilter>): void =>
    navigate({ ...toRecordList(group.urlname, kind, { ...filter, ...change }), replace: true });
  return { filter, ask };
}
