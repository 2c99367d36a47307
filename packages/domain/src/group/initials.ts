/**
 * Returns the initials of a name for a small picture: those of its first two significant words; "Cabinet des Lilas" becomes CL.
 */
export function initialsOf(name: string): string {
  const words = name.match(/\p{L}+/gu) ?? [];
  // A single letter before an apostrophe is an article, and so is mostly a lower-case word.
  const carrying = words.filter((word) => word.length > 1 && word[0] !== word[0]?.toLowerCase());
  return (carrying.length > 0 ? carrying : words)
    .slice(0, 2)
    .map((word) => word.match(/./u)?.[0].toUpperCase())
    .join("");
}
