import { defineCall } from "../../../http/call.ts";
import { removeGivenUpJob } from "../../../lib/jobs/given-up-data.ts";
import { settleGivenUpJob } from "./settle-given-up-job.ts";

/** Removes a job that failed for good. */
export const deleteGivenUpJob = defineCall("deleteGivenUpJob", (input) =>
  settleGivenUpJob(input, "job_removed", removeGivenUpJob),
);
