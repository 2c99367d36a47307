import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { Button } from "./button.tsx";

interface Props {
  /** The list whose children are the items. */
  list: RefObject<HTMLElement | null>;
  pages: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly fetchNextPage: () => unknown;
  };
  children: ReactNode;
}

/**
 * Adds the next page to a list, then leads the focus to its first item, because the button disappears with the last page; if
 * that page is empty, to the last item. An item without a link or button takes the focus itself, with `tabIndex={-1}`.
 */
export function MoreButton({ list, pages, children }: Props) {
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = pages;
  const countBefore = useRef<number | null>(null);
  useEffect(() => {
    if (isFetchingNextPage || countBefore.current === null) return;
    const items = list.current?.children;
    const item = items?.[countBefore.current] ?? (hasNextPage ? null : items?.[items.length - 1]);
    countBefore.current = null;
    const target = item?.querySelector("a[href], button:enabled, summary") ?? item;
    if (target instanceof HTMLElement) target.focus();
  }, [hasNextPage, isFetchingNextPage, list]);
  if (!hasNextPage) return null;
  return (
    <div>
      <Button
        isBusy={isFetchingNextPage}
        onClick={() => {
          countBefore.current = list.current?.children.length ?? 0;
          fetchNextPage();
        }}
      >
        {children}
      </Button>
    </div>
  );
}
