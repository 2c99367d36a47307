/** What a name is shortened to on a small picture: of its first two words that carry it, "Cabinet des Lilas" being CL. */
export function initialsOf(name: string): string {
  const words = name.match(/\p{L}+/gu) ?? [];
  // One letter before an apostrophe is an article; so, mostly, is what is written small between others.
  const carrying = words.filter((word) => word.length > 1 && word[0] !== word[0]?.toLowerCase());
  return (carrying.length > 0 ? carrying : words)
    .slice(0, 2)
    .map((word) => word.match(/./u)?.[0].toUpperCase())
    .join("");
}
