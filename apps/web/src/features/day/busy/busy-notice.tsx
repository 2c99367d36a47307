import { FAILURES_UNTIL_MAIL } from "@rendezvous/contract/office/busy-source-calls";
import type { Calendar } from "@rendezvous/contract/catalogue/catalogue";
import { Button } from "../../../components/button.tsx";
import { Notice } from "../../../components/notice.tsx";
import { withLoading } from "../../../components/with-loading.tsx";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { useBusySources } from "./use-busy-sources.ts";

interface Props {
  places: readonly Pick<Calendar, "id" | "publicname">[];
  /** Opens the dialog; null: the professional may not change the calendars' hours. */
  onOpen: (() => void) | null;
}

/** Says in the day that a connected calendar cannot be read, since its busy times may be old. */
export function BusyNotice({ places, onOpen }: Props) {
  const { sources } = useBusySources();
  const failing = sources.flatMap(({ id, calendar_id, host, failures }) => {
    const name = places.find((one) => one.id === calendar_id)?.publicname;
    return name === undefined || failures < FAILURES_UNTIL_MAIL ? [] : [{ id, name, host }];
  });
  return failing.length > 0 && <FailingSources failing={failing} onOpen={onOpen} />;
}

interface FailingProps extends Pick<Props, "onOpen"> {
  failing: readonly { readonly id: number; readonly name: string; readonly host: string }[];
}

/** A component of its own, so that the day waits for these texts only where they are shown. */
const FailingSources = withLoading(function FailingSources({ failing, onOpen }: FailingProps) {
  const texts = useProPhrases("busy");
  return (
    <Notice look="problem">
      {failing.map(({ id, name, host }) => (
        <p key={id}>{texts.notice({ name, host })}</p>
      ))}
      {onOpen && <Button onClick={onOpen}>{texts.why}</Button>}
    </Notice>
  );
});
