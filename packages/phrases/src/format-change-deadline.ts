interface ChangeWords {
  readonly until: (p: { when: string }) => string;
  readonly closed: string;
  readonly late: (p: { when: string }) => string;
  readonly lateNow: string;
}

interface Deadline {
  readonly isOpen: boolean;
  /** Minutes since 1970-01-01T00:00Z. */
  readonly until: number;
  readonly lateFrom: number | "now" | null;
}

/** Returns until when a client may move and cancel, and from when on a cancellation counts as missed. */
export function formatChangeDeadline(
  { isOpen, until, lateFrom }: Deadline,
  words: ChangeWords,
  format: (minute: number) => string,
): string {
  if (!isOpen) return words.closed;
  const sentences = [words.until({ when: format(until) })];
  if (lateFrom === "now") sentences.push(words.lateNow);
  else if (lateFrom !== null) sentences.push(words.late({ when: format(lateFrom) }));
  return sentences.join(" ");
}
