import { defineCall, refuse, reply } from "../../../http/call.ts";
import { textsInLanguage } from "../../catalogue/catalogue/wire-record.ts";
import { findFicheOfOwner, listFichesOfOwner } from "../fiche/data.ts";
import { toFicheOwner } from "../fiche/owner.ts";
import { listOfferedPasses, listPassesOfFiches } from "./data.ts";
import { toOfferedPass, toPass } from "./to-pass.ts";

export const listPasses = defineCall(
  "listPasses",
  async ({ context, session, group, groupId, query, locale }) => {
    const owner = toFicheOwner(session, groupId);
    if (!owner) return refuse("forbidden");
    const isPro = owner.kind === "group";
    const texts = textsInLanguage(group, locale);
    const ids: number[] = [];
    if (query.fiche_id !== undefined || isPro) {
      const fiche = await findFicheOfOwner(context.db, groupId, owner, query.fiche_id ?? 0);
      if (!fiche) return refuse("fiche_not_authorized");
      ids.push(fiche.id);
    } else {
      ids.push(...(await listFichesOfOwner(context.db, groupId, owner)).map(({ id }) => id));
    }
    const [rows, offers] = await Promise.all([
      listPassesOfFiches(context.db, groupId, ids),
      isPro ? listOfferedPasses(context.db, groupId) : [],
    ]);
    return reply({
      records: rows.map((row) => toPass(row, texts)),
      offers: offers.map((row) => toOfferedPass(row, texts)),
    });
  },
);
