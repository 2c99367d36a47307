import type { Changes } from "../../../lib/changes.ts";
import type { Clock } from "../../../lib/clock.ts";
import type { Refusal } from "../../../http/call.ts";
import { createLastAnswers, type LastAnswers } from "./last-answers.ts";

declare module "../../../http/context.ts" {
  interface Context {
    readonly slotCache: SlotCache;
  }
}

export interface CachedAnswer {
  readonly answer: Buffer | Refusal;
  /** The answer expires with the first of the counted holds; milliseconds since the epoch. */
  readonly goodUntil: number;
}

/** Caches answers to slot queries for at most a second, and drops them when a seat of the group changes. */
export interface SlotCache {
  /** Returns the cached answer for this version of a group, if there is one. Makes no query. */
  peek(group: GroupVersion, question: string): Promise<Buffer | Refusal> | undefined;
  /** Callers with the same version and query share one answer of `make`, even while it is being made. */
  find(group: GroupVersion, question: string, make: () => Promise<CachedAnswer>): Promise<Buffer | Refusal>;
  /** Returns the last answer even if seats have changed since, for the time when the database is away. */
  last(group: GroupVersion, question: string): ReturnType<LastAnswers["find"]>;
}

/** The version of a group as it was last read; answers for another version are not used. */
export interface GroupVersion {
  readonly id: number;
  readonly version: number;
}

const FRESH_MS = 950;
const MAX_ANSWERS = 2000;
/** Two months of a busy calendar take a megabyte or more, and every visitor may request many. */
const MAX_BYTES = 32 * 1024 * 1024;

interface Answer {
  readonly version: number;
  readonly answer: Promise<Buffer | Refusal>;
  readonly madeAt: number;
  readonly clockAt: number;
  /** The answer is valid until this instant, which is set once the answer is made. */
  goodUntil: number;
}

function toKey({ id, version }: GroupVersion, question: string): string {
  return `${id} ${version} ${question}`;
}

/** `onFind` is called with each answer: whether it was cached. */
export function createSlotCache(
  changes: Changes,
  clock: Clock,
  onFind: (isCached: boolean) => void = () => {},
): SlotCache {
  const groups = new Map<number, Map<string, Answer>>();
  const lastAnswers = createLastAnswers();
  let count = 0;
  let bytes = 0;
  changes.listen("slots", (groupId) => {
    // Also drops answers in progress, because they may have read the seats before the change.
    if (groupId === null) groups.clear();
    else groups.delete(groupId);
  });

  function peek({ id, version }: GroupVersion, question: string): Promise<Buffer | Refusal> | undefined {
    const cached = groups.get(id)?.get(question);
    if (!cached || cached.version !== version || performance.now() - cached.madeAt >= FRESH_MS)
      return undefined;
    const present = clock.now();
    // Tests move the clock, so the age is also checked by the clock.
    const isFresh = Math.abs(present - cached.clockAt) < FRESH_MS && present < cached.goodUntil;
    if (!isFresh) return undefined;
    onFind(true);
    return cached.answer;
  }

  return {
    peek,
    find(group, question, make) {
      const cached = peek(group, question);
      if (cached) return cached;
      onFind(false);
      count += 1;
      if (count > MAX_ANSWERS || bytes > MAX_BYTES) {
        groups.clear();
        count = 1;
        bytes = 0;
      }
      const answers = groups.get(group.id) ?? new Map<string, Answer>();
      groups.set(group.id, answers);
      // The age counts from before the seats are read.
      const times = { madeAt: performance.now(), clockAt: clock.now() };
      const result = make();
      const answer: Answer = {
        version: group.version,
        ...times,
        answer: result.then((ready) => ready.answer),
        goodUntil: Number.POSITIVE_INFINITY,
      };
      answers.set(question, answer);
      result.then(
        (ready) => {
          answer.goodUntil = ready.goodUntil;
          if (!Buffer.isBuffer(ready.answer)) return;
          bytes += ready.answer.length;
          lastAnswers.set(toKey(group, question), ready.answer, times.madeAt);
        },
        () => answers.get(question) === answer && answers.delete(question),
      );
      return answer.answer;
    },
    last: (group, question) => lastAnswers.find(toKey(group, question)),
  };
}
