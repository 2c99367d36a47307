import type { Day } from "@rendezvous/domain/time/instant";
import { wallToInstant } from "@rendezvous/domain/time/zone";
import { Suspense } from "react";
import { lazyComponent } from "../../../../lib/load-once.ts";
import { useLoadedGroup } from "../../../ground/group/page-data.ts";
import { BookPane } from "../actions/booking/book-pane.tsx";
import { HoursPane } from "../actions/closing/hours-pane.tsx";
import { FreeTimePane } from "../actions/moving/free-time-pane.tsx";
import type { UseAppointmentActionsResult } from "../actions/use-appointment-actions.ts";
import { DetailsPane } from "../details-pane.tsx";
import type { UseRequestedViewResult } from "../use-requested-view.ts";
import type { ShownCalendar } from "../use-shown-calendar.ts";
import { listVisitors } from "../waiting-room/list-visitors.ts";
import { WaitingRoomPane } from "../waiting-room/waiting-room-pane.tsx";
import type { UsePaneResult } from "./use-pane.ts";

const ClassPane = lazyComponent(async () => (await import("../classes/class-pane.tsx")).ClassPane);

interface Props {
  readonly used: UsePaneResult;
  readonly view: UseRequestedViewResult;
  readonly calendar: ShownCalendar;
  readonly actions: UseAppointmentActionsResult;
}

/** The open pane. It can show another day or calendar beside it. */
export function PaneBeside({ used, view, calendar, actions }: Props) {
  const { group } = useLoadedGroup();
  const { pane, close } = used;
  const showPlace = (day: Day, id: number) =>
    view.show({ day, calendar: id, ...(!view.columns.includes(id) && { columns: [...view.columns, id] }) });
  switch (pane.kind) {
    case "appointment": {
      const { next } = calendar.shown;
      const event = calendar.events.get(pane.id);
      // The appointment may be on another day than the shown one.
      if (!event) return null;
      return (
        <DetailsPane
          key={event.id}
          event={event}
          isQuiet={pane.isByPointer}
          isLinked={next.has(event.id) || [...next.values()].includes(event.id)}
          actions={actions}
          onFind={() => used.openSearch(event)}
          onClose={close}
        />
      );
    }
    case "booking":
      return (
        <BookPane
          key={pane.draft.id}
          draft={pane.draft}
          drafts={used.drafts}
          actions={actions}
          columns={calendar.grid.columns}
          onHours={(what, { calendarId, day, time }) => {
            const [hour = 0, minute = 0] = time.split(":").map(Number);
            const from = wallToInstant(group.timezone, day || view.day, hour * 60 + minute);
            used.openHours(what, calendarId, from);
          }}
          onClose={close}
        />
      );
    case "hours":
      return (
        <HoursPane
          key={pane.span.key}
          span={pane.span}
          actions={actions}
          onShow={(one) => {
            showPlace(one.start.slice(0, 10), one.calendar_id);
            used.openAppointment(one.id);
          }}
          onClose={close}
        />
      );
    case "waiting_room":
      return (
        <WaitingRoomPane
          visitors={listVisitors(calendar.events.values())}
          actions={actions}
          onChoose={(id) => used.openAppointment(id)}
          onClose={close}
        />
      );
    case "class":
      return (
        <Suspense fallback={null}>
          <ClassPane
            key={`${pane.date.classId} ${pane.date.startAt}`}
            date={pane.date}
            actions={actions}
            onAdd={(interventionId) => used.bookClassDate(pane.date, interventionId)}
            onClose={close}
          />
        </Suspense>
      );
    case "search":
      return (
        <FreeTimePane
          key={pane.search.key}
          search={pane.search}
          onShow={(hit) => {
            showPlace(hit.wall.slice(0, 10), hit.calendarId);
            if (view.view === "list") view.show({ view: "grid" });
            used.showHit(hit);
          }}
          onTake={(hit) => used.takeHit(pane.search, hit)}
          onClose={close}
        />
      );
    default:
      return null;
  }
}
