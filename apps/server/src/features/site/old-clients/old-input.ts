import type { OldCall } from "@rendezvous/contract/site/old-calls";
import type { CallName, Refusal, Reply } from "../../../http/call.ts";
import type { AnyInput, PassedParts } from "../../../http/pass-on.ts";

export type OldAnswer = Promise<Reply<unknown> | Refusal>;

/** The input of a translation. `pass` makes a call of today for the same caller. */
export interface OldInput extends AnyInput {
  readonly old: OldCall;
  readonly pass: (name: CallName, parts: PassedParts) => OldAnswer;
}
