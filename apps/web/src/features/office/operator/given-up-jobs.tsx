import type { GivenUpJob } from "@rendezvous/contract/site/operator";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "../../../components/button.tsx";
import { callApi } from "../../../lib/call-api.ts";
import { Link } from "../../../lib/navigation.tsx";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { notify } from "../../../lib/popups.ts";
import { useSingleFlightMutation } from "../../../lib/use-single-flight-mutation.ts";
import { ConfirmDialog } from "../../ground/group/confirm-dialog.tsx";
import { OperatorFailure } from "./operator-session.tsx";
import styles from "./operator.module.css";
import { toOperatedGroup } from "./paths.ts";
import { useFormats } from "./use-formats.ts";

interface Question {
  readonly job: GivenUpJob;
  readonly action: "retry" | "remove";
}

/** The jobs that failed for good, to be tried again or removed. */
export function GivenUpJobs() {
  const phrases = useProPhrases("operator");
  const [question, setQuestion] = useState<Question | null>(null);
  const { data, error } = useQuery({
    queryKey: ["given-up-jobs"],
    queryFn: ({ signal }) => callApi("GET /operator/jobs", { signal }),
    staleTime: 0,
  });
  return (
    <section aria-labelledby="failures">
      <h2 id="failures" tabIndex={-1}>
        {phrases.failures}
      </h2>
      <OperatorFailure failure={error} />
      {data?.jobs.length === 0 && <p className={styles.quiet}>{phrases.noFailures}</p>}
      {data && data.jobs.length > 0 && (
        <>
          <p className={styles.quiet}>
            {phrases.failuresText} {data.isMore && phrases.newestOnly}
          </p>
          <ul className={styles.list}>
            {data.jobs.map((job) => (
              <FailedJob key={job.id} job={job} onAsk={(action) => setQuestion({ job, action })} />
            ))}
          </ul>
        </>
      )}
      {question && (
        <JobQuestion
          key={`${question.action} ${question.job.id}`}
          {...question}
          onClose={() => setQuestion(null)}
        />
      )}
    </section>
  );
}

function FailedJob({ job, onAsk }: { job: GivenUpJob; onAsk: (action: Question["action"]) => void }) {
  const phrases = useProPhrases("operator");
  const format = useFormats();
  const { id, queue, group, attempts, failed_at, reason } = job;
  return (
    <li className={styles.entryLine}>
      <div id={`job-${id}`}>
        <p>
          <code>{queue}</code> {group && <Link {...toOperatedGroup(group.id)}>{group.name}</Link>}
        </p>
        <p className={styles.reason}>{reason}</p>
        <p className={styles.quiet}>
          {format.instant(failed_at)} · {phrases.attempts({ count: format.number(attempts) })}
        </p>
      </div>
      <div className={styles.buttons}>
        <Button aria-describedby={`job-${id}`} onClick={() => onAsk("retry")}>
          {phrases.retry}
        </Button>
        <Button aria-describedby={`job-${id}`} onClick={() => onAsk("remove")}>
          {phrases.remove}
        </Button>
      </div>
    </li>
  );
}

/** Asks before a job is tried again or removed. */
function JobQuestion({ job, action, onClose }: Question & { onClose: () => void }) {
  const phrases = useProPhrases("operator");
  const queryClient = useQueryClient();
  const isRetry = action === "retry";
  const path = { jobId: job.id };
  const settling = useSingleFlightMutation({
    mutationFn: () =>
      isRetry
        ? callApi("POST /operator/jobs/{jobId}/retry", { path, body: {} })
        : callApi("DELETE /operator/jobs/{jobId}", { path }),
    onSuccess: async () => {
      for (const key of ["installation", "operator-changes"])
        void queryClient.invalidateQueries({ queryKey: [key] });
      await queryClient.invalidateQueries({ queryKey: ["given-up-jobs"] });
      flushSync(onClose);
      // The dialog would return the focus to the job's buttons, which have disappeared.
      document.getElementById("failures")?.focus();
      notify("success", isRetry ? phrases.isRetried : phrases.isRemoved);
    },
  });
  return (
    <ConfirmDialog
      title={isRetry ? phrases.retryTitle : phrases.removeTitle}
      text={isRetry ? phrases.retryText : phrases.removeText}
      confirm={isRetry ? phrases.retry : phrases.remove}
      look={isRetry ? "main" : "danger"}
      failure={settling.error}
      isBusy={settling.isPending}
      onConfirm={settling.mutate}
      onClose={onClose}
    />
  );
}
