import { randomBytes } from "node:crypto";
import { type EpochMs, MINUTE_MS } from "@rendezvous/domain/time/instant";
import { type Database, type Transaction, transaction } from "../../../lib/database/database.ts";
import { findOrCreateSecret } from "../../../lib/installation.ts";
import { findGroupIdByUrlname } from "../../catalogue/group/data.ts";
import { makeTotpSecret, sealTotpSecret } from "../../people/factor/authenticator-app.ts";
import { addOperatorChange, type NewOperatorChange } from "./operator-changes-data.ts";
import {
  addOperator,
  listOperators,
  type NewSetupLink,
  removeOperator,
  resetOperator,
} from "./operators-data.ts";

const LINK_HOURS = 24;

export interface OperatorCommand {
  /** The operator's address, trimmed and in lower case; empty for the command `list`. */
  readonly email: string;
  readonly publicUrl: string;
  readonly cell?: { readonly name: string } | undefined;
  readonly nowMs: EpochMs;
}

/** The output of a command, or the reason why it did nothing. */
export interface OperatorCommandResult {
  readonly ok: boolean;
  readonly text: string;
}

const done = (text: string): OperatorCommandResult => ({ ok: true, text });
const failed = (text: string): OperatorCommandResult => ({ ok: false, text });

/** The commands of `npm run operator`. No screen or call can add an operator. */
export const OPERATOR_COMMANDS = {
  async add(database: Database, command: OperatorCommand): Promise<OperatorCommandResult> {
    const { email, nowMs } = command;
    if ((await findGroupIdByUrlname(database, "operator")) !== null)
      return failed(
        "A group has the address /operator, and keeps it. Its owner has to choose another one first.",
      );
    const link = await makeLink(database, nowMs);
    const isNew = await note(database, command, "operator_added", (connection, now) =>
      addOperator(connection, email, link, now),
    );
    return isNew
      ? done(describeLink(command, link))
      : failed(`${email} is an operator already; reset-factor makes a new link.`);
  },
  async "reset-factor"(database: Database, command: OperatorCommand): Promise<OperatorCommandResult> {
    const link = await makeLink(database, command.nowMs);
    const isReset = await note(database, command, "operator_reset", (connection) =>
      resetOperator(connection, command.email, link),
    );
    return isReset ? done(describeLink(command, link)) : refuseUnknownOperator(command);
  },
  async remove(database: Database, command: OperatorCommand): Promise<OperatorCommandResult> {
    const isRemoved = await note(database, command, "operator_removed", (connection) =>
      removeOperator(connection, command.email),
    );
    return isRemoved
      ? done(`${command.email} is no operator any more, and is logged out.`)
      : refuseUnknownOperator(command);
  },
  async list(database: Database): Promise<OperatorCommandResult> {
    const operators = await listOperators(database);
    const lines = operators.map(({ email, is_set_up, seen_at }) =>
      is_set_up ? `${email}  last login ${seen_at?.toISOString() ?? "never"}` : `${email}  link not used`,
    );
    return done(lines.join("\n") || "There is no operator, so there is no page /operator.");
  },
};

async function makeLink(database: Database, nowMs: EpochMs): Promise<NewSetupLink> {
  return {
    key: randomBytes(32).toString("base64url"),
    expiresAt: new Date(nowMs + LINK_HOURS * 60 * MINUTE_MS),
    sealedSecret: sealTotpSecret(makeTotpSecret(), await findOrCreateSecret(database)),
  };
}

/** The key is behind the #, so that no proxy's log gets it. */
function describeLink({ email, publicUrl, cell }: OperatorCommand, { key }: NewSetupLink): string {
  const address = `${publicUrl}/operator${cell ? `?cell=${cell.name}` : ""}`;
  return `For ${email}, once, within ${LINK_HOURS} hours:\n${address}#${key}`;
}

function refuseUnknownOperator({ email }: OperatorCommand): OperatorCommandResult {
  return failed(`${email} is no operator.`);
}

/** Changes an operator and writes the change into the history: both or neither. */
function note(
  database: Database,
  { email, nowMs }: OperatorCommand,
  action: NewOperatorChange["action"],
  work: (connection: Transaction, now: Date) => Promise<boolean>,
): Promise<boolean> {
  return transaction(database, async (connection) => {
    const at = new Date(nowMs);
    const isDone = await work(connection, at);
    if (isDone) await addOperatorChange(connection, { at, author: null, action, details: { email } });
    return isDone;
  });
}
