import type { Pass } from "@rendezvous/contract/booking/pass-calls";
import { minuteOf } from "@rendezvous/domain/time/instant";
import { instantToWall } from "@rendezvous/domain/time/zone";
import { defineCall, refuse } from "../../../http/call.ts";
import { textsInLanguage } from "../../catalogue/catalogue/wire-record.ts";
import { createOnce } from "../../ground/idempotency/create-once.ts";
import { toChangedBy } from "../fiche/audit-data.ts";
import { findFicheOfOwner } from "../fiche/data.ts";
import { addPassHistory, insertPass, lockPass } from "./data.ts";
import { toPass } from "./to-pass.ts";

export const createPass = defineCall("createPass", (input) =>
  createOnce<Pass>("createPass", input, (write) =>
    write(async (connection) => {
      const { context, session, group, groupId, body, locale } = input;
      const nowMs = context.clock.now();
      const { day: today } = instantToWall(group.fields.timezone, minuteOf(nowMs));
      const { fiche_id, offer_id: offerId, sold_on: soldOn = today } = body.pass;
      const fiche = await findFicheOfOwner(connection, groupId, { kind: "group" }, fiche_id);
      if (!fiche) return refuse("fiche_not_authorized");
      const id = await insertPass(connection, groupId, { ficheId: fiche.id, offerId, soldOn });
      if (id === null) return refuse("unknown_pass");
      const pass = toPass((await lockPass(connection, groupId, id))!, textsInLanguage(group, locale));
      const values = { pass: [null, pass.name] } as const;
      await addPassHistory(connection, groupId, fiche.id, values, toChangedBy(session), new Date(nowMs));
      return pass;
    }),
  ),
);
