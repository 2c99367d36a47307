import { defineCall, reply, refuse } from "../../../http/call.ts";
import { countRecoveryCodes } from "./data.ts";
import { listRequiringGroups, listStoredFactors } from "../../ground/session/factor-data.ts";
import { readFactorCaller } from "./prove-factor.ts";

/** Returns the second factors of the caller, without their secrets. */
export const listFactors = defineCall("listFactors", async (input) => {
  const asker = readFactorCaller(input);
  if (!asker) return refuse("forbidden");
  const { db } = input.context;
  const { proId } = asker.pro;
  const [stored, recovery_codes, required_by] = await Promise.all([
    listStoredFactors(db, proId),
    countRecoveryCodes(db, proId),
    listRequiringGroups(db, proId),
  ]);
  const factors = stored.map(({ id, kind, created_at, used_at }) => ({
    id,
    kind,
    created_at: created_at.toISOString(),
    used_at: used_at?.toISOString() ?? null,
  }));
  return reply({ factors, recovery_codes, required_by });
});
