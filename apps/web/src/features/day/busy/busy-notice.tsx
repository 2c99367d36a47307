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

/** Says in the day that a connected calendar cannot be read, since its busy times may be old, and that appointments were changed there. */
export function BusyNotice({ places, onOpen }: Props) {
  const { sources } = useBusySources();
  const named = sources.flatMap((source) => {
    const name = places.find((one) => one.id === source.calendar_id)?.publicname;
    return name === undefined ? [] : [{ ...source, name }];
  });
  const failing = named.filter(({ failures }) => failures >= FAILURES_UNTIL_MAIL);
  const changed = named.filter(({ connection }) => connection && connection.conflicts.length > 0);
  return failing.length + changed.length > 0 && <SourceNotices {...{ failing, changed, onOpen }} />;
}

type NamedSources = readonly { readonly id: number; readonly name: string; readonly host: string }[];

interface NoticeProps extends Pick<Props, "onOpen"> {
  failing: NamedSources;
  /** The calendars with conflicts: appointments were changed there, and somebody has to decide. */
  changed: NamedSources;
}

/** A component of its own, so that the day waits for these texts only where they are shown. */
const SourceNotices = withLoading(function SourceNotices({ failing, changed, onOpen }: NoticeProps) {
  const texts = useProPhrases("busy");
  return (
    <Notice look="problem">
      {failing.map(({ id, name, host }) => (
        <p key={id}>{texts.notice({ name, host })}</p>
      ))}
      {changed.map(({ id, name, host }) => (
        <p key={id}>{texts.conflicts({ name, host })}</p>
      ))}
      {onOpen && <Button onClick={onOpen}>{changed.length > 0 ? texts.decide : texts.why}</Button>}
    </Notice>
  );
});
