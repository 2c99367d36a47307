import { type ComponentProps, type RefObject, useEffect, useState } from "react";

let file: typeof import("../../../../components/sortable-list.tsx") | null = null;

/** Rendered only once useIsSortable is true. */
export function LazySortableList(
  props: ComponentProps<typeof import("../../../../components/sortable-list.tsx").SortableList<number>>,
) {
  return file && <file.SortableList {...props} />;
}

/**
 * Whether the list can be sorted by dragging: the code is loaded late, or not at all. It replaces the plain list,
 * including its focused element, so it waits until the focus is elsewhere.
 */
export function useIsSortable(isWanted: boolean, place: RefObject<HTMLElement | null>): boolean {
  const [isSortable, setSortable] = useState(file !== null);
  const isComing = isWanted && !isSortable;
  useEffect(() => {
    if (!isComing) return undefined;
    const take = () => {
      if (file !== null && !place.current?.contains(document.activeElement)) setSortable(true);
    };
    document.addEventListener("focusin", take);
    import("../../../../components/sortable-list.tsx").then(
      (come) => {
        file = come;
        take();
      },
      () => undefined,
    );
    return () => document.removeEventListener("focusin", take);
  }, [isComing, place]);
  return isWanted && isSortable;
}
