import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";

/** Argon2id with OWASP's parameters: 19 MiB, two passes, one lane. */
const ARGON2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashing uses Node's four worker threads; one stays free for files and DNS. */
const MAX_AT_ONCE = Math.min(3, availableParallelism());
/** About a second of hashing on an idle machine; later calls are refused and may retry. */
const MAX_WAITING = 100;

let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= MAX_AT_ONCE) {
    if (waiting.length >= MAX_WAITING)
      throw Object.assign(new Error("too many passwords to check at once"), { code: "TOO_BUSY" });
    await new Promise<void>((resolve) => {
      waiting.push(resolve);
    });
  } else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    // Lets the next waiting call run in place of this one, so `running` stays the same.
    if (next) next();
    else running -= 1;
  }
}

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, ARGON2));
}

/** Used for unknown addresses, so that checking takes as long as for a real one. */
let nobodys: Promise<string> | undefined;

/** Returns false without a hash, after the same time. */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  nobodys ??= hashPassword(crypto.randomUUID());
  const compared = passwordHash ?? (await nobodys);
  // A hash imported from a group file may be invalid.
  const matches = await inTurn(() => verify(compared, password).catch(() => false));
  return passwordHash !== null && matches;
}
