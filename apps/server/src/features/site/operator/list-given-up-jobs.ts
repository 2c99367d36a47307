import { defineCall, reply } from "../../../http/call.ts";
import { listGivenUpJobRows } from "./installation-data.ts";

const PAGE_SIZE = 50;

/** Returns the newest jobs that failed for good, without their data. */
export const listGivenUpJobs = defineCall("listGivenUpJobs", async ({ context }) => {
  const rows = await listGivenUpJobRows(context.db, PAGE_SIZE + 1);
  const jobs = rows.slice(0, PAGE_SIZE).map(({ failed_at, group_id, group_name, ...job }) => ({
    ...job,
    failed_at: failed_at.toISOString(),
    group: group_id === null ? null : { id: group_id, name: group_name ?? "" },
  }));
  return reply({ jobs, isMore: rows.length > PAGE_SIZE });
});
