import type { AuthorizedGroupId } from "../../../http/context.ts";
import { type Refusal, refuse } from "../../../http/call.ts";
import type { Queryable } from "../../../lib/database/database.ts";
import { listFichesByExternid } from "./search-data.ts";

/** Returns the refusal of an externid that another fiche already has, with that fiche's id, even if it is deleted. */
export async function refuseTakenExternid(
  database: Queryable,
  groupId: AuthorizedGroupId,
  externid: string | null | undefined,
): Promise<Refusal> {
  const [other] = await listFichesByExternid(database, groupId, [externid ?? ""]);
  return refuse("create_fiche_failed", {
    fields: { externid: "taken" },
    ...(other && { details: { id: other.id, deleted: other.deleted } }),
  });
}
