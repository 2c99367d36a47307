import { mergePacks } from "@rendezvous/domain/appointment/merge-packs";
import { splitUpcomingAndPast } from "@rendezvous/domain/appointment/split-upcoming-and-past";
import { RotateCcw } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../components/button.tsx";
import { Names } from "../../../components/names.tsx";
import { now } from "../../../lib/clock.ts";
import { useLazyPhrases } from "../../../lib/phrases/lazy-phrases.ts";
import { Link } from "../../../lib/navigation.tsx";
import { calendarsOfEntry, type Entry, languageOfEntryName, nameOfEntry } from "../appointments/entry.ts";
import { Countdown } from "../appointments/details/countdown.tsx";
import { type OpenDialog, ShownDialog } from "../appointments/list/shown-dialog.tsx";
import { useMyAppointments } from "../appointments/list/use-my-appointments.ts";
import { useFormatStart } from "../appointments/use-format-start.ts";
import { useLoadedGroup } from "../../ground/group/page-data.ts";
import { toAppointments } from "../../ground/group/paths.ts";
import styles from "./returning-client.module.css";
import { useRetake } from "./use-retake.ts";

/** For a logged-in client: the next appointment, and a booking like the last one. Its height stays the same while loading. */
export function ReturningClient() {
  const texts = useLazyPhrases("appointment");
  const { group } = useLoadedGroup();
  const formatStart = useFormatStart();
  const { appointments, failure } = useMyAppointments();
  const [openedAt] = useState(now);
  if (failure !== null) return null;
  const { upcoming, past } = splitUpcomingAndPast(mergePacks(appointments ?? []), openedAt);
  const [next] = upcoming;
  const [last] = past;
  return (
    <section className={styles.client} aria-label={texts.list.heading}>
      {appointments !== undefined && (
        <>
          {next === undefined ? (
            <p>{texts.list.noRdv}</p>
          ) : (
            <Link className={styles.next} {...toAppointments(group.urlname)}>
              <span className={styles.label}>
                {texts.list.upcoming} · <Countdown start={next.first.start} start_at={next.first.start_at} />
              </span>{" "}
              <strong>{formatStart(next)}</strong> <EntryName entry={next} />
            </Link>
          )}
          {last !== undefined && <AsLastTime entry={last} />}
        </>
      )}
    </section>
  );
}

/** The service and the calendar: "Cut, Margaux". */
function EntryName({ entry }: { entry: Entry }) {
  const texts = useLazyPhrases("appointment");
  const names = [
    { name: nameOfEntry(entry, texts), lang: languageOfEntryName(entry) },
    ...calendarsOfEntry(entry),
  ];
  return <Names names={names} />;
}

function AsLastTime({ entry }: { entry: Entry }) {
  const { list } = useLazyPhrases("appointment");
  const retake = useRetake();
  const [shown, setShown] = useState<OpenDialog | null>(null);
  const close = () => setShown(null);
  return (
    <>
      <Button
        className={styles.again}
        onClick={() =>
          void retake(entry.appointments)
            .then((isBegun) => !isBegun && setShown({ kind: "retakeError" }))
            .catch((failure: unknown) => setShown({ kind: "failed", failure }))
        }
      >
        <RotateCcw size={18} aria-hidden="true" />
        <span>
          {list.asLastTime}{" "}
          <span className={styles.what}>
            <EntryName entry={entry} />
          </span>
        </span>
      </Button>
      {shown !== null && (
        <ShownDialog shown={shown} token={undefined} onCancelled={close} onStale={close} onClose={close} />
      )}
    </>
  );
}
