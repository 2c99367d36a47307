export interface BatchOptions<Item> {
  /** So many batches may be under way at once. */
  readonly lanes: number;
  /** At most so many items go together. */
  readonly size: number;
  /** Items that share a key never go together; the later one waits for the next batch. */
  readonly keysOf: (item: Item) => readonly string[];
}

/** Longer nobody waits for company while a lane is free: what is under way may be stuck behind another process's lock. */
const PATIENCE_MS = 10;
/** Of a crowd that has gone, so much is remembered at the next batch. */
const MEMORY = 0.9;

/**
 * Does what is asked at the same moment together. While nothing is under way an item waits for the end of the event loop's
 * turn. Those who ask again and again share the lanes evenly: a batch begins when its lane's share of them is there, so that
 * one half is written while the other is thought about; left to chance, most batches would be of one. `run` answers one result
 * an item, in order; a promise among them is waited for by its own item alone.
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
  let underWay = 0;
  /** How many were lately here at once, waiting or under way. */
  let crowd = 0;
  let isPlanned = false;
  let patience: NodeJS.Timeout | undefined;

  function plan(isPatient = true): void {
    if (isPlanned || running >= lanes || waiting.length === 0) return;
    if (isPatient && underWay > 0 && waiting.length < share()) {
      patience ??= setTimeout(() => {
        patience = undefined;
        plan(false);
      }, PATIENCE_MS);
      return;
    }
    clearTimeout(patience);
    patience = undefined;
    isPlanned = true;
    setImmediate(() => {
      isPlanned = false;
      if (running < lanes && waiting.length > 0) void runBatch(takeBatch());
    });
  }

  function share(): number {
    return Math.min(size, Math.ceil(crowd / lanes));
  }

  function takeBatch(): Waiting[] {
    crowd = Math.max(waiting.length + underWay, crowd * MEMORY);
    const most = share();
    const batch: Waiting[] = [];
    const left: Waiting[] = [];
    const used = new Set<string>();
    for (const one of waiting) {
      const keys = batch.length < most ? keysOf(one.item) : [];
      if (batch.length >= most || keys.some((key) => used.has(key))) left.push(one);
      else batch.push(one);
      // Whoever is left behind keeps its place before those who share a key with it.
      for (const key of keys) used.add(key);
    }
    waiting = left;
    return batch;
  }

  async function runBatch(batch: readonly Waiting[]): Promise<void> {
    running += 1;
    underWay += batch.length;
    plan();
    try {
      const results = await run(batch.map(({ item }) => item));
      for (const [index, { resolve }] of batch.entries()) resolve(results[index]!);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    } finally {
      running -= 1;
      underWay -= batch.length;
      plan();
    }
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      plan();
    });
}
