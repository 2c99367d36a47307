import { calendarsFor } from "@rendezvous/domain/sequence/filters";
import { Link, useNavigate } from "@tanstack/react-router";
import { buttonClass } from "../../../components/button.tsx";
import { usePhrases } from "../../../lib/phrases.ts";
import { useKnownGroup } from "../../group/first-data.ts";
import { toStep } from "../../group/paths.ts";
import { useBooking } from "../booking-store.ts";
import { useChoices } from "../use-choices.ts";
import { ChoiceCard } from "./choice-card.tsx";
import styles from "./choice-list.module.css";
import { StepHead } from "./step-head.tsx";

const NO_PREFERENCE = 0;

/** With whom, or where; "no preference" first. Only shown when there is a choice. */
export function CalendarStep() {
  const phrases = usePhrases().calendars;
  const { group } = useKnownGroup();
  const { bookable, filters } = useChoices();
  const dispatch = useBooking((booking) => booking.dispatch);
  const navigate = useNavigate();
  const possible = calendarsFor(bookable, filters.intervention_ids);
  const calendars = bookable.calendars.filter((one) => possible.includes(one.id));

  function choose(calendar_id: number) {
    dispatch({ type: "choose_calendar", calendar_id });
    void navigate(toStep(group.urlname, "slots"));
  }
  if (calendars.length === 0)
    return (
      <>
        <StepHead title={phrases.heading}>
          <p>{phrases.none}</p>
        </StepHead>
        <Link className={buttonClass("main")} {...toStep(group.urlname, "intervention_ids")}>
          {phrases.chooseOther}
        </Link>
      </>
    );
  return (
    <>
      <StepHead title={phrases.heading} />
      <ul className={styles.list}>
        <ChoiceCard
          name={phrases.noPreference}
          spokenName={`${phrases.noPreference}, ${phrases.noPreferenceHint}`}
          facts={phrases.noPreferenceHint}
          description=""
          thumbnail={null}
          isChosen={filters.calendar_id === NO_PREFERENCE}
          onChoose={() => choose(NO_PREFERENCE)}
        />
        {calendars.map((calendar) => (
          <ChoiceCard
            key={calendar.id}
            name={calendar.publicname}
            spokenName={calendar.publicname}
            description={calendar.description}
            thumbnail={calendar.thumbnail}
            isChosen={filters.calendar_id === calendar.id}
            onChoose={() => choose(calendar.id)}
          />
        ))}
      </ul>
    </>
  );
}
