import type { Appointment } from "@rendezvous/contract/booking/appointment";
import { mergePacks } from "@rendezvous/domain/appointment/merge-packs";
import { type ComponentProps, useMemo, useState, useEffect, useRef } from "react";
import { type RequestedFlow, readRequestedFlow } from "@rendezvous/domain/appointment/requested-flow";
import { Button } from "../../../../components/button.tsx";
import { Loading } from "../../../../components/loading.tsx";
import { Message } from "../../../../components/message.tsx";
import { lazyScreen } from "../../../../components/with-loading.tsx";
import { Notice } from "../../../../components/notice.tsx";
import { Tabs } from "../../../../components/tabs.tsx";
import { ScreenTitle } from "../../../../components/screen-title.tsx";
import { now } from "../../../../lib/clock.ts";
import { useWording } from "../../../../lib/phrases/phrases.ts";
import { nameOfFiche } from "../../../ground/fiche/name-of-fiche.ts";
import { useFiches } from "../../../ground/fiche/use-fiches.ts";
import { useLoadedGroup } from "../../../ground/group/page-data.ts";
import { toAppointments } from "../../../ground/group/paths.ts";
import { useDocumentTitle } from "../../../ground/group/use-document-title.ts";
import { useSessionOrGuest } from "../../../ground/session/session-store.ts";
import { MoveStep } from "../move/move-step.tsx";
import { useLazyPhrases } from "../../../../lib/phrases/lazy-phrases.ts";
import { AppointmentLists } from "./appointment-lists.tsx";
import type { EntryAction } from "./appointment-menu.tsx";
import styles from "./appointments-page.module.css";
import { type Entry, appointmentsMovedWith, useChangeDeadline } from "../entry.ts";
import { type OpenDialog, ShownDialog } from "./shown-dialog.tsx";
import { useMyAppointments } from "./use-my-appointments.ts";
import { useFormatStart } from "../use-format-start.ts";
import { useHistory, useLocation, useNavigate, useQueryText } from "../../../../lib/navigation.tsx";
import { findRequestedAppointment } from "../../../ground/session/api/get-current-session.ts";
import { useFailureText } from "../../../ground/group/call-failure.tsx";

const OwnWishes = lazyScreen(async () => (await import("../../waiting/own-wishes.tsx")).OwnWishes);
const OwnPasses = lazyScreen(async () => (await import("../../passes/own-passes.tsx")).OwnPasses);
const FeedDialog = lazyScreen(async () => (await import("../../../ground/feed/feed-dialog.tsx")).FeedDialog);

interface Props {
  /** Begins a booking like an earlier appointment or pack; returns false if it is no longer offered. */
  onRetake: (linked: readonly Appointment[]) => Promise<boolean>;
  /** Called after a cancellation with a fiche's key from a mail, which ends the session. */
  onFicheCancelled: () => void;
}

/** The session's appointments, grouped by person. */
export function AppointmentsPage(props: Props) {
  const { phrases } = useWording();
  const texts = useLazyPhrases("appointment");
  const failureText = useFailureText();
  const mine = useMyAppointments();
  const people = useFiches();
  const failure = mine.failure ?? people.failure;
  if (failure !== null)
    return (
      <Message title={texts.list.heading} text={failureText(failure)}>
        <Button
          look="main"
          onClick={() => {
            mine.refresh();
            people.retry();
          }}
        >
          {phrases.screen.common.retry}
        </Button>
      </Message>
    );
  if (mine.appointments === undefined || people.isLoading) return <Loading />;
  return <MyAppointments {...props} mine={mine} appointments={mine.appointments} />;
}

interface MyProps extends Props {
  mine: ReturnType<typeof useMyAppointments>;
  appointments: readonly Appointment[];
}

function MyAppointments({ mine, appointments, onRetake, onFicheCancelled }: MyProps) {
  const texts = useLazyPhrases("appointment").list;
  const documentTitle = useDocumentTitle(texts.heading);
  const { group } = useLoadedGroup();
  const session = useSessionOrGuest();
  /** A guest's token belongs to the booking, so only calls about that booking send it. */
  const token = session?.isGuest ? session.token : undefined;
  const navigate = useNavigate();
  const history = useHistory();
  const formatStart = useFormatStart({ inSentence: true });
  const changeableOf = useChangeDeadline();
  const movingId = useLocation().state.moving;
  const [shown, setShown] = useState<OpenDialog | null>(null);
  const [done, setDone] = useState("");
  const [ficheId, setFicheId] = useState<number | null>(null);
  const [isFromLink, setFromLink] = useState(false);
  /**
   * The pressed button disappears with the cancelled appointment, so the title, which is remounted after each cancellation, takes
   * the focus.
   */
  const [cancelledTimes, setCancelledTimes] = useState(0);
  const entries = useMemo(() => mergePacks(appointments), [appointments]);

  function retake(entry: Entry) {
    onRetake(entry.appointments)
      .then((isBegun) => !isBegun && setShown({ kind: "retakeError" }))
      .catch((failure: unknown) => setShown({ kind: "failed", failure }));
  }
  function act(action: EntryAction, about: readonly Entry[]) {
    const [entry] = about;
    setDone("");
    if (action === "cancel") return setShown({ kind: "cancel", entries: about });
    if (entry === undefined) return;
    if (action === "retake") return retake(entry);
    if (action !== "move") return setShown({ kind: action, entry });
    navigate({ ...toAppointments(group.urlname), state: { moving: entry.first.id } });
  }
  useRequestedFlow(entries, (kind, entry) => {
    if (entry === null) return setShown({ kind: "gone" });
    setFicheId(entry.first.fiche_id);
    setFromLink(true);
    if (kind === "cancel" && Date.parse(entry.start_at) < now()) return setShown({ kind: "past" });
    if (kind === "cancel" && !changeableOf(entry.appointments).isOpen) return setShown({ kind: "tooLate" });
    act(({ cancel: "cancel", export: "calendar", retake: "retake" } as const)[kind], [entry]);
  });

  const moving = entries.find(({ first }) => first.id === movingId);
  const together = moving === undefined ? [] : appointmentsMovedWith(moving, appointments);
  if (moving !== undefined && changeableOf(together).isOpen)
    return (
      <MoveStep
        appointments={together}
        token={token}
        onBack={() => history.back()}
        onMoved={(moved) => {
          mine.replace(moved);
          // The dialog named the new time of the first appointment, so this text does too.
          const first = moved.find(({ id }) => id === together[0]?.id) ?? moved[0];
          if (first !== undefined) setDone(texts.moved({ when: formatStart(first) }));
          history.back();
        }}
      />
    );
  return (
    <div className={styles.page}>
      <ScreenTitle key={cancelledTimes} documentTitle={documentTitle} hasNews={done !== ""}>
        {texts.heading}
      </ScreenTitle>
      {done !== "" && <Notice look="success">{done}</Notice>}
      <ListsByPerson
        entries={entries}
        chosen={ficheId}
        onChoose={setFicheId}
        all={appointments}
        onAction={act}
        onBegun={mine.refresh}
      />
      {session !== null && !session.isGuest && group.sells_passes && <OwnPasses />}
      {session !== null && !session.isGuest && group.has_waiting_list && <OwnWishes />}
      {session !== null && !session.isGuest && <Subscribe />}
      {shown !== null && (
        <ShownDialog
          shown={shown}
          token={token}
          onCancelled={(ids) => {
            const count = mergePacks(appointments.filter(({ id }) => ids.includes(id))).length;
            mine.remove(ids);
            setDone(texts.cancelled(count));
            setCancelledTimes(cancelledTimes + 1);
            if (isFromLink && session?.fromMail && session.accountId === 0 && !session.isGuest)
              onFicheCancelled();
          }}
          onStale={mine.refresh}
          onClose={() => setShown(null)}
        />
      )}
    </div>
  );
}

/** The button that opens the private addresses for one's own calendar. */
function Subscribe() {
  const { button } = useLazyPhrases("appointment").feed;
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Button onClick={() => setOpen(true)}>{button}</Button>
      {isOpen && <FeedDialog places={null} onClose={() => setOpen(false)} />}
    </div>
  );
}

interface ListsProps extends Omit<ComponentProps<typeof AppointmentLists>, "name"> {
  /** The id of the person whose appointments are shown; null: the first. */
  chosen: number | null;
  onChoose: (ficheId: number) => void;
}

/** The appointments of each person of the account, in tabs if there are several. */
function ListsByPerson({ entries, chosen, onChoose, ...lists }: ListsProps) {
  const texts = useLazyPhrases("appointment").list;
  const { fiches } = useFiches();
  if (fiches.length <= 1) return <AppointmentLists {...lists} entries={entries} name="" />;
  return (
    <Tabs
      label={texts.tabs}
      selected={String(chosen ?? fiches[0]?.id)}
      onSelect={(id) => onChoose(Number(id))}
      tabs={fiches.map((fiche) => {
        const name = fiche.firstname || nameOfFiche(fiche);
        const own = entries.filter(({ first }) => first.fiche_id === fiche.id);
        return {
          id: String(fiche.id),
          title: name,
          content: <AppointmentLists {...lists} entries={own} name={name} />,
        };
      })}
    />
  );
}

type FlowOfOne = Exclude<RequestedFlow, { kind: "list" }>;

/**
 * Once the lists have loaded, reports the action that the link requests and its appointment, or null if that is cancelled or
 * missing. The server decides whether it can still be cancelled or exported. Each address reports once.
 */
function useRequestedFlow(
  entries: readonly Entry[] | undefined,
  onAsked: (kind: FlowOfOne["kind"], entry: Entry | null) => void,
): void {
  const query = useQueryText();
  const { group } = useLoadedGroup();
  const session = useSessionOrGuest();
  const navigate = useNavigate();
  const [flow] = useState(() => readRequestedFlow(query));
  const isBegun = useRef(false);

  useEffect(() => {
    if (readRequestedFlow(query) !== null) navigate({ ...toAppointments(group.urlname), replace: true });
  }, [query, group.urlname, navigate]);

  useEffect(() => {
    if (flow === null || flow.kind === "list" || entries === undefined || session === null) return;
    // Waits until the address names no action any more, because the page creates a new booking store for the new address.
    if (isBegun.current || readRequestedFlow(query) !== null) return;
    isBegun.current = true;
    const { kind, appointmentId } = flow;
    const entry = entries.find(({ appointments }) => appointments.some(({ id }) => id === appointmentId));
    const report = (isThere: boolean) => onAsked(kind, isThere ? (entry ?? null) : null);
    if (kind === "retake") report(true);
    else
      findRequestedAppointment(group.id, session.token, kind, appointmentId)
        .then((id) => report(id !== null))
        // Without the server's answer the list decides.
        .catch(() => report(true));
  }, [flow, query, entries, session, group.id, onAsked]);
}
