import { Client } from "pg";

/**
 * A connection whose statements have no names: behind a pooler that lends another connection to every transaction, a name would
 * be unknown there, or another statement's. Each is parsed anew.
 */
export class NamelessClient extends Client {
  /** As the driver declares it, in many ways: what is asked comes first. */
  override query(asked: unknown, ...rest: unknown[]): never {
    return super.query(withoutName(asked) as string, ...(rest as [])) as never;
  }
}

function withoutName(asked: unknown): unknown {
  const isNamed = typeof asked === "object" && asked !== null && "name" in asked && "text" in asked;
  return isNamed ? { ...asked, name: undefined } : asked;
}
