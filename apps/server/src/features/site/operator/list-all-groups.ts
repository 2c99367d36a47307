import { defineCall, reply } from "../../../http/call.ts";
import { listGroupSummaries } from "./groups-data.ts";
import { toGroupSummary } from "./to-group-summary.ts";

const PAGE_SIZE = 25;

/** Returns a page of all groups, by url name. */
export const listAllGroups = defineCall("listAllGroups", async ({ context, query }) => {
  const { search, after } = query;
  const page = { search, after, limit: PAGE_SIZE + 1 };
  const rows = await listGroupSummaries(context.db, page, new Date(context.clock.now()));
  return reply({ groups: rows.slice(0, PAGE_SIZE).map(toGroupSummary), isMore: rows.length > PAGE_SIZE });
});
