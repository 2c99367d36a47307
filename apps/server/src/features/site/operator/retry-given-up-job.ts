import { defineCall } from "../../../http/call.ts";
import { requeueGivenUpJob } from "../../../lib/jobs/given-up-data.ts";
import { settleGivenUpJob } from "./settle-given-up-job.ts";

/** Puts a job that failed for good into its queue again. */
export const retryGivenUpJob = defineCall("retryGivenUpJob", async (input) => {
  const answer = await settleGivenUpJob(input, "job_retried", requeueGivenUpJob);
  input.context.jobs.wake();
  return answer;
});
