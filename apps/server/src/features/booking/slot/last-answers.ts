/**
 * The most bytes of last answers. The cache of fresh answers has a separate limit, although most last answers are the same
 * buffers.
 */
const MAX_BYTES = 32 * 1024 * 1024;
/** The memory of an entry besides its two texts, because many answers are nearly empty. */
const ENTRY_BYTES = 300;
/** An older answer is not used, because too many of its free times may be taken. */
const LONGEST_AGE_MS = 3_600_000;

interface LastAnswer {
  readonly answer: Buffer;
  readonly madeAt: number;
}

/** The last answer to each slot query, for the time when the database is away. */
export interface LastAnswers {
  set(question: string, answer: Buffer, madeAt: number): void;
  find(question: string): { readonly answer: Buffer; readonly ageSeconds: number } | undefined;
}

function sizeOf(question: string, answer: Buffer): number {
  return question.length + answer.length + ENTRY_BYTES;
}

export function createLastAnswers(): LastAnswers {
  const answers = new Map<string, LastAnswer>();
  let bytes = 0;

  function drop(question: string): void {
    const had = answers.get(question);
    if (!had) return;
    bytes -= sizeOf(question, had.answer);
    answers.delete(question);
  }

  return {
    set(question, answer, madeAt) {
      drop(question);
      answers.set(question, { answer, madeAt });
      bytes += sizeOf(question, answer);
      // The map begins with the oldest answer.
      while (bytes > MAX_BYTES) drop(answers.keys().next().value!);
    },
    find(question) {
      const last = answers.get(question);
      if (!last) return undefined;
      const ageMs = performance.now() - last.madeAt;
      return ageMs > LONGEST_AGE_MS
        ? undefined
        : { answer: last.answer, ageSeconds: Math.round(ageMs / 1000) };
    },
  };
}
