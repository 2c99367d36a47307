import { answerOriginOf } from "@rendezvous/domain/sequence/answer-origin";
import { type ChoiceStep, type StepName, choiceSteps } from "@rendezvous/domain/sequence/model";
import { Video } from "lucide-react";
import { Suspense } from "react";
import { Chip } from "../../../../components/chip.tsx";
import { usePhrases } from "../../../../lib/phrases/phrases.ts";
import { type SelectedItem, useChoices } from "../use-choices.ts";
import { termsOfItem } from "../use-intervention-facts.ts";
import { useFormatTerms } from "../../../ground/group/use-format-terms.ts";
import { ChosenLine } from "./chosen-line.tsx";
import styles from "./summary-card.module.css";
import { lazyComponent } from "../../../../lib/load-once.ts";

const PackCalendars = lazyComponent(async () => (await import("../steps/pack-calendars.tsx")).PackCalendars);

interface Props {
  item: SelectedItem;
  current: StepName;
  /** True: the booking may have several items, so each is changed as a whole and its lines have no links. */
  isMulti: boolean;
}

/** A chosen service or pack: its name, length and price, its calendar and resource. */
export function ChosenItem({ item, current, isMulti }: Props) {
  const screen = usePhrases();
  const phrases = screen.summary;
  const { config, sequence } = useChoices();
  const { intervention, pack, calendarset, calendar, resource, index } = item;
  const write = useFormatTerms();
  const terms = termsOfItem(item);
  const facts = terms ? write(terms) : "";
  const promotions = (intervention ?? pack)?.promotions ?? 0;
  /** The link's preselection can be changed too, unless it is frozen. */
  const changedAt = (step: ChoiceStep): ChoiceStep | null => {
    const isAsked = choiceSteps(config).some((one) => one.name === step);
    const isOfLink = answerOriginOf(config, sequence, index, step) !== "visitor";
    return !isMulti && isAsked && (isOfLink || !item.blocked.includes(step)) ? step : null;
  };
  const shows = (step: "calendar_id" | "resource_id", place: object | null) =>
    pack === null &&
    (place !== null ||
      (item[step] !== null &&
        !item.blocked.includes(step) &&
        choiceSteps(config).some((one) => one.name === step)));
  return (
    <>
      <dl className={styles.list}>
        <ChosenLine
          name={phrases.intervention}
          step={changedAt("intervention_ids")}
          index={index}
          current={current}
        >
          <span className={styles.value} lang={(intervention ?? pack)?.lang}>
            {(intervention ?? pack)?.publicname}
          </span>
          {facts !== "" && <span className={styles.facts}>{facts}</span>}
          <span className={styles.chips}>
            {pack !== null && <Chip>{phrases.pack}</Chip>}
            {intervention?.videoconference && (
              <Chip>
                <Video size={14} aria-hidden="true" />
                {screen.interventions.video}
              </Chip>
            )}
            {promotions > 0 && <Chip>{screen.interventions.promotion({ percentage: promotions })}</Chip>}
          </span>
        </ChosenLine>
        {pack === null && calendarset !== null && (
          <ChosenLine
            name={screen.steps.calendarset_id}
            step={changedAt("calendarset_id")}
            index={index}
            current={current}
          >
            <span className={styles.value} lang={calendarset.lang}>
              {calendarset.publicname}
            </span>
          </ChosenLine>
        )}
        {shows("calendar_id", calendar) && (
          <ChosenLine name={phrases.calendar} step={changedAt("calendar_id")} index={index} current={current}>
            <span className={styles.value} lang={calendar?.lang}>
              {calendar?.publicname ?? phrases.noPreference}
            </span>
          </ChosenLine>
        )}
        {shows("resource_id", resource) && (
          <ChosenLine name={phrases.resource} step={changedAt("resource_id")} index={index} current={current}>
            <span className={styles.value} lang={resource?.lang}>
              {resource?.publicname ?? phrases.noPreference}
            </span>
          </ChosenLine>
        )}
      </dl>
      {pack !== null && (
        <Suspense>
          <PackCalendars index={index} />
        </Suspense>
      )}
    </>
  );
}
