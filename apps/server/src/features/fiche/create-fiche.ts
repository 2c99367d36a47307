import { formViewerOf } from "@rendezvous/domain/form/asked-fields";
import { newFicheEmail } from "@rendezvous/domain/account/new-fiche-email";
import { MAX_FICHES } from "@rendezvous/domain/account/max-fiches";
import { isSamePerson } from "@rendezvous/domain/fiche/is-same-person";
import type { AccountSession } from "@rendezvous/domain/permission/session";
import { roleIn } from "@rendezvous/domain/permission/permissions";
import { instantToWall } from "@rendezvous/domain/time/zone";
import { defineCall, reply, type CallInput } from "../../lib/call.ts";
import { transaction } from "../../lib/database.ts";
import { refuse } from "../../lib/refusal.ts";
import { ACCOUNT_LOCK, takeLocks } from "../booking/data.ts";
import { changedBy } from "./audit-data.ts";
import { type FicheRow, insertFiche, listFichesWithEmail, listOwnFiches, updateFicheRow } from "./data.ts";
import { toFicheOwner } from "./owner.ts";
import { readPerson, type ReadPerson } from "./read-person.ts";
import { toFiche } from "./to-fiche.ts";

type Input = CallInput<"createFiche">;

/** A new person: in the account, under its address and at most eight; or in the group of a professional. */
export const createFiche = defineCall("createFiche", async (input) => {
  const { context, session, group, groupId, body } = input;
  const owner = toFicheOwner(session, groupId);
  if (!owner) return refuse("forbidden");
  // A fiche's own key holds that one fiche.
  if (owner.kind === "fiche") return refuse("max_fiches");
  const now = context.clock.now();
  const { day: today } = instantToWall(group.fields.timezone, Math.floor(now / 60_000));
  const { group_id: _, ...typed } = body.fiche;
  const email = session.kind === "account" ? newFicheEmail(session) : null;
  if (email !== null) typed["email"] = email;
  const viewer = formViewerOf(roleIn(session, groupId));
  const read = readPerson(group, typed, today, viewer);
  if (!read.ok) return refuse("create_fiche_failed", { fields: read.fields });
  const made =
    session.kind === "account"
      ? await addToAccount(input, session, read.person)
      : await insertFiche(
          context.db,
          groupId,
          { ...read.person, account_id: null },
          changedBy(session),
          new Date(now),
        );
  return made ? reply(toFiche(made, group, owner), { status: 201 }) : refuse("max_fiches");
});

/** null when the account holds as many as it may. A fiche of the account's verified address and this name becomes its own. */
function addToAccount(
  { context, groupId }: Input,
  session: AccountSession,
  person: ReadPerson,
): Promise<FicheRow | null> {
  const { accountId, email } = session;
  const now = new Date(context.clock.now());
  const by = changedBy(session);
  return transaction(context.db, async (connection) => {
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
  });
}
