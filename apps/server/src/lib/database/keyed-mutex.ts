export interface KeyedMutexOptions {
  /** The most tasks of one tenant that run at the same time. */
  readonly mostPerTenant: number;
  /** A task that has waited this long is refused. */
  readonly timeoutMs: number;
}

/** Runs `work` while no other work of the tenant that shares a key with it is running. */
export type KeyedMutex = <Result>(
  tenant: number,
  keys: readonly string[],
  work: () => Promise<Result>,
) => Promise<Result>;

interface Waiting {
  readonly keys: readonly string[];
  readonly start: () => void;
}

interface Tenant {
  readonly lockedKeys: Set<string>;
  waiting: Waiting[];
  running: number;
}

/**
 * Makes work wait in this process instead of for a database lock, in the order of arrival, so that one tenant's waiting work
 * leaves the database's connections to the others.
 */
export function createKeyedMutex({ mostPerTenant, timeoutMs }: KeyedMutexOptions): KeyedMutex {
  const tenants = new Map<number, Tenant>();

  function startNext(tenant: Tenant): void {
    const reservedKeys = new Set(tenant.lockedKeys);
    tenant.waiting = tenant.waiting.filter(({ keys, start }) => {
      const isFree = tenant.running < mostPerTenant && !keys.some((key) => reservedKeys.has(key));
      // A waiting task also reserves its keys, so that later tasks with the same keys cannot overtake it.
      for (const key of keys) reservedKeys.add(key);
      if (!isFree) return true;
      for (const key of keys) tenant.lockedKeys.add(key);
      tenant.running += 1;
      start();
      return false;
    });
  }

  return async (id, keys, work) => {
    const tenant = tenants.get(id) ?? { lockedKeys: new Set(), waiting: [], running: 0 };
    tenants.set(id, tenant);
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => {
        tenant.waiting = tenant.waiting.filter((one) => one !== own);
        startNext(tenant);
        reject(Object.assign(new Error("waited too long for a lock"), { code: "TOO_BUSY" }));
      }, timeoutMs);
      const own = {
        keys,
        start() {
          clearTimeout(timer);
          resolve();
        },
      };
      tenant.waiting.push(own);
      startNext(tenant);
    });
    try {
      return await work();
    } finally {
      tenant.running -= 1;
      for (const key of keys) tenant.lockedKeys.delete(key);
      startNext(tenant);
      if (tenant.running === 0) tenants.delete(id);
    }
  };
}
