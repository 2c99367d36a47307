import type { OldCall } from "@rendezvous/contract/site/old-calls";
import type { CallName, Refusal, Reply } from "../../../http/call.ts";
import type { AnyInput, ForwardedParts } from "../../../http/pass-on.ts";

export type OldAnswer = Promise<Reply<unknown> | Refusal>;

/** The input of an old call. `pass` makes a present call for the same caller. */
export interface OldInput extends AnyInput {
  readonly old: OldCall;
  readonly pass: (name: CallName, parts: ForwardedParts) => OldAnswer;
}
