import { Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../../components/button.tsx";
import { SortButtons } from "../../../components/sort-buttons.tsx";
import { SortableList } from "../../../components/sortable-list.tsx";
import { announce } from "../../../lib/announce.ts";
import { usePhrases } from "../../../lib/phrases/phrases.ts";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import styles from "./records.module.css";

interface Props<Id extends string | number> {
  ids: readonly Id[];
  nameOf: (id: Id, index: number) => string;
  /** Called with the old and the new index; may return a text to announce besides the move. */
  onMove: (from: number, to: number) => string | void;
  renderItem: (id: Id, index: number) => ReactNode;
  /** Undefined: items cannot be removed. */
  onRemove?: (index: number) => void;
  rowClassName?: string | undefined;
  railClassName?: string | undefined;
  /** Called before an item is moved. */
  onGrab?: () => void;
}

/** A list that is sorted by dragging, by keys or by the buttons of each item; a move is announced. */
export function MovableList<Id extends string | number>({
  ids,
  nameOf,
  onMove,
  renderItem,
  onRemove,
  rowClassName = styles.row,
  railClassName,
  onGrab,
}: Props<Id>) {
  const { summary } = usePhrases();
  const { remove } = useProPhrases("manage");
  const called = (id: Id) => nameOf(id, ids.indexOf(id));
  const move = (from: number, to: number) => {
    const id = ids[from];
    if (id === undefined) return;
    const moved = summary.moved({ name: called(id), position: to + 1, total: ids.length });
    const more = onMove(from, to);
    announce(more ? `${moved} ${more}` : moved);
  };
  return (
    <SortableList
      className={styles.list}
      rowClassName={rowClassName}
      ids={ids}
      nameOf={called}
      onMove={move}
      renderItem={(id, handle) => {
        const index = ids.indexOf(id);
        return (
          <>
            {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it only hears what its buttons are told */}
            <div
              className={railClassName}
              onPointerDownCapture={onGrab}
              onKeyDownCapture={(event) => event.key !== "Tab" && onGrab?.()}
            >
              <SortButtons index={index} count={ids.length} name={called(id)} onMove={move}>
                {handle}
              </SortButtons>
            </div>
            {renderItem(id, index)}
            {onRemove && (
              <Button
                look="plain"
                aria-label={`${remove} – ${called(id)}`}
                title={remove}
                onClick={() => onRemove(index)}
              >
                <Trash2 size={18} aria-hidden="true" />
              </Button>
            )}
          </>
        );
      }}
    />
  );
}
