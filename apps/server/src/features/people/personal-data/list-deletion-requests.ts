import { ENDPOINTS } from "@rendezvous/contract/endpoints";
import { defineCall } from "../../../http/call.ts";
import { toCollection } from "../../catalogue/catalogue/to-collection.ts";
import { anonymisationDayOf } from "./data-subject.ts";
import { listOpenDeletionRequests } from "./deletion-data.ts";
import { toDeletionRequest } from "./deletion-state.ts";

/** Returns, for the group's professionals, who has requested deletion and its date. */
export const listDeletionRequests = defineCall(
  "listDeletionRequests",
  async ({ context, session, group, groupId, query, locale }) => {
    const { timezone } = group.fields;
    const open = await listOpenDeletionRequests(context.db, groupId);
    context.ficheReads.note(
      session,
      groupId,
      open.flatMap(({ fiches }) => fiches.map(({ id }) => id)),
      "fiche",
    );
    const records = open.map((row) => ({
      id: row.id,
      account_id: row.account_id,
      fiche_ids: row.fiches.map(({ id }) => id),
      name: row.fiches[0]?.name ?? "",
      email: row.email,
      ...toDeletionRequest(row, timezone),
      deleted_from: anonymisationDayOf({ ...row, seen_at: null }, timezone, true),
    }));
    return toCollection(records, query, {
      fields: ENDPOINTS.listDeletionRequests.fields,
      searched: ["name", "email"],
      times: {
        zone: timezone,
        fields: { requested_at: "requested_at", confirmed_at: "confirmed_at", deleted_from: "deleted_from" },
      },
      locale,
    });
  },
);
