import { minuteOf } from "@rendezvous/domain/time/instant";
import type { Fiche } from "@rendezvous/contract/fiche";
import { formViewerOf } from "@rendezvous/domain/form/asked-fields";
import { newFicheEmail } from "@rendezvous/domain/account/new-fiche-email";
import { MAX_FICHES } from "@rendezvous/domain/account/max-fiches";
import { isSamePerson } from "@rendezvous/domain/fiche/is-same-person";
import { roleIn } from "@rendezvous/domain/permission/permissions";
import { instantToWall } from "@rendezvous/domain/time/zone";
import { defineCall, type CallInput } from "../../http/call.ts";
import type { Transaction } from "../../lib/database.ts";
import { refuse } from "../../http/refusal.ts";
import { createOnce } from "../idempotency/create-once.ts";
import { ACCOUNT_LOCK, takeLocks } from "../../lib/locks.ts";
import { changedBy } from "./audit-data.ts";
import {
  type FicheRow,
  insertFiche,
  isExternidTaken,
  listFichesWithEmail,
  listOwnFiches,
  updateFicheRow,
} from "./data.ts";
import { ficheAnswers } from "../form/form-answers.ts";
import { toFicheOwner } from "./owner.ts";
import { readExternid } from "./read-externid.ts";
import { readPerson, type ReadPerson } from "./read-person.ts";
import { toFiche } from "./to-fiche.ts";

type Input = CallInput<"createFiche">;

/** A new person: in the account, under its address and at most eight; or in the group of a professional. */
export const createFiche = defineCall(
  "createFiche",
  (input) =>
    createOnce<Fiche>("createFiche", input, async (write) => {
      const { session, group, groupId } = input;
      const owner = toFicheOwner(session, groupId);
      if (!owner) return refuse("forbidden");
      // A fiche's own key holds that one fiche.
      if (owner.kind === "fiche") return refuse("max_fiches");
      const read = readNew(input);
      if (!read.ok) return refuse("create_fiche_failed", { fields: read.fields });
      try {
        return await write(async (connection) => {
          const made = await add(input, connection, read.person);
          return made ? toFiche(made, group, owner) : refuse("max_fiches");
        });
      } catch (error) {
        if (isExternidTaken(error)) return refuse("create_fiche_failed", { fields: { externid: "taken" } });
        throw error;
      }
    }),
  { formAnswers: (input) => [ficheAnswers(input, "fiche", input.body.fiche)] },
);

type NewPerson = ReadPerson & { readonly externid?: string | null | undefined };

function readNew({ context, session, group, groupId, body }: Input) {
  const { day: today } = instantToWall(group.fields.timezone, minuteOf(context.clock.now()));
  const { group_id: _, externid: asked, ...typed } = body.fiche;
  const email = session.kind === "account" ? newFicheEmail(session) : null;
  if (email !== null) typed["email"] = email;
  const name = readExternid(session, asked);
  if (!name.ok) return name;
  const read = readPerson(group, typed, today, formViewerOf(roleIn(session, groupId)));
  if (!read.ok) return read;
  const person: NewPerson = { ...read.person, externid: name.externid };
  return { ok: true as const, person };
}

/** null when the account holds as many as it may. A fiche of the account's verified address and this name becomes its own. */
async function add(
  { context, session, groupId }: Input,
  connection: Transaction,
  person: NewPerson,
): Promise<FicheRow | null> {
  const now = new Date(context.clock.now());
  const by = changedBy(session);
  if (session.kind !== "account")
    return insertFiche(connection, groupId, { ...person, account_id: null }, by, now);
  const { accountId, email } = session;
  await takeLocks(connection, [{ kind: ACCOUNT_LOCK, key: accountId }]);
  const own = await listOwnFiches(connection, groupId, { kind: "account", accountId });
  if (own.filter(({ deleted }) => !deleted).length >= MAX_FICHES) return null;
  // In a single sign-on another address may be typed, which proves nothing.
  const isOwn = email !== null && (!session.isSso || person.email === email);
  const known = !isOwn ? [] : await listFichesWithEmail(connection, groupId, email);
  const unclaimed = known.find((row) => row.account_id === null && isSamePerson(row, person));
  if (!unclaimed) return insertFiche(connection, groupId, { ...person, account_id: accountId }, by, now);
  const { firstphone, fields } = person;
  const change = { ...(firstphone !== "" && { firstphone }), fields, account_id: accountId };
  return updateFicheRow(connection, groupId, unclaimed.id, change, by, now);
}
