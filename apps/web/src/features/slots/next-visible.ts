/**
 * Where a key leads in a list that is set in rows: left and right one on, Home and End to its ends, up and down to what is
 * seen there, also where the next row belongs to another part. null where the key leads nowhere.
 */
export function nextVisible(items: readonly HTMLElement[], from: number, key: string): HTMLElement | null {
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
