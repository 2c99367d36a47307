import type { OperatorAction } from "@rendezvous/contract/site/operator";
import { type CallInput, refuse, reply } from "../../../http/call.ts";
import { type Transaction, transaction } from "../../../lib/database/database.ts";
import { authorOf } from "./author-of.ts";
import { addOperatorChange } from "./operator-changes-data.ts";

/** Takes a job out of the list of failed jobs, and writes who did so into the history. */
export function settleGivenUpJob(
  input: CallInput<"retryGivenUpJob" | "deleteGivenUpJob">,
  action: OperatorAction,
  take: (connection: Transaction, id: number) => Promise<string | null>,
) {
  const { context, params } = input;
  return transaction(context.db, async (connection) => {
    const queue = await take(connection, params.jobId ?? 0);
    if (queue === null) return refuse("not_found");
    await addOperatorChange(connection, { ...authorOf(input), action, details: { queue } });
    return reply({ status: "ok" as const });
  });
}
