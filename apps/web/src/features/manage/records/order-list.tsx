import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "../../../components/button.tsx";
import { Notice } from "../../../components/notice.tsx";
import { SortRail } from "../../../components/sort-rail.tsx";
import { SortableList } from "../../../components/sortable-list.tsx";
import { announce } from "../../../lib/announce.ts";
import { useManagePhrases } from "../../../lib/professional-phrases.ts";
import { failureText, usePhrases, useWording } from "../../../lib/phrases.ts";
import { useKnownGroup } from "../../group/first-data.ts";
import { orderRecords } from "./api.ts";
import type { RecordKind } from "./field-spec.ts";
import type { StoredRecord } from "./kinds.ts";
import styles from "./records.module.css";
import { useNameOf, useStoreRecords } from "./use-records.ts";

interface Props {
  kind: Exclude<RecordKind, "promotions">;
  records: readonly StoredRecord[];
  onDone: () => void;
}

/** The records by name alone, to be put in another order by dragging, by keys or by buttons; each move is saved. */
export function OrderList({ kind, records, onDone }: Props) {
  const phrases = useManagePhrases();
  const { summary } = usePhrases();
  const { phrases: all } = useWording();
  const { group } = useKnownGroup();
  const nameOf = useNameOf();
  const store = useStoreRecords(kind);
  const [ids, setIds] = useState(() => records.map(({ id }) => id));
  const order = useMutation({
    // One after the other: the last one has to be the last to arrive.
    scope: { id: `order ${kind}` },
    mutationFn: (next: readonly number[]) => orderRecords(group.id, kind, next),
    onSuccess: (_, next) =>
      store((known) => {
        const place = new Map(next.map((id, index) => [id, index]));
        const placeOf = ({ id }: StoredRecord) => place.get(id) ?? next.length;
        return [...known].sort((a, b) => placeOf(a) - placeOf(b));
      }),
  });
  const byId = new Map(records.map((record) => [record.id, record]));
  const called = (id: number) => {
    const record = byId.get(id);
    return record ? nameOf(record) : "";
  };
  function move(from: number, to: number) {
    const next = [...ids];
    const [moved] = next.splice(from, 1);
    if (moved === undefined) return;
    next.splice(to, 0, moved);
    setIds(next);
    order.mutate(next);
    announce(summary.moved({ name: called(moved), position: to + 1, total: ids.length }));
  }
  return (
    <>
      <div className={styles.tools}>
        <Button look="main" onClick={onDone}>
          {phrases.orderDone}
        </Button>
      </div>
      {order.error !== null && <Notice look="problem">{failureText(all, order.error, group.phone)}</Notice>}
      <SortableList
        className={styles.list}
        rowClassName={styles.row}
        ids={ids}
        nameOf={called}
        onMove={move}
        renderItem={(id, handle) => (
          <>
            <SortRail index={ids.indexOf(id)} count={ids.length} name={called(id)} onMove={move}>
              {handle}
            </SortRail>
            <span className={styles.words}>{called(id)}</span>
          </>
        )}
      />
    </>
  );
}
