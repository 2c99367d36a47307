import { ENDPOINTS } from "@rendezvous/contract/endpoints";
import { defineCall } from "../../../http/call.ts";
import { toCollection } from "../../catalogue/catalogue/to-collection.ts";
import { listColleagues } from "./data.ts";
import { toColleague } from "./to-colleague.ts";

/** Returns the members of the group. */
export const listPros = defineCall("listPros", async ({ context, groupId, query, locale }) =>
  toCollection((await listColleagues(context.db, groupId)).map(toColleague), query, {
    fields: ENDPOINTS.listPros.fields,
    searched: ["lastname", "firstname", "email"],
    locale,
  }),
);
