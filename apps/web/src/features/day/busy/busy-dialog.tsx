import type { Calendar } from "@rendezvous/contract/catalogue/catalogue";
import type { BusySource, SourceKind } from "@rendezvous/contract/office/busy-source-calls";
import { useState } from "react";
import { Button } from "../../../components/button.tsx";
import { SelectField } from "../../../components/fields/select-field.tsx";
import { QuestionDialog, useOpenDialog } from "../../../components/popups/question-dialog.tsx";
import { callApi } from "../../../lib/call-api.ts";
import { notify } from "../../../lib/popups.ts";
import { usePhrases } from "../../../lib/phrases/phrases.ts";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { useSingleFlightMutation } from "../../../lib/use-single-flight-mutation.ts";
import styles from "../../ground/feed/feed.module.css";
import { CallFailure } from "../../ground/group/call-failure.tsx";
import { ConfirmDialog } from "../../ground/group/confirm-dialog.tsx";
import { useLoadedGroup } from "../../ground/group/page-data.ts";
import { Conflicts } from "./conflicts.tsx";
import { NewAddress } from "./new-address.tsx";
import { NewConnection } from "./new-connection.tsx";
import type { ProviderAnswer } from "./provider-answer.ts";
import { ProviderConnection, ProviderLogin } from "./provider-connection.tsx";
import { useBusySources, useInstantText } from "./use-busy-sources.ts";

type Places = readonly Pick<Calendar, "id" | "publicname">[];

interface Props {
  /** The calendars and resources whose hours the professional may change. */
  places: Places;
  /** The answer of a provider's login page, from which the professional comes back. */
  answer?: ProviderAnswer | null;
  onClose: () => void;
}

const MAX_SOURCES = 3;

/**
 * Lists the connected calendars, whose busy times close the professional's own. Connects others, reads them again, and
 * disconnects them.
 */
export function BusyDialog({ places, answer = null, onClose }: Props) {
  const { common } = usePhrases();
  const texts = useProPhrases("busy");
  const { elsewhere } = useProPhrases("calendar");
  const dialog = useOpenDialog();
  const [ending, setEnding] = useState<BusySource | null>(null);
  /** The last attempts of the sources that are to be read now. */
  const [awaited, setAwaited] = useState<ReadonlyMap<number, string | null>>(new Map());
  const isAwaited = ({ id, tried_at }: BusySource) => tried_at === null || awaited.get(id) === tried_at;
  const { sources, providers, error, reload } = useBusySources(isAwaited);
  const own = sources.filter(({ calendar_id }) => places.some(({ id }) => id === calendar_id));
  return (
    <>
      <QuestionDialog
        ref={dialog}
        title={elsewhere}
        dismiss={common.close}
        // Escape closes the question of a nested dialog first.
        onClose={() => ending === null && onClose()}
      >
        <p>{texts.text}</p>
        <NewSource {...{ places, sources, providers, answer }} onMade={reload} />
        <CallFailure failure={error} />
        {own.length > 0 && (
          <>
            <h3 className={styles.heading}>{texts.list}</h3>
            <ul className={styles.feeds}>
              {own.map((source) => (
                <SourceEntry
                  key={source.id}
                  source={source}
                  name={places.find(({ id }) => id === source.calendar_id)?.publicname ?? ""}
                  isAwaited={isAwaited(source)}
                  onRead={() => {
                    setAwaited(new Map([...awaited, [source.id, source.tried_at]]));
                    reload();
                  }}
                  onSettled={reload}
                  onEnd={() => setEnding(source)}
                />
              ))}
            </ul>
          </>
        )}
      </QuestionDialog>
      {ending && <EndDialog source={ending} onEnded={reload} onClose={() => setEnding(null)} />}
    </>
  );
}

interface NewSourceProps {
  places: Places;
  sources: readonly BusySource[];
  providers: readonly SourceKind[];
  answer: ProviderAnswer | null;
  onMade: () => void;
}

/** Asks which calendar gets a connection, and how. */
function NewSource({ places, sources, providers, answer, onMade }: NewSourceProps) {
  const texts = useProPhrases("busy");
  const { calendar: placeLabel } = useProPhrases("calendarActions");
  const [calendarId, setCalendarId] = useState(places[0]?.id ?? 0);
  const [kind, setKind] = useState<SourceKind>("address");
  const [pending, setPending] = useState(answer);
  const isFull = sources.filter(({ calendar_id }) => calendar_id === calendarId).length >= MAX_SOURCES;
  const kinds: readonly SourceKind[] = ["address", "caldav", ...providers];
  const close = () => {
    setPending(null);
    onMade();
  };
  return (
    <>
      <div className={styles.form}>
        <SelectField
          label={placeLabel}
          value={calendarId}
          options={places.map(({ id, publicname }) => [id, publicname])}
          onChange={(value) => setCalendarId(Number(value))}
        />
        {isFull && <p>{texts.full}</p>}
        {!isFull && !pending && (
          <SelectField
            label={texts.kind}
            value={kind}
            options={kinds.map((one) => [one, texts.kinds[one]])}
            onChange={(value) => setKind(kinds.find((one) => one === value) ?? "address")}
          />
        )}
      </div>
      {!isFull &&
        (pending ? (
          <ProviderConnection calendarId={calendarId} answer={pending} onMade={close} />
        ) : (
          <NewOfKind kind={kind} calendarId={calendarId} onMade={close} />
        ))}
    </>
  );
}

function NewOfKind({ kind, ...props }: { kind: SourceKind; calendarId: number; onMade: () => void }) {
  if (kind === "address") return <NewAddress {...props} />;
  return kind === "caldav" ? <NewConnection {...props} /> : <ProviderLogin provider={kind} />;
}

interface EntryProps {
  source: BusySource;
  /** The calendar that the busy times close. */
  name: string;
  /** The source is being read, or soon will be. */
  isAwaited: boolean;
  onRead: () => void;
  onSettled: () => void;
  onEnd: () => void;
}

function SourceEntry({ source, name, isAwaited, onRead, onSettled, onEnd }: EntryProps) {
  const texts = useProPhrases("busy");
  const { group } = useLoadedGroup();
  const instantText = useInstantText();
  const { id, host, ending, read_at, tried_at, failure, busy_times, connection } = source;
  const reading = useSingleFlightMutation({
    mutationFn: () =>
      callApi("POST /groups/{id}/busy_sources/{sourceId}/read", { path: { id: group.id, sourceId: id } }),
    onSuccess: onRead,
  });
  const last = read_at === null ? null : texts.read({ when: instantText(read_at) });
  return (
    <li className={styles.entry}>
      <div>
        <p id={`busy-source-${id}`}>
          {connection ? `${name} – ${connection.name} (${host})` : `${name} – ${host} …${ending}`}
        </p>
        <p className={styles.quiet}>
          <output>
            {tried_at === null
              ? texts.reading
              : [
                  last,
                  read_at !== null && texts.times({ count: busy_times }),
                  connection?.writes && texts.written,
                ]
                  .filter(Boolean)
                  .join(" · ")}
          </output>
        </p>
        {failure && (
          <p>{[texts.failures[failure], read_at !== null && texts.stays].filter(Boolean).join(" ")}</p>
        )}
        <CallFailure failure={reading.error} />
        <Conflicts source={source} onSettled={onSettled} />
      </div>
      <div className={styles.buttons}>
        <Button
          aria-describedby={`busy-source-${id}`}
          isBusy={reading.isPending || isAwaited}
          onClick={() => reading.mutate()}
        >
          {texts.readNow}
        </Button>
        <Button aria-describedby={`busy-source-${id}`} onClick={onEnd}>
          {texts.end}
        </Button>
      </div>
    </li>
  );
}

/** Asks before a calendar is disconnected, because its busy times can then be booked. */
function EndDialog({
  source,
  onEnded,
  onClose,
}: {
  source: BusySource;
  onEnded: () => void;
  onClose: () => void;
}) {
  const texts = useProPhrases("busy");
  const { group } = useLoadedGroup();
  const ending = useSingleFlightMutation({
    mutationFn: () =>
      callApi("DELETE /groups/{id}/busy_sources/{sourceId}", {
        path: { id: group.id, sourceId: source.id },
      }),
    onSuccess: () => {
      notify("success", texts.ended);
      onEnded();
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={texts.endTitle}
      text={texts.endText}
      confirm={texts.end}
      failure={ending.error}
      isBusy={ending.isPending}
      onConfirm={ending.mutate}
      onClose={onClose}
    />
  );
}
