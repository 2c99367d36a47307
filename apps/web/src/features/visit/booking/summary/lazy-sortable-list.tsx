import { type ComponentProps, type RefObject, useEffect, useState } from "react";

let file: typeof import("../../../../components/sortable-list.tsx") | null = null;

/** May be rendered only once `useIsSortable` has returned true. */
export function LazySortableList(
  props: ComponentProps<typeof import("../../../../components/sortable-list.tsx").SortableList<number>>,
) {
  return file && <file.SortableList {...props} />;
}

/**
 * Whether the list can be sorted by dragging: the code is loaded late, or not at all. It replaces the plain list,
 * including its focused element, so it waits until the focus is elsewhere.
 */
export function useIsSortable(isEnabled: boolean, place: RefObject<HTMLElement | null>): boolean {
  const [isSortable, setSortable] = useState(file !== null);
  const isComing = isEnabled && !isSortable;
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
  return isEnabled && isSortable;
}
