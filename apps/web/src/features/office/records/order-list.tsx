import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "../../../components/button.tsx";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { moveItem } from "../../../lib/move-item.ts";
import { useLoadedGroup } from "../../ground/group/first-data.ts";
import type { RecordKind } from "../schema/field-spec.ts";
import type { StoredRecord } from "../schema/kinds.ts";
import { MovableList } from "../parts/movable-list.tsx";
import styles from "../parts/records.module.css";
import { useNameOf, useStoreRecords } from "../schema/use-records.ts";
import { CallFailure } from "../../ground/group/call-failure.tsx";
import { callApi } from "../../../lib/call-api.ts";

interface Props {
  kind: Exclude<RecordKind, "promotions">;
  records: readonly StoredRecord[];
  onDone: () => void;
}

/** The records by name alone, sorted by dragging, by keys or by buttons; each move is saved. */
export function OrderList({ kind, records, onDone }: Props) {
  const phrases = useProPhrases("manage");
  const { group } = useLoadedGroup();
  const nameOf = useNameOf();
  const store = useStoreRecords(kind);
  const [ids, setIds] = useState(() => records.map(({ id }) => id));
  const order = useMutation({
    // The calls run one after the other, because the last order must reach the server last.
    scope: { id: `order ${kind}` },
    mutationFn: (next: readonly number[]) =>
      callApi(`PUT /groups/{id}/${kind}.order`, { path: { id: group.id }, body: { ids: [...next] } }),
    onSuccess: (_, next) =>
      store((records) => {
        const place = new Map(next.map((id, index) => [id, index]));
        const placeOf = ({ id }: StoredRecord) => place.get(id) ?? next.length;
        return [...records].sort((a, b) => placeOf(a) - placeOf(b));
      }),
  });
  const byId = new Map(records.map((record) => [record.id, record]));
  const called = (id: number) => {
    const record = byId.get(id);
    return record ? nameOf(record) : "";
  };
  function move(from: number, to: number) {
    const next = moveItem(ids, from, to);
    setIds(next);
    order.mutate(next);
  }
  return (
    <>
      <div className={styles.tools}>
        <Button look="main" onClick={onDone}>
          {phrases.orderDone}
        </Button>
      </div>
      <CallFailure failure={order.error} />
      <MovableList
        ids={ids}
        nameOf={called}
        onMove={move}
        renderItem={(id) => <span className={styles.words}>{called(id)}</span>}
      />
    </>
  );
}
