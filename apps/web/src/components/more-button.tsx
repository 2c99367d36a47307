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

/** Adds the next page to a list, then leads the focus to its first item, because the button disappears with the last page. */
export function MoreButton({ list, pages, children }: Props) {
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = pages;
  const countBefore = useRef<number | null>(null);
  useEffect(() => {
    if (isFetchingNextPage || countBefore.current === null) return;
    const item = list.current?.children[countBefore.current];
    countBefore.current = null;
    item?.querySelector<HTMLElement>("a[href], button, summary")?.focus();
  }, [isFetchingNextPage, list]);
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
