import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";

/** Argon2id as OWASP asks for it: 19 MiB, two passes, one lane. */
const ARGON2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashing runs on Node's four threads for slow work, off the event loop; one stays free for files and names. */
const MAX_AT_ONCE = Math.min(3, availableParallelism());
/** Under a second of hashing on an idle machine: who comes later is told to come again. */
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
    // The place is handed on without ever being free.
    if (next) next();
    else running -= 1;
  }
}

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, ARGON2));
}

/** For unknown addresses: checking against it takes as long as checking a real one. */
let nobodys: Promise<string> | undefined;

/** Without a hash nothing matches, after the same time. */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  nobodys ??= hashPassword(crypto.randomUUID());
  const compared = passwordHash ?? (await nobodys);
  // A hash that a group file brought may be none.
  const matches = await inTurn(() => verify(compared, password).catch(() => false));
  return passwordHash !== null && matches;
}
