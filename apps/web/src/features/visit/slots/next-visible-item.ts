/**
 * Returns the item that a key leads to in a list that wraps into rows: left and right to the neighbours, Home and End to the
 * ends, up and down to the item above or below on screen, even if that row belongs to another part of the list. null if there is
 * none.
 */
export function nextVisibleItem(
  items: readonly HTMLElement[],
  from: number,
  key: string,
): HTMLElement | null {
  const present = items[from];
  if (present === undefined) return null;
  const places: Readonly<Record<string, number>> = {
    ArrowLeft: from - 1,
    ArrowRight: from + 1,
    Home: 0,
    End: items.length - 1,
  };
  const place = places[key];
  if (place !== undefined) return items[place] ?? null;
  const isDown = key === "ArrowDown";
  if (!isDown && key !== "ArrowUp") return null;
  const { left, top } = present.getBoundingClientRect();
  const beyond = items
    .map((item) => ({ item, rect: item.getBoundingClientRect() }))
    .filter(({ rect }) => (isDown ? rect.top > top : rect.top < top));
  const tops = beyond.map(({ rect }) => rect.top);
  const nextTop = isDown ? Math.min(...tops) : Math.max(...tops);
  const row = beyond.filter(({ rect }) => rect.top === nextTop);
  const offset = ({ rect }: (typeof row)[number]) => Math.abs(rect.left - left);
  return row.toSorted((one, other) => offset(one) - offset(other))[0]?.item ?? null;
}
