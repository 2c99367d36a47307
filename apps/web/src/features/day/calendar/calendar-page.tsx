import type { Calendar } from "@rendezvous/contract/catalogue/catalogue";
import { type Day, minuteOf } from "@rendezvous/domain/time/instant";
import { instantToWall } from "@rendezvous/domain/time/zone";
import { Suspense, useMemo, useState } from "react";
import { X } from "lucide-react";
import { Button } from "../../../components/button.tsx";
import { lazyScreen } from "../../../components/with-loading.tsx";
import { Notice } from "../../../components/notice.tsx";
import { lazyComponent } from "../../../lib/load-once.ts";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { useWording, usePhrases } from "../../../lib/phrases/phrases.ts";
import { useNow } from "../../../lib/use-now.ts";
import { useShortcuts } from "../../../lib/use-shortcuts.ts";
import { useLoadedGroup } from "../../ground/group/page-data.ts";
import { placesForPros } from "../../ground/group/offered-catalogue.ts";
import { useSession } from "../../ground/session/session-store.ts";
import { PendingBookings } from "./actions/booking/pending-bookings.tsx";
import { useManagedPlaces } from "./actions/closing/use-managed-places.ts";
import { MoveDialog } from "./actions/moving/move-dialog.tsx";
import { useMoving } from "./actions/moving/use-moving.ts";
import { ShortcutList } from "./actions/shortcut-list.tsx";
import { UndoBar } from "./actions/undo-bar.tsx";
import { useAppointmentActions } from "./actions/use-appointment-actions.ts";
import { BusyNotice } from "../busy/busy-notice.tsx";
import { forgetProviderAnswer, type ProviderAnswer, readProviderAnswer } from "../busy/provider-answer.ts";
import styles from "./calendar-page.module.css";
import { CalendarBar } from "./calendar-bar.tsx";
import type { CalendarEvent } from "./grid/day-event.ts";
import { DayGrid } from "./grid/day-grid.tsx";
import { DayList } from "./day-list.tsx";
import { PaneBeside } from "./pane/pane-beside.tsx";
import { type UsePaneResult, usePane } from "./pane/use-pane.ts";
import { type UseRequestedViewResult, useRequestedView } from "./use-requested-view.ts";
import { type ShownCalendar, useShownCalendar } from "./use-shown-calendar.ts";
import { listVisitors } from "./waiting-room/list-visitors.ts";
import { clientSortName } from "./client-sort-name.ts";
import actionForm from "./actions/action-form.module.css";
import { COLOUR_LABELS, useColourLabels } from "./grid/appointment-icons.tsx";
import legend from "./legend.module.css";
import { useFailureText } from "../../ground/group/call-failure.tsx";

const FeedDialog = lazyScreen(async () => (await import("../../ground/feed/feed-dialog.tsx")).FeedDialog);

const BusyDialog = lazyScreen(async () => (await import("../busy/busy-dialog.tsx")).BusyDialog);

const WaitingButton = lazyComponent(
  async () => (await import("../waiting/waiting-button.tsx")).WaitingButton,
);
const WaitingDialog = lazyScreen(async () => (await import("../waiting/waiting-dialog.tsx")).WaitingDialog);

const TODAY_LOOKED_AT_MS = 60_000;

/** The calendar of a professional: one column for each calendar, or lists, with a pane beside them. */
export function CalendarPage() {
  const { heading } = useProPhrases("calendar");
  // A cancelled appointment reads these. If they came only with it, the day would disappear for a moment and lose the focus.
  useProPhrases("record");
  const { urlname, timezone } = useLoadedGroup().group;
  const { session } = useSession();
  const { day: today } = instantToWall(timezone, minuteOf(useNow(TODAY_LOOKED_AT_MS)));
  const { places, allIds, usual } = usePlaces();
  const requested = useRequestedView({ urlname, accountId: session?.accountId ?? 0, today, allIds, usual });
  const calendar = useShownCalendar(requested, places);
  const { grid, shown, date } = calendar;
  const actions = useAppointmentActions();
  const moving = useMoving();
  const view: UseRequestedViewResult = {
    ...requested,
    show: (change) => {
      moving.end();
      requested.show(change);
    },
  };
  const { day } = view;
  const used = usePane({ columns: grid.columns, searchFrom: day < today ? today : day, moving });
  /** The appointment that was cut out and can be placed elsewhere, also on another day. */
  const [cut, setCut] = useState<CalendarEvent | null>(null);
  const managedPlaces = useManagedPlaces();
  const managed = new Set(managedPlaces.map(({ id }) => id));
  const { opened, answer, open, close } = useOpenedDialog();
  const openBusy = managedPlaces.length > 0 ? () => open("busy") : null;
  const shortcuts = useCalendarKeys(used, view, today, () => open("keys"));

  return (
    <div className={styles.page} data-wide>
      <CalendarBar
        title={date}
        count={calendar.countText}
        view={view}
        nDays={calendar.nDays}
        today={today}
        places={places}
        onBook={() => used.placeAnywhere("book")}
        onFind={() => used.openSearch(null)}
        onKeys={() => open("keys")}
        onSubscribe={() => open("feed")}
        onBusy={openBusy}
        visitors={day === today && view.view !== "week" ? listVisitors(calendar.events.values()).length : 0}
        onWaitingRoom={used.openWaitingRoom}
        waiting={<WaitingClients day={day} onOpen={() => open("waiting")} />}
      />
      <PendingBookings drafts={used.drafts} onOpen={used.openDraft} />
      {cut && <CutNotice cut={cut} onGiveUp={() => setCut(null)} />}
      <LoadFailure shown={shown} />
      <BusyNotice places={places} onOpen={openBusy} />
      <div className={styles.day}>
        {view.view !== "list" ? (
          <DayGrid
            key={`${view.view} ${calendar.start}`}
            label={`${heading}, ${date}`}
            grid={grid}
            zone={timezone}
            chosen={used.chosen}
            moving={moving}
            cut={cut}
            preview={used.pane.kind === "search" ? used.pane.search.hit : null}
            onCut={setCut}
            onEscape={used.close}
            onPlace={used.placeAt}
            onClosure={({ calendarId }, closure) => used.openClosure(calendarId, closure)}
            onChoose={used.openAppointment}
            managed={managed}
          />
        ) : (
          <DayList
            shown={shown}
            nameOfColumn={calendar.nameOfColumn}
            onClosure={used.openClosure}
            onChoose={used.openAppointment}
            managed={managed}
          />
        )}
        <PaneBeside used={used} view={view} calendar={calendar} actions={actions} />
      </div>
      <Legend />
      {moving.moving?.isAsked && (
        <MoveDialog
          moving={moving.moving}
          actions={actions}
          onClose={() => {
            moving.end();
            setCut(null);
            used.endSearch();
          }}
        />
      )}
      <OpenedDialog {...{ opened, day, places, managedPlaces, answer, shortcuts }} onClose={close} />
      {actions.done && <UndoBar done={actions.done} actions={actions} />}
    </div>
  );
}

/** The open dialog; null: none. */
type Opened = "feed" | "busy" | "keys" | "waiting" | null;

/** Opens one dialog at a time; the first is the one for which a provider's login has sent the professional back here. */
function useOpenedDialog() {
  const [answer, setAnswer] = useState(() => readProviderAnswer(location.hash));
  const [opened, open] = useState<Opened>(answer ? "busy" : null);
  const close = () => {
    if (answer) forgetProviderAnswer();
    setAnswer(null);
    open(null);
  };
  return { opened, answer, open, close };
}

interface OpenedDialogProps {
  opened: Opened;
  day: Day;
  places: readonly Calendar[];
  managedPlaces: readonly Calendar[];
  answer: ProviderAnswer | null;
  shortcuts: ReturnType<typeof useCalendarKeys>;
  onClose: () => void;
}

function OpenedDialog({ opened, day, places, managedPlaces, answer, shortcuts, onClose }: OpenedDialogProps) {
  const { calendar: placeLabel } = useProPhrases("calendarActions");
  if (opened === "feed") return <FeedDialog {...{ places, placeLabel, onClose }} />;
  if (opened === "waiting") return <WaitingDialog day={day} onClose={onClose} />;
  if (opened === "keys")
    return (
      <ShortcutList
        areUsed={shortcuts.areUsed}
        onUse={(areUsed) => shortcuts.use(areUsed)}
        onClose={onClose}
      />
    );
  return opened === "busy" && <BusyDialog places={managedPlaces} answer={answer} onClose={onClose} />;
}

/** Opens the list of the clients who wait for a time on this day; nothing in a group without a waiting list. */
function WaitingClients({ day, onOpen }: { day: Day; onOpen: () => void }) {
  if (!useLoadedGroup().group.has_waiting_list) return null;
  return (
    <Suspense fallback={null}>
      <WaitingButton day={day} onOpen={onOpen} />
    </Suspense>
  );
}

/** Returns the calendars and resources that can be shown; only the calendars are shown by default. */
function usePlaces() {
  const { catalogue } = useLoadedGroup();
  return useMemo(() => {
    const { calendars, resources } = placesForPros(catalogue);
    const ids = (list: readonly { id: number }[]) => list.map(({ id }) => id);
    const both = [...calendars, ...resources];
    return { places: both, allIds: ids(both), usual: ids(calendars) };
  }, [catalogue]);
}

/** Listens to the calendar's keys: new actions, today, the views, and the list of keys. */
function useCalendarKeys(
  used: UsePaneResult,
  { show }: UseRequestedViewResult,
  today: Day,
  onKeys: () => void,
) {
  return useShortcuts({
    n: () => used.placeAnywhere("book"),
    b: () => used.placeAnywhere("block"),
    o: () => used.placeAnywhere("open"),
    f: () => used.openSearch(null),
    t: () => show({ day: today }),
    d: () => show({ view: "grid" }),
    w: () => show({ view: "week" }),
    l: () => show({ view: "list" }),
    "?": onKeys,
  });
}

/** Says why the day could not be loaded, with a button that tries again. */
function LoadFailure({ shown: { failure, retry } }: Pick<ShownCalendar, "shown">) {
  const { failed } = useProPhrases("calendar");
  const { phrases } = useWording();
  const failureText = useFailureText();
  if (failure === null) return null;
  return (
    <Notice look="problem">
      {failed} {failureText(failure)} <Button onClick={retry}>{phrases.screen.common.retry}</Button>
    </Notice>
  );
}

/** Names the appointment that was cut out, possibly on another day, until it is placed or stays where it is. */
function CutNotice({ cut, onGiveUp }: { cut: CalendarEvent; onGiveUp: () => void }) {
  const { moving } = useProPhrases("calendarActions");
  const { common } = usePhrases();
  return (
    <div className={actionForm.buttons}>
      <p className={actionForm.quiet}>{moving.cut({ name: clientSortName(cut.appointment) })}</p>
      <Button look="plain" aria-label={common.close} onClick={onGiveUp}>
        <X size={18} aria-hidden="true" />
      </Button>
    </div>
  );
}

/** Explains the marks of the day to which the group has given a name. */
export function Legend() {
  const named = useColourLabels().flatMap(({ text, isOwn }, state) =>
    isOwn ? [{ text, ...COLOUR_LABELS[state]! }] : [],
  );
  if (named.length === 0) return null;
  return (
    <ul className={legend.legend}>
      {named.map(({ name, text, Icon }) => (
        <li key={name}>
          <Icon size={12} aria-hidden="true" /> {text}
        </li>
      ))}
    </ul>
  );
}
