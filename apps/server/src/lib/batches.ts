export interface BatchOptions<Item> {
  /** So many batches may be under way at once. */
  readonly lanes: number;
  /** At most so many items go together. */
  readonly size: number;
  /** Items that share a key never go together; the later one waits for the next batch. */
  readonly keysOf: (item: Item) => readonly string[];
}

/**
 * Does what is asked at the same moment together. An item waits for the end of the event loop's turn, no longer while a lane
 * is free; what comes while all lanes are busy goes together with the next batch. `run` answers one result an item, in order;
 * a promise among them is waited for by its own item alone.
 */
export function inBatches<Item, Result>(
  run: (items: readonly Item[]) => Promise<readonly (Result | Promise<Result>)[]>,
  { lanes, size, keysOf }: BatchOptions<Item>,
): (item: Item) => Promise<Result> {
  interface Waiting {
    readonly item: Item;
    readonly resolve: (result: Result | Promise<Result>) => void;
    readonly reject: (error: unknown) => void;
  }
  let waiting: Waiting[] = [];
  let running = 0;
  let isPlanned = false;

  function plan(): void {
    if (isPlanned || running >= lanes || waiting.length === 0) return;
    isPlanned = true;
    setImmediate(() => {
      isPlanned = false;
      if (running < lanes && waiting.length > 0) void runBatch(takeBatch());
    });
  }

  function takeBatch(): Waiting[] {
    const batch: Waiting[] = [];
    const left: Waiting[] = [];
    const used = new Set<string>();
    for (const one of waiting) {
      const keys = batch.length < size ? keysOf(one.item) : [];
      if (batch.length >= size || keys.some((key) => used.has(key))) left.push(one);
      else batch.push(one);
      // Whoever is left behind keeps its place before those who share a key with it.
      for (const key of keys) used.add(key);
    }
    waiting = left;
    return batch;
  }

  async function runBatch(batch: readonly Waiting[]): Promise<void> {
    running += 1;
    plan();
    try {
      const results = await run(batch.map(({ item }) => item));
      for (const [index, { resolve }] of batch.entries()) resolve(results[index]!);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    } finally {
      running -= 1;
      plan();
    }
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      plan();
    });
}
