import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from "@dnd-kit/sortable";
import { GripVertical } from "lucide-react";
import type { ReactNode } from "react";
import { usePhrases } from "../lib/phrases/phrases.ts";
import styles from "./sortable-list.module.css";

interface Props<Id extends string | number> {
  /** The ids of the items, in their order. */
  ids: readonly Id[];
  nameOf: (id: Id) => string;
  /** Indexes in the list, from 0. */
  onMove: (from: number, to: number) => void;
  renderItem: (id: Id, handle: ReactNode) => ReactNode;
  className?: string | undefined;
  rowClassName?: string | undefined;
}

/** A list that is sorted by dragging a handle, or with Space and the arrow keys. dnd-kit gets positions from 1 on. */
export function SortableList<Id extends string | number>({
  ids,
  nameOf,
  onMove,
  renderItem,
  className,
  rowClassName,
}: Props<Id>) {
  const phrases = usePhrases().summary;
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const nameAt = (place: number | string) => {
    const id = ids[Number(place) - 1];
    return id === undefined ? "" : nameOf(id);
  };
  const announceMove = (id: number | string, over: number | string | undefined) =>
    phrases.position({
      name: nameAt(id),
      position: Number(over ?? id),
      total: ids.length,
    });
  const announcements: Announcements = {
    onDragStart: ({ active }) => phrases.lifted({ name: nameAt(active.id) }),
    onDragOver: ({ active, over }) => announceMove(active.id, over?.id),
    onDragEnd: ({ active, over }) => announceMove(active.id, over?.id),
    onDragCancel: ({ active }) => announceMove(active.id, undefined),
  };
  function drop({ active, over }: DragEndEvent) {
    if (over && active.id !== over.id) onMove(Number(active.id) - 1, Number(over.id) - 1);
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{ announcements, screenReaderInstructions: { draggable: phrases.dragHint } }}
    >
      <SortableContext items={ids.map((_, index) => index + 1)} strategy={verticalListSortingStrategy}>
        <ol className={className}>
          {ids.map((id, index) => (
            <SortableRow key={id} place={index + 1} name={nameOf(id)} className={rowClassName}>
              {(handle) => renderItem(id, handle)}
            </SortableRow>
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}

interface RowProps {
  place: number;
  className: string | undefined;
  name: string;
  children: (handle: ReactNode) => ReactNode;
}

function SortableRow({ place, name, className, children }: RowProps) {
  const phrases = usePhrases().summary;
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id: place });
  const handle = (
    <button
      type="button"
      ref={setActivatorNodeRef}
      className={styles.grip}
      aria-label={phrases.drag({ name })}
      aria-describedby={attributes["aria-describedby"]}
      {...listeners}
    >
      <GripVertical size={18} aria-hidden="true" />
    </button>
  );
  return (
    <li
      ref={setNodeRef}
      className={[className, isDragging && styles.dragged].filter(Boolean).join(" ")}
      style={{ transform: transform ? `translateY(${transform.y}px)` : undefined, transition }}
    >
      {children(handle)}
    </li>
  );
}
