import type { CallInput, CallName } from "../../../http/call.ts";
import type { NewOperatorChange } from "./operator-changes-data.ts";

/** Returns who changes something now, for the history. */
export function authorOf({
  context,
  operator,
}: Pick<CallInput<CallName>, "context" | "operator">): Pick<NewOperatorChange, "at" | "author"> {
  return { at: new Date(context.clock.now()), author: operator?.email ?? null };
}
