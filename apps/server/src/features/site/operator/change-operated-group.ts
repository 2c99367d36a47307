import type { GroupForOperator } from "@rendezvous/contract/site/operator";
import { type CallInput, type Refusal, refuse, type Reply, reply } from "../../../http/call.ts";
import { type Transaction, transaction } from "../../../lib/database/database.ts";
import { announceCatalogue } from "../../ground/history/announce-catalogue.ts";
import type { AuthorizedGroupId } from "../../../http/context.ts";
import { authorOf } from "./author-of.ts";
import { findOperatedGroup } from "./get-operated-group.ts";
import { addOperatorChange, type NewOperatorChange } from "./operator-changes-data.ts";

type Input = CallInput<"updateGroupActivity" | "updateGroupQuotas">;
/** null: there is no such group. */
type Change = Pick<NewOperatorChange, "action" | "details"> | "unchanged" | null;

/** Changes a group, writes who did so into the history, and returns the group after the change. */
export async function changeOperatedGroup(
  input: Input,
  work: (connection: Transaction, groupId: number, at: Date) => Promise<Change>,
): Promise<Reply<GroupForOperator> | Refusal> {
  const { context, params } = input;
  const groupId = params.operatedGroupId ?? 0;
  const author = authorOf(input);
  await transaction(context.db, async (connection) => {
    const done = await work(connection, groupId, author.at);
    if (done !== null && done !== "unchanged")
      await addOperatorChange(connection, { ...author, ...done, groupId });
  });
  announceCatalogue({ context, groupId: groupId as AuthorizedGroupId });
  const group = await findOperatedGroup(input);
  return group ? reply(group) : refuse("not_found");
}
