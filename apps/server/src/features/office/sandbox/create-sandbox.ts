import { SCOPES } from "@rendezvous/domain/permission/scopes";
import type { AccessKey } from "@rendezvous/contract/people/access-key-calls";
import type { AuthorizedGroupId } from "../../../http/context.ts";
import { ACCESS_KEY_PREFIX } from "../../../http/access-key.ts";
import { type CallInput, defineCall, type Refusal, refuse, reply } from "../../../http/call.ts";
import { isRefusal, transactionOrRefusal } from "../../../http/transaction-or-refusal.ts";
import type { Transaction } from "../../../lib/database/database.ts";
import { hashToken, makeToken } from "../../ground/session/token-data.ts";
import { insertAccessKey, listAccessKeyRows, markAccessKeyRevoked } from "../../people/access-key/data.ts";
import { findFreeUrlname } from "../new-group/create-group-with-owner.ts";
import { MOVE_CHANGES } from "../../ground/cells/moves-data.ts";
import { findSandbox, type StoredSandbox, setSandboxKey } from "../group-file/sandbox-data.ts";
import { clearSandbox } from "./clear-sandbox.ts";
import { toSandbox } from "./to-sandbox.ts";

type Input = CallInput<"createSandbox">;

/**
 * Makes the sandbox of a group, or resets it, also if the sandbox itself asks. Rows are deleted in parts, and the copy is made in
 * another process, so that neither holds anybody up.
 */
export const createSandbox = defineCall("createSandbox", async (input) => {
  const { context, session, group } = input;
  // The permission check has already refused everyone but owners; this line only narrows the type.
  if (session.kind !== "pro") return refuse("forbidden");
  const present = await findSandbox(context.db, group.sandbox?.ofGroupId ?? group.id);
  const copied = await copy(input, present, session.proId);
  if (isRefusal(copied)) return copied;
  if (group.sandbox) return reply({ sandbox: await toSandbox(context.db, copied), access_key: null });
  const previousKeyId = present?.key_id ?? null;
  const access_key = await transactionOrRefusal(context.db, (connection) =>
    renewKey(connection, copied.group_id as AuthorizedGroupId, previousKeyId, session.proId, input),
  );
  if (isRefusal(access_key)) return access_key;
  return reply({ sandbox: await toSandbox(context.db, copied), access_key });
});

async function copy(
  { context, group }: Input,
  present: StoredSandbox | null,
  proId: number,
): Promise<StoredSandbox | Refusal> {
  const { db, groupFiles, changes, clock } = context;
  const ofGroupId = group.sandbox?.ofGroupId ?? group.id;
  const original = group.sandbox ? await context.groups.find(ofGroupId) : group;
  if (!original) return refuse("changed_meanwhile");
  if (present) await clearSandbox(context, { group_id: present.group_id, is: "emptied" });
  const urlname = present?.urlname ?? (await findUrlname(context, original.urlname));
  const done = await groupFiles.run(ofGroupId, {
    kind: "sandbox",
    ofGroupId,
    urlname,
    proId,
    nowMs: clock.now(),
  });
  if (!done.ok) return done;
  const sandbox = await findSandbox(db, ofGroupId);
  if (!sandbox) return refuse("changed_meanwhile");
  for (const kind of MOVE_CHANGES) changes.announce(kind, sandbox.group_id);
  return sandbox;
}

/** Short enough that the url name keeps its ending. */
const LONGEST_BEGINNING = 50;

/** Returns a url name that no group of any cell has. */
async function findUrlname({ db, cells }: Input["context"], urlname: string): Promise<string> {
  const elsewhere = new Set<string>();
  for (;;) {
    const free = await findFreeUrlname(db, `${urlname.slice(0, LONGEST_BEGINNING)}-sandbox`, elsewhere);
    if (!(await cells?.find("urlname", free))) return free;
    elsewhere.add(free);
  }
}

/** Refused if another reset has renewed the key meanwhile, because its program already has that key. */
async function renewKey(
  connection: Transaction,
  groupId: AuthorizedGroupId,
  previousKeyId: number | null,
  proId: number,
  { context }: Input,
): Promise<(AccessKey & { readonly key: string }) | Refusal> {
  const now = new Date(context.clock.now());
  if (previousKeyId !== null) await markAccessKeyRevoked(connection, groupId, previousKeyId, now);
  const key = `${ACCESS_KEY_PREFIX}${makeToken().token}`;
  const id = await insertAccessKey(connection, groupId, {
    name: "Sandbox",
    scopes: SCOPES,
    hash: hashToken(key),
    ending: key.slice(-4),
    createdBy: proId,
    expiresAt: null,
    origins: [],
    callsPerMinute: null,
    now,
  });
  if (!(await setSandboxKey(connection, groupId, id, previousKeyId))) return refuse("changed_meanwhile");
  const [row] = await listAccessKeyRows(connection, groupId, id);
  return { ...row!, key };
}
