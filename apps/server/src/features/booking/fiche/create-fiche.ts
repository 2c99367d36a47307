import { minuteOf } from "@rendezvous/domain/time/instant";
import type { Fiche } from "@rendezvous/contract/booking/fiche";
import { formViewerOf } from "@rendezvous/domain/form/form-for-viewer";
import { newFicheEmail } from "@rendezvous/domain/account/new-fiche-email";
import { MAX_FICHES } from "@rendezvous/domain/account/max-fiches";
import { isSamePerson } from "@rendezvous/domain/fiche/is-same-person";
import { changeMetadata } from "@rendezvous/domain/metadata/metadata";
import { roleIn } from "@rendezvous/domain/permission/permissions";
import { instantToWall } from "@rendezvous/domain/time/zone";
import {
  createdHeaders,
  defineCall,
  type CallInput,
  type Reply,
  type Refusal,
  refuse,
} from "../../../http/call.ts";
import type { Transaction } from "../../../lib/database/database.ts";
import { toEtag } from "../../../http/output/etag.ts";
import { createOnce } from "../../ground/idempotency/create-once.ts";
import { ACCOUNT_LOCK, takeLocks } from "../../../lib/database/locks.ts";
import { toChangedBy } from "./audit-data.ts";
import {
  type FicheRow,
  insertFiche,
  type NewFiche,
  isExternidTaken,
  listFichesWithEmail,
  listFichesOfOwner,
  updateFicheRow,
} from "./data.ts";
import { ficheAnswers } from "../../catalogue/form/form-answers.ts";
import { toFicheOwner } from "./owner.ts";
import { readExternid } from "./read-externid.ts";
import { readPerson, type PersonInput } from "./read-person.ts";
import { readFicheMetadata } from "../metadata/change-metadata.ts";
import { refuseTakenExternid } from "./refuse-taken-externid.ts";
import { listFichesByExternid } from "./search-data.ts";
import { toFiche } from "./to-fiche.ts";
import { saveFiche } from "./update-fiche.ts";

type Input = CallInput<"createFiche">;
type Answer = Promise<Reply<Fiche> | Refusal>;

/** Creates a fiche: in a client's account, under the account's address and at most eight; or in the group of a professional. */
export const createFiche = defineCall(
  "createFiche",
  (input) => (input.query.upsert ? upsert(input) : createNew(input)),
  { formAnswers: (input) => [ficheAnswers(input, "fiche", input.body.fiche)] },
);

function createNew(input: Input): Answer {
  const { context, session, group, groupId } = input;
  return createOnce<Fiche>(
    "createFiche",
    input,
    async (write) => {
      const owner = toFicheOwner(session, groupId);
      if (!owner) return refuse("forbidden");
      // A session by a fiche's key is limited to that one fiche.
      if (owner.kind === "fiche") return refuse("max_fiches");
      const read = readNew(input);
      if (!read.ok) return refuse("create_fiche_failed", { fields: read.fields });
      try {
        return await write(async (connection) => {
          const fiche = await add(input, connection, read.person);
          return fiche ? toFiche(fiche, group, owner) : refuse("max_fiches");
        });
      } catch (error) {
        if (isExternidTaken(error)) return refuseTakenExternid(context.db, groupId, read.person.externid);
        throw error;
      }
    },
    (fiche) => createdHeaders(`/groups/${groupId}/fiches/${fiche.id}`, toEtag(fiche)),
  );
}

/** Updates the fiche with this externid, or creates it. */
async function upsert(input: Input): Answer {
  const { context, session, groupId, body } = input;
  if (session.kind !== "pro") return refuse("forbidden");
  const name = readExternid(session, body.fiche["externid"]);
  if (!name.ok) return refuse("create_fiche_failed", { fields: name.fields });
  if (typeof name.externid !== "string")
    return refuse("bad_request", { fields: { "fiche.externid": "required" } });
  const { externid } = name;
  const changeExisting = async (): Promise<Awaited<Answer> | undefined> => {
    const [existing] = await listFichesByExternid(context.db, groupId, [externid]);
    if (!existing) return undefined;
    return existing.deleted
      ? refuseTakenExternid(context.db, groupId, externid)
      : saveFiche({ ...input, params: { ficheId: existing.id } });
  };
  const existing = await changeExisting();
  if (existing) return existing;
  const result = await createNew(input);
  // Another call may have created the fiche in between.
  return result.ok ? result : ((await changeExisting()) ?? result);
}

type NewPerson = PersonInput & Pick<NewFiche, "externid" | "metadata">;

function readNew({ context, session, group, groupId, body }: Input) {
  const { day: today } = instantToWall(group.fields.timezone, minuteOf(context.clock.now()));
  const { group_id: _, externid: requestedExternid, metadata: _keys, ...typed } = body.fiche;
  const email = session.kind === "account" ? newFicheEmail(session) : null;
  if (email !== null) typed["email"] = email;
  const name = readExternid(session, requestedExternid);
  if (!name.ok) return name;
  const read = readPerson(group, typed, today, formViewerOf(roleIn(session, groupId)));
  if (!read.ok) return read;
  const metadata = changeMetadata({}, readFicheMetadata(session, body.fiche)) ?? {};
  const person: NewPerson = { ...read.person, externid: name.externid, metadata };
  return { ok: true as const, person };
}

/**
 * Returns null when the account already has the maximum. An unclaimed fiche with the account's verified address and this name is
 * assigned to the account.
 */
async function add(
  { context, session, groupId }: Input,
  connection: Transaction,
  person: NewPerson,
): Promise<FicheRow | null> {
  const now = new Date(context.clock.now());
  const by = toChangedBy(session);
  if (session.kind !== "account")
    return insertFiche(connection, groupId, { ...person, account_id: null }, by, now);
  const { accountId, email } = session;
  await takeLocks(connection, [{ kind: ACCOUNT_LOCK, key: accountId }]);
  const own = await listFichesOfOwner(connection, groupId, { kind: "account", accountId });
  if (own.filter(({ deleted }) => !deleted).length >= MAX_FICHES) return null;
  // With single sign-on a person may type another address, which proves nothing.
  const isOwn = email !== null && (!session.isSso || person.email === email);
  const sameAddress = !isOwn ? [] : await listFichesWithEmail(connection, groupId, email);
  const unclaimed = sameAddress.find((row) => row.account_id === null && isSamePerson(row, person));
  if (!unclaimed) return insertFiche(connection, groupId, { ...person, account_id: accountId }, by, now);
  const { firstphone, fields } = person;
  const change = { ...(firstphone !== "" && { firstphone }), fields, account_id: accountId };
  return updateFicheRow(connection, groupId, unclaimed.id, change, by, now);
}
