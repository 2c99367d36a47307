import type { Context } from "../../../http/context.ts";
import { transaction } from "../../../lib/database/database.ts";
import { ACCOUNT_LOCK, takeLocks, toLockKey } from "../../../lib/database/locks.ts";
import { type Problem, problem, type RegulatorIdentifier } from "./fhir.ts";
import type { Regulator } from "./read-regulator.ts";
import {
  findActiveRegulator,
  findRegulator,
  removeRegulator,
  storePro,
  storeRegulator,
} from "./regulators-data.ts";
import { spreadRegulators } from "./spread-regulators.ts";

interface Saved {
  readonly ok: true;
  /** The id of the professional. */
  readonly id: number;
  readonly isNew: boolean;
  /** The professional who was this regulator before, under another e-mail address. */
  readonly formerId: number | null;
}

/** Accounts are saved one after another, so that two calls do not both find an identifier or an address free. */
const LOCK = { kind: ACCOUNT_LOCK, key: toLockKey("regulators") };

/**
 * Creates or changes the regulator with the identifier of the search, or else with that of the account; a repeated call changes
 * nothing. An account with another e-mail address is another person's login, so it takes the place of the former one. Two active
 * regulators never share a login: nobody could tell who has booked.
 */
export async function saveRegulator(
  context: Context,
  regulator: Regulator,
  searched: RegulatorIdentifier | null,
): Promise<Saved | Problem> {
  const saved = await transaction<Saved | Problem>(context.db, async (connection) => {
    await takeLocks(connection, [LOCK]);
    const [identifier] = regulator.identifiers;
    const existing = await findRegulator(connection, searched ?? identifier);
    const holder = searched ? await findRegulator(connection, identifier) : existing;
    if (holder && existing && holder.pro_id !== existing.pro_id)
      return problem("conflict", "the identifier belongs to another regulator");
    const present = await findActiveRegulator(connection, regulator.email);
    const own = [...regulator.identifiers, ...(searched ? [searched] : [])];
    if (present && !own.some(({ system, value }) => system === present.system && value === present.value))
      return problem("conflict", "the e-mail address belongs to another active regulator");
    const former = existing ?? holder;
    const id = await storePro(connection, regulator);
    const formerId = former && former.pro_id !== id ? former.pro_id : null;
    if (formerId !== null) await removeRegulator(connection, formerId);
    await storeRegulator(connection, id, regulator);
    return { ok: true, id, isNew: former === null, formerId };
  });
  if (!saved.ok) return saved;
  for (const proId of [saved.id, saved.formerId]) if (proId !== null) await spreadRegulators(context, proId);
  return saved;
}
