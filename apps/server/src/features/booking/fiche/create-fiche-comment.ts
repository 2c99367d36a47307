import type { FicheComment } from "@rendezvous/contract/booking/fiche";
import { defineCall, refuse } from "../../../http/call.ts";
import { createOnce } from "../../ground/idempotency/create-once.ts";
import { findFicheOfOwner } from "./data.ts";
import { insertComment } from "./history-data.ts";
import { createWallTimeFormatter } from "./wall-time-formatter.ts";

export const createFicheComment = defineCall("createFicheComment", (input) =>
  createOnce<FicheComment>("createFicheComment", input, (write) =>
    write(async (connection) => {
      const { context, session, group, groupId, params, body } = input;
      const fiche = await findFicheOfOwner(connection, groupId, { kind: "group" }, params.ficheId ?? 0);
      if (!fiche || session.kind !== "pro") return refuse("fiche_not_authorized");
      const comment = { ficheId: fiche.id, proId: session.proId, text: body.comment.text };
      const row = await insertComment(connection, groupId, comment, new Date(context.clock.now()));
      const { id, at, name, text } = row;
      return { id, at: createWallTimeFormatter(group.fields.timezone)(at), by: { kind: "pro", name }, text };
    }),
  ),
);
