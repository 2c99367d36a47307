import { SpanKind } from "@opentelemetry/api";
import { inSpan } from "../tracing/tracing.ts";
import { FinalFailure } from "../jobs/failure.ts";
import type { Mailer } from "../mailer/mailer.ts";
import type { Metrics } from "./metrics.ts";

/** Returns the mailer with its attempts counted by outcome. */
export function countMails(mailer: Mailer, { mails }: Metrics): Mailer {
  return {
    ...mailer,
    async send(mail) {
      await inSpan({ name: "send mail", kind: SpanKind.CLIENT }, () => mailer.send(mail)).catch(
        (error: unknown) => {
          mails.inc({ outcome: error instanceof FinalFailure ? "refused" : "retried" });
          throw error;
        },
      );
      mails.inc({ outcome: "sent" });
    },
  };
}
