import { isDay } from "@rendezvous/domain/time/days";
import type { Day } from "@rendezvous/domain/time/instant";
import { useCallback, useMemo, useState } from "react";
import { lastingStorage } from "../../lib/storage.ts";
import { useNavigate, useQueryText } from "../../lib/navigation.tsx";
import { toProScreen } from "../group/paths.ts";

const VIEWS = ["grid", "week", "list"] as const;
type View = (typeof VIEWS)[number];

/** What of the calendar is shown; all of it stands in the address. */
export interface AskedView {
  readonly day: Day;
  readonly view: View;
  /** Calendars and resources, in the order of their columns. */
  readonly columns: readonly number[];
  /** Whose week is shown. */
  readonly calendar: number;
}

interface Options {
  readonly urlname: string;
  /** The professional's own: what they chose last is kept for them in this browser. */
  readonly accountId: number;
  readonly today: Day;
  /** Those that may be shown, and those shown as long as nobody has chosen. */
  readonly known: readonly number[];
  readonly usual: readonly number[];
}

export function useAskedView({ urlname, accountId, today, known, usual }: Options) {
  const query = useQueryText();
  const navigate = useNavigate();
  const name = `rendezvous.calendar.${urlname}.${accountId}`;
  const [kept] = useState(() => lastingStorage.getItem(name));
  const asked = useMemo((): AskedView => {
    const read = new URLSearchParams(query);
    const day = read.get("day") ?? "";
    const columns = toIds(read.get("columns") ?? kept).filter((id) => known.includes(id));
    const shown = columns.length > 0 ? columns : usual;
    const calendar = Number(read.get("calendar"));
    return {
      day: isDay(day) ? day : today,
      view: VIEWS.find((view) => view === read.get("view")) ?? "grid",
      columns: shown,
      calendar: known.includes(calendar) ? calendar : (shown[0] ?? 0),
    };
  }, [query, kept, today, known, usual]);
  const show = useCallback(
    (change: Partial<AskedView>) => {
      if (change.columns) lastingStorage.setItem(name, change.columns.join());
      navigate({
        ...toProScreen(urlname, "calendar"),
        search: (present) => {
          const next = new URLSearchParams(present);
          for (const [key, value] of Object.entries(change)) next.set(key, String(value));
          return next.toString();
        },
      });
    },
    [navigate, urlname, name],
  );
  return { ...asked, show };
}

export type UsedView = ReturnType<typeof useAskedView>;

function toIds(list: string | null): number[] {
  return [...new Set((list ?? "").split(",").map(Number))].filter((id) => Number.isInteger(id) && id > 0);
}
