import type { BUSY_FAILURES } from "@rendezvous/contract/office/busy-source-calls";
import type { RemoteCalendarName } from "@rendezvous/contract/office/connected-calendar-calls";
import { Notice } from "../../../components/notice.tsx";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";

interface Props {
  /** undefined until the calendars of the login are listed. */
  answer:
    | {
        readonly failure: (typeof BUSY_FAILURES)[number] | null;
        readonly remote_calendars: readonly RemoteCalendarName[];
      }
    | undefined;
}

/** Says why a login has no calendars to connect; announced when it comes. */
export function ListingProblem({ answer }: Props) {
  const texts = useProPhrases("busy");
  const isEmpty = answer?.remote_calendars.length === 0;
  const problem = answer?.failure ? texts.failures[answer.failure] : isEmpty && texts.noRemote;
  return <output>{problem && <Notice look="problem">{problem}</Notice>}</output>;
}
