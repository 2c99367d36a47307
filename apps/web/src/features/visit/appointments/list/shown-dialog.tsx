import { buttonClass } from "../../../../components/button.tsx";
import { QuestionDialog } from "../../../../components/popups/question-dialog.tsx";
import { Names } from "../../../../components/names.tsx";
import { useWording } from "../../../../lib/phrases/phrases.ts";
import { useLoadedGroup } from "../../../ground/group/page-data.ts";
import { toBookingStart } from "../../../ground/group/paths.ts";
import { PhoneLink } from "../../../ground/group/phone-link.tsx";
import { CalendarDialog } from "../add-to-calendar/calendar-dialog.tsx";
import { CancelDialog } from "../cancel/cancel-dialog.tsx";
import { EntryFacts } from "../details/entry-facts.tsx";
import { useLazyPhrases } from "../../../../lib/phrases/lazy-phrases.ts";
import { type Entry, languageOfEntryName, nameOfEntry } from "../entry.ts";
import { EarlierDialog } from "../../waiting/earlier-dialog.tsx";
import { useFormatStart } from "../use-format-start.ts";
import { Link } from "../../../../lib/navigation.tsx";
import { useFailureText } from "../../../ground/group/call-failure.tsx";

/** The dialog that is open above the lists. */
export type OpenDialog =
  | { readonly kind: "cancel"; readonly entries: readonly Entry[] }
  | { readonly kind: "calendar" | "details" | "earlier"; readonly entry: Entry }
  | Refused;

/** The reason why a requested action is not possible. */
type Refused =
  | { readonly kind: "gone" | "past" | "tooLate" | "retakeError" }
  | { readonly kind: "failed"; readonly failure: unknown };

interface Props {
  shown: OpenDialog;
  /** A guest's token; undefined: the session's. */
  token: string | undefined;
  onCancelled: (ids: readonly number[]) => void;
  onStale: () => void;
  onClose: () => void;
}

export function ShownDialog({ shown, token, onCancelled, onStale, onClose }: Props) {
  const formatStart = useFormatStart();
  const texts = useLazyPhrases("appointment");
  if (shown.kind === "cancel")
    return (
      <CancelDialog
        appointments={shown.entries.flatMap(({ appointments }) => appointments)}
        token={token}
        onCancelled={onCancelled}
        onStale={onStale}
        onClose={onClose}
      />
    );
  if (!("entry" in shown)) return <RefusedDialog reason={shown} onClose={onClose} />;
  if (shown.kind === "earlier")
    return <EarlierDialog appointment={shown.entry.first} token={token} onClose={onClose} />;
  if (shown.kind === "calendar")
    return (
      <CalendarDialog
        appointments={shown.entry.appointments}
        name={`${nameOfEntry(shown.entry, texts)}, ${formatStart(shown.entry)}`}
        onClose={onClose}
      />
    );
  return <DetailsDialog entry={shown.entry} onClose={onClose} />;
}

/** All data of one appointment, including its number and category. */
function DetailsDialog({ entry, onClose }: { entry: Entry; onClose: () => void }) {
  const { phrases } = useWording();
  const texts = useLazyPhrases("appointment");
  const { list } = texts;
  const { catalogue } = useLoadedGroup();
  const { first } = entry;
  const offered = first.pack_id === null ? catalogue.interventions : catalogue.packs;
  const service = offered.find(({ id }) => id === (first.pack_id ?? first.intervention_id));
  const category = catalogue.interventionsets.find(({ id }) => id === service?.interventionset_id);
  return (
    <QuestionDialog
      title={nameOfEntry(entry, texts)}
      lang={languageOfEntryName(entry)}
      onClose={onClose}
      dismiss={phrases.screen.common.close}
    >
      <EntryFacts
        entry={entry}
        isSeveral
        more={[
          [
            list.category,
            category === undefined ? (
              ""
            ) : (
              <Names key="category" names={[{ name: category.publicname, lang: category.lang }]} />
            ),
          ],
          [list.number, String(entry.id)],
        ]}
      />
    </QuestionDialog>
  );
}

/** Says that an action is no longer possible, or not now. */
function RefusedDialog({ reason, onClose }: { reason: Refused; onClose: () => void }) {
  const { phrases } = useWording();
  const failureText = useFailureText();
  const { list, confirm, change } = useLazyPhrases("appointment");
  const { group } = useLoadedGroup();
  const titles = {
    gone: list.goneTitle,
    past: list.pastTitle,
    tooLate: confirm.upcoming,
    retakeError: list.retakeTitle,
  };
  const texts = {
    gone: list.goneText,
    past: list.pastText,
    tooLate: change.closed,
    retakeError: list.retakeError,
  };
  const isFailed = reason.kind === "failed";
  return (
    <QuestionDialog
      title={isFailed ? list.retakeTitle : titles[reason.kind]}
      onClose={onClose}
      dismiss={phrases.screen.common.close}
      actions={
        reason.kind === "retakeError" ? (
          <Link className={buttonClass("main")} {...toBookingStart(group.urlname)}>
            {list.takeOther}
          </Link>
        ) : (
          <PhoneLink phone={group.phone} />
        )
      }
    >
      <p>{isFailed ? failureText(reason.failure) : texts[reason.kind]}</p>
    </QuestionDialog>
  );
}
