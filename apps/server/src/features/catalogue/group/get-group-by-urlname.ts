import { defineCall, replyRecord, refuse } from "../../../http/call.ts";
import { findGroupByUrlname, readGroup } from "./read-group.ts";

/** Returns a group by its url name in any letter case; for an inactive group only its contact. */
export const getGroupByUrlname = defineCall(
  "getGroupByUrlname",
  async ({ context, params, query, version, headers }) => {
    if (version === "v2" && (query.field === undefined || query.value === undefined)) {
      const missing = query.field === undefined ? "field" : "value";
      return refuse("bad_request", { text: `${missing}: required`, fields: { [missing]: "required" } });
    }
    const group = await findGroupByUrlname(context, params.urlname ?? query.value ?? "");
    return group
      ? replyRecord(await readGroup(context, group, query.locale, headers))
      : refuse("group_does_not_exist");
  },
);
