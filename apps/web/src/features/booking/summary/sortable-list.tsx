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
import { usePhrases } from "../../../lib/phrases.ts";
import type { SelectedItem } from "../use-choices.ts";
import styles from "./chosen-list.module.css";

interface Props {
  chosen: readonly SelectedItem[];
  nameOf: (index: number) => string;
  onMove: (from: number, to: number) => void;
  renderItem: (item: SelectedItem, handle: ReactNode) => ReactNode;
}

/** dnd-kit does not accept 0 as an id. */
function idOf(index: number): number {
  return index + 1;
}

/** The list of appointments, sortable by dragging a handle, or with Space and the arrow keys. */
export function SortableList({ chosen, nameOf, onMove, renderItem }: Props) {
  const phrases = usePhrases().summary;
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const announceMove = (id: number | string, over: number | string | undefined) =>
    phrases.position({
      name: nameOf(Number(id) - 1),
      position: Number(over ?? id),
      total: chosen.length,
    });
  const announcements: Announcements = {
    onDragStart: ({ active }) => phrases.lifted({ name: nameOf(Number(active.id) - 1) }),
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
      <SortableContext items={chosen.map((item) => idOf(item.index))} strategy={verticalListSortingStrategy}>
        <ol className={styles.list}>
          {chosen.map((item) => (
            <SortableRow key={item.index} id={idOf(item.index)} name={nameOf(item.index)}>
              {(handle) => renderItem(item, handle)}
            </SortableRow>
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}

interface RowProps {
  id: number;
  name: string;
  children: (handle: ReactNode) => ReactNode;
}

function SortableRow({ id, name, children }: RowProps) {
  const phrases = usePhrases().summary;
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id });
  const handle = (
    <button
      type="button"
      ref={setActivatorNodeRef}
      className={`${styles.handle} ${styles.grip}`}
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
      className={`${styles.row} ${isDragging ? styles.dragged : ""}`}
      style={{ transform: transform ? `translateY(${transform.y}px)` : undefined, transition }}
    >
      {children(handle)}
    </li>
  );
}
