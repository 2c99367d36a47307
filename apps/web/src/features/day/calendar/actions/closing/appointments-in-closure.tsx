import type { Appointment } from "@rendezvous/contract/booking/appointment";
import { useState } from "react";
import { Button } from "../../../../../components/button.tsx";
import { Notice } from "../../../../../components/notice.tsx";
import { useProPhrases } from "../../../../../lib/phrases/professional-phrases.ts";
import { useSingleFlightMutation } from "../../../../../lib/use-single-flight-mutation.ts";
import { useFormatStart } from "../../../../visit/appointments/use-format-start.ts";
import { useLoadedGroup } from "../../../../ground/group/page-data.ts";
import { offeredCatalogue } from "../../../../ground/group/offered-catalogue.ts";
import { clientSortName } from "../../client-sort-name.ts";
import styles from "../action-form.module.css";
import { CalendarSelect } from "../calendar-select.tsx";
import { FormFooter } from "../form-footer.tsx";
import { useRefusalText } from "../booking/refused-notice.tsx";
import { isServicePerformedOn } from "../booking/services-of-calendar.ts";
import type { UseAppointmentActionsResult } from "../use-appointment-actions.ts";

interface Props {
  readonly booked: readonly Appointment[];
  /** The calendars that were closed: no appointment can move to any of them. */
  readonly closed: readonly number[];
  readonly actions: UseAppointmentActionsResult;
  readonly onShow: (appointment: Appointment) => void;
  /** Called once all these appointments are moved. */
  readonly onMoved: () => void;
}

const MOST_NAMED = 3;

/**
 * Warns of the appointments in a time that was just blocked. Each can be shown in the day, or all can move to a colleague at the
 * same times.
 */
export function AppointmentsInClosure({ booked, closed, actions, onShow, onMoved }: Props) {
  const { hours, moving, tell, save, noEmail, book } = useProPhrases("calendarActions");
  const { catalogue } = useLoadedGroup();
  const formatStart = useFormatStart();
  const refusalText = useRefusalText();
  const [refused, setRefused] = useState<ReadonlyMap<number, unknown>>(new Map());
  const [calendarId, setCalendar] = useState(0);
  const [isNotified, setNotified] = useState(true);
  const left = refused.size === 0 ? booked : booked.filter(({ id }) => refused.has(id));
  const { calendars, interventions } = offeredCatalogue(catalogue);
  const services = new Map(interventions.map((service) => [service.id, service]));
  const others = calendars.filter(
    ({ id }) =>
      !closed.includes(id) &&
      left.some((one) =>
        one.interventions.every((service) => isServicePerformedOn(services.get(service.id), id)),
      ),
  );
  const colleague = others.find(({ id }) => id === calendarId);
  const emails = [...new Set(left.flatMap(({ fiche }) => fiche.email || []))];
  const named = [...emails.slice(0, MOST_NAMED), ...(emails.length > MOST_NAMED ? ["…"] : [])].join(", ");
  const movingAll = useSingleFlightMutation({
    mutationFn: () => actions.moveAll(left, colleague!, isNotified),
    onSuccess: (failures) => (failures.size === 0 ? onMoved() : setRefused(failures)),
  });
  return (
    <>
      <Notice look="problem">{hours.inside}</Notice>
      <ul className={styles.found}>
        {left.map((one) => (
          <li key={one.id}>
            <Button onClick={() => onShow(one)}>
              {clientSortName(one)}, {formatStart(one)}
            </Button>
            {refused.has(one.id) && <p className={styles.quiet}>{refusalText(refused.get(one.id))}</p>}
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            if (colleague) movingAll.mutate();
          }}
        >
          <CalendarSelect
            id="move-all"
            label={moving.allTo}
            calendars={others}
            none={book.choose}
            value={calendarId}
            onChange={setCalendar}
          />
          {emails.length > 0 ? (
            <label className={styles.check}>
              <input
                type="checkbox"
                checked={isNotified}
                onChange={({ target }) => setNotified(target.checked)}
              />
              {tell.moved({ email: named })}
            </label>
          ) : (
            <p className={styles.quiet}>{noEmail}</p>
          )}
          <FormFooter
            notice={
              movingAll.error !== null &&
              !movingAll.isPending && <Notice look="problem">{refusalText(movingAll.error)}</Notice>
            }
          >
            <Button type="submit" look="main" aria-disabled={!colleague} isBusy={movingAll.isPending}>
              {save}
            </Button>
          </FormFooter>
        </form>
      )}
    </>
  );
}
