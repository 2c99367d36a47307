import { PEOPLE_KINDS } from "@rendezvous/contract/office/catalogue-change";
import { useNavigate, useQueryText } from "../../../lib/navigation.tsx";
import { withParameters } from "../../../lib/page/without-parameters.ts";
import { useLoadedGroup } from "../../ground/group/page-data.ts";
import { toManage } from "../../ground/group/paths.ts";
import { KINDS } from "../schema/kinds.ts";

/** The kinds of changes, as the history names them: `calendars`, `settings`. */
export const CHANGED_KINDS: readonly string[] = [
  ...Object.keys(KINDS),
  "settings",
  "forms",
  "website",
  ...PEOPLE_KINDS,
];

export interface ChangesFilter {
  /** null: all kinds. */
  readonly kind: string | null;
  /** The id of one record of that kind; null: all. */
  readonly record: number | null;
}

/** Returns the history's address with the filter in it, so that other screens can link to it. */
export function toHistory(urlname: string, { kind, record }: Partial<ChangesFilter> = {}) {
  const screen = toManage(urlname, "history");
  const parameters = { kind: kind ?? "", record: record ? String(record) : "" };
  return { ...screen, search: (query: string) => withParameters(screen.search(query), parameters) } as const;
}

export function useChangesFilter() {
  const { group } = useLoadedGroup();
  const navigate = useNavigate();
  const query = new URLSearchParams(useQueryText());
  const kind = CHANGED_KINDS.find((one) => one === query.get("kind")) ?? null;
  const record = Number(query.get("record"));
  const filter: ChangesFilter = { kind, record: kind !== null && record > 0 ? record : null };
  const askKind = (kind: string) => navigate({ ...toHistory(group.urlname, { kind }), replace: true });
  return { filter, askKind };
}
