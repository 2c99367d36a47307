import { useLazyPhrases } from "../../../lib/phrases/lazy-phrases.ts";

interface Props {
  readonly places: number;
  readonly guests?: readonly string[] | undefined;
}

/** "Places: 3 (Léa Roux, Max Roux)" */
export function PlacesNote({ places, guests = [] }: Props) {
  const words = useLazyPhrases("classes");
  const names = guests.length > 0 ? ` (${guests.join(", ")})` : "";
  return <div>{words.taken({ count: places }) + names}</div>;
}
