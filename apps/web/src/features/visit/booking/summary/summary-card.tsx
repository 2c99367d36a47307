import { timesOf } from "@rendezvous/domain/sequence/ants-service";
import { packCalendars } from "@rendezvous/domain/sequence/chain";
import { type StepName, maxAppointments } from "@rendezvous/domain/sequence/model";
import { formatShortDayAndTime } from "@rendezvous/phrases/format-date";
import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { toPromotedPrice } from "@rendezvous/domain/pricing/promotion";
import { formatDuration } from "@rendezvous/phrases/format-duration";
import { formatPrice } from "@rendezvous/phrases/format-price";
import { SentenceWithNames, type NameInLanguage, Names } from "../../../../components/names.tsx";
import { useDateLocale, usePhrases } from "../../../../lib/phrases/phrases.ts";
import { HoldNotice } from "../hold/hold-notice.tsx";
import { useLoadedGroup } from "../../../ground/group/page-data.ts";
import { toNameInLanguage } from "../../../ground/group/to-name-in-language.ts";
import { formatStart } from "../../slots/format-start.ts";
import { type SelectedItem, useChoices } from "../use-choices.ts";
import { termsOfItem } from "../use-intervention-facts.ts";
import { sumOfTerms, useFormatTerms } from "../../../ground/group/use-format-terms.ts";
import { AddAnotherButton, AddAppointment } from "./add-appointment.tsx";
import { ChosenItem } from "./chosen-item.tsx";
import { ChosenList, SUMMARY_HEADING_ID } from "./chosen-list.tsx";
import { ChosenLine } from "./chosen-line.tsx";
import styles from "./summary-card.module.css";
import { useIsSideBySide } from "./use-is-side-by-side.ts";
import { VisuallyHidden } from "../../../../components/visually-hidden.tsx";

/**
 * The choices made so far, each with a link to change it, and a button that adds an appointment. Above the step it is collapsed
 * to one line.
 */
export function SummaryCard({ step }: { step: StepName }) {
  const screen = usePhrases();
  const phrases = screen.summary;
  const { group, catalogue } = useLoadedGroup();
  const dateLocale = useDateLocale();
  const { config, chosen, sequence } = useChoices();
  const isBeside = useIsSideBySide();
  const [openedAt, setOpenedAt] = useState<StepName | null>(null);
  const isOpen = isBeside || openedAt === step;
  const chosenClass = catalogue.classes.find(({ id }) => id === sequence.slots?.class_id);
  const isEmpty = chosen.length === 0;
  const isMulti = maxAppointments(config) > 1;
  return (
    <section className={`${styles.card} ${isEmpty ? styles.empty : ""}`} aria-labelledby={SUMMARY_HEADING_ID}>
      <h2 id={SUMMARY_HEADING_ID} tabIndex={-1} className={styles.heading}>
        {chosen.length > 1 ? phrases.headingSeveral : phrases.heading}
      </h2>
      {!isBeside && (
        <div className={styles.folded}>
          <button
            type="button"
            className={styles.line}
            aria-expanded={isOpen}
            aria-controls="summary-content"
            onClick={() => setOpenedAt(isOpen ? null : step)}
          >
            <span className={styles.brief}>
              <Brief />
              {chosen.map((item) => (
                <PackPeople key={item.index} item={item} />
              ))}
            </span>
            <ChevronDown size={18} aria-hidden="true" className={styles.chevron} />
          </button>
          {step === "slots" && isMulti && <AddAnotherButton />}
        </div>
      )}
      <div id="summary-content" className={styles.content} hidden={!isOpen}>
        {isEmpty && <p className={styles.quiet}>{phrases.empty}</p>}
        {/* The confirmation dialog is inside the list and is unmounted with it, because a dialog that is open but invisible would block the whole page. */}
        {isMulti && isOpen && <ChosenList key={step} chosen={chosen} current={step} />}
        {!isMulti &&
          chosen.map((item) => <ChosenItem key={item.index} item={item} current={step} isMulti={false} />)}
        {sequence.slots !== null && (
          <dl className={styles.list}>
            <ChosenLine name={phrases.when} step="slots" index={null} current={step}>
              <span className={styles.value}>
                {formatStart(sequence.slots, group.timezone, screen, dateLocale)}
              </span>
              {chosenClass && (
                <span className={styles.facts} lang={chosenClass.lang}>
                  {chosenClass.publicname}
                </span>
              )}
            </ChosenLine>
          </dl>
        )}
        <SummaryTotal />
      </div>
      {sequence.slots !== null && <HoldNotice urlname={group.urlname} />}
      {isOpen && isMulti && (isBeside || step !== "slots") && <AddAppointment current={step} />}
    </section>
  );
}

/** The time, service and calendar, as far as they fit on one line. */
function Brief() {
  const dateLocale = useDateLocale();
  const { chosen, sequence } = useChoices();
  const [only] = chosen.length === 1 ? chosen : [];
  const write = useFormatTerms();
  const terms = chosen.flatMap((item) => termsOfItem(item) ?? []);
  const facts = only && terms[0] ? write(terms[0]) : "";
  const total = terms.length > 1 ? write(sumOfTerms(terms)) : "";
  const parts: NameInLanguage[] = chosen.flatMap(({ intervention, pack, calendar }) => [
    toNameInLanguage(intervention ?? pack),
    toNameInLanguage(calendar),
  ]);
  if (sequence.slots !== null)
    parts.unshift({ name: formatShortDayAndTime(sequence.slots.start, dateLocale) });
  else if (total !== "") parts.unshift({ name: total });
  else parts.splice(1, 0, { name: facts });
  return (
    <span className={styles.words}>
      <Names names={parts.filter(({ name }) => name !== "")} separator=" · " />
    </span>
  );
}

/** The calendars of a pack's services, if they can be changed: shown in the collapsed line, so that visitors notice them. */
function PackPeople({ item }: { item: SelectedItem }) {
  const phrases = usePhrases();
  const { config } = useChoices();
  if (item.pack === null) return null;
  const services = packCalendars(config, item.pack, item);
  if (services.every(({ options }) => options.length < 2)) return null;
  const calendars = services.map(({ calendar_id, options }) => {
    const id = options.length === 1 ? options[0] : calendar_id;
    return config.catalogue.calendars.find((one) => one.id === id);
  });
  const names = [...new Set(calendars)].map((calendar) =>
    calendar === undefined ? { name: phrases.summary.noPreference } : toNameInLanguage(calendar),
  );
  return (
    <span className={styles.people}>
      <SentenceWithNames
        names={names}
        sentence={({ name }) => phrases.packCalendars.chosen({ names: name })}
      />
    </span>
  );
}

/**
 * The total price and length of several appointments, or of one with several places or a promotion. The price shown before the
 * booking is never lower than the price to pay, or says "from".
 */
function SummaryTotal() {
  const phrases = usePhrases();
  const { group } = useLoadedGroup();
  const dateLocale = useDateLocale();
  const { chosen, sequence } = useChoices();
  const offers = chosen.flatMap((item) => termsOfItem(item) ?? []);
  const total = sumOfTerms(offers);
  const times = timesOf(
    chosen.map(({ intervention }) => intervention),
    sequence,
  );
  const { places = times } = sequence.slots ?? {};
  const before = (total.price ?? 0) * places;
  const promotion = sequence.slots?.promotion ?? null;
  const hasPrice = before > 0 && group.display_intervention_price;
  const isWorthIt = offers.length > 1 || times > 1 || ((promotion !== null || places > 1) && hasPrice);
  if (!isWorthIt) return null;
  const price = (minorUnits: number) => {
    const inMoney = formatPrice(minorUnits, group.currency, dateLocale);
    return total.isFrom ? phrases.interventions.from({ price: inMoney }) : inMoney;
  };
  return (
    <p className={styles.total}>
      <span>
        {phrases.summary.total}
        {group.display_intervention_length && (offers.length > 1 || times > 1) && (
          <span className={styles.facts}> · {formatDuration(total.length * times, dateLocale)}</span>
        )}
      </span>
      {hasPrice && promotion === null && <strong>{price(before)}</strong>}
      {hasPrice && promotion !== null && (
        <span>
          <VisuallyHidden>{phrases.summary.priceBefore}</VisuallyHidden>{" "}
          <s className={styles.facts}>{price(before)}</s>{" "}
          <VisuallyHidden>{phrases.summary.priceAfter}</VisuallyHidden>{" "}
          <strong>{price(toPromotedPrice(before, promotion))}</strong>
        </span>
      )}
    </p>
  );
}
