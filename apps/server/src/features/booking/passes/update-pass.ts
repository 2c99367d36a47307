import { defineCall, refuse, reply } from "../../../http/call.ts";
import { transactionOrRefusal } from "../../../http/transaction-or-refusal.ts";
import { textsInLanguage } from "../../catalogue/catalogue/wire-record.ts";
import { toChangedBy } from "../fiche/audit-data.ts";
import { addPassHistory, lockPass, updatePassRow } from "./data.ts";
import { toPass } from "./to-pass.ts";

/** Sets how many visits are left. The pass's total becomes the used visits plus those. */
export const updatePass = defineCall("updatePass", async (input) => {
  const { context, session, group, groupId, params, body, locale } = input;
  const passId = params.passId ?? 0;
  const result = await transactionOrRefusal(context.db, async (connection) => {
    const before = await lockPass(connection, groupId, passId);
    if (!before) return refuse("unknown_pass");
    const { left = before.left, valid_until: validUntil } = body.pass;
    const visits = before.visits - before.left + left;
    await updatePassRow(connection, groupId, passId, { visits, validUntil });
    const pass = (await lockPass(connection, groupId, passId))!;
    const values = {
      ...(pass.left !== before.left && { pass_left: [before.left, pass.left] as const }),
      ...(pass.valid_until !== before.valid_until && {
        pass_valid_until: [before.valid_until, pass.valid_until] as const,
      }),
    };
    if (Object.keys(values).length > 0)
      await addPassHistory(
        connection,
        groupId,
        pass.fiche_id,
        values,
        toChangedBy(session),
        new Date(context.clock.now()),
      );
    return { ok: true as const, pass };
  });
  if (!result.ok) return result;
  return reply(toPass(result.pass, textsInLanguage(group, locale)));
});
