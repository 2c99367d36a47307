import { NO_PREFERENCE } from "@rendezvous/domain/sequence/model";
import { reachableStep } from "@rendezvous/domain/sequence/steps";
import { ChevronUp, Trash2 } from "lucide-react";
import { useId, useRef } from "react";
import { Button } from "../../../../components/button.tsx";
import { SortButtons } from "../../../../components/sort-buttons.tsx";
import { announce } from "../../../../lib/announce.ts";
import { useNavigate } from "../../../../lib/navigation.tsx";
import { useLazyPhrases } from "../../../../lib/phrases/lazy-phrases.ts";
import { usePhrases } from "../../../../lib/phrases/phrases.ts";
import { useLoadedGroup } from "../../../ground/group/page-data.ts";
import { toStep } from "../../../ground/group/paths.ts";
import { useBooking, useBookingStore } from "../booking-store.ts";
import { type SelectedItem, useChoices } from "../use-choices.ts";
import { termsOfItem } from "../use-intervention-facts.ts";
import { sumOfTerms, useFormatTerms } from "../../../ground/group/use-format-terms.ts";
import styles from "./basket-bar.module.css";

/** The services of the basket in one line, which opens to change their order and people, and the way to the times. */
export function BasketBar() {
  const { summary } = usePhrases();
  const { basket } = useLazyPhrases("appointment");
  const { group } = useLoadedGroup();
  const { chosen } = useChoices();
  const store = useBookingStore();
  const navigate = useNavigate();
  const totals = useFormatTerms()(sumOfTerms(chosen.flatMap((item) => termsOfItem(item) ?? [])));
  const toggle = useRef<HTMLElement>(null);
  const { dispatch } = store.getState();
  const move = (from: number, to: number) => {
    const name = nameOf(chosen[from]!);
    dispatch({ type: "move_item", from, to });
    announce(summary.moved({ name, position: to + 1, total: chosen.length }));
  };
  const remove = (item: SelectedItem) => {
    dispatch({ type: "remove_item", index: item.index });
    announce(summary.removed({ name: nameOf(item) }));
    // Moves the focus, because the focused button has disappeared with its row.
    if (chosen.length > 1) toggle.current?.focus();
    else document.querySelector<HTMLElement>("h1")?.focus();
  };
  return (
    <section className={styles.bar} aria-label={summary.headingSeveral}>
      <details className={styles.content}>
        <summary ref={toggle} className={styles.line}>
          <ChevronUp size={18} aria-hidden="true" className={styles.arrow} />
          <span>
            <strong>{basket.services(chosen.length)}</strong> {totals && `· ${totals}`}
          </span>
        </summary>
        <ol className={styles.list}>
          {chosen.map((item, at) => (
            <li key={item.index} className={styles.row}>
              {chosen.length > 1 && (
                <SortButtons index={at} count={chosen.length} name={nameOf(item)} onMove={move}>
                  {null}
                </SortButtons>
              )}
              <Item item={item} name={nameOf(item)} />
              <Button
                look="plain"
                aria-label={basket.remove({ name: nameOf(item) })}
                onClick={() => remove(item)}
              >
                <Trash2 size={18} aria-hidden="true" />
              </Button>
            </li>
          ))}
        </ol>
      </details>
      <Button
        look="main"
        onClick={() => {
          dispatch({ type: "leave_basket" });
          const { config, sequence } = store.getState();
          navigate(toStep(group.urlname, reachableStep(config, sequence, "slots")));
        }}
      >
        {basket.seeTimes}
      </Button>
    </section>
  );
}

function nameOf({ intervention, pack }: SelectedItem): string {
  return (intervention ?? pack)?.publicname ?? "";
}

/** A service with its length and price, and a choice of who does it where the calendars are chosen above the times. */
function Item({ item, name }: { item: SelectedItem; name: string }) {
  const { calendars, packCalendars } = usePhrases();
  const { config } = useChoices();
  const dispatch = useBooking((booking) => booking.dispatch);
  const selectId = useId();
  const offer = item.intervention ?? item.pack;
  const write = useFormatTerms();
  const terms = termsOfItem(item);
  const people = config.catalogue.calendars.filter(({ id }) => item.calendars_above_times.includes(id));
  return (
    <div className={styles.item}>
      <span className={styles.name} lang={offer?.lang}>
        {name}
      </span>
      <span className={styles.facts}>{terms && write(terms)}</span>
      {people.length > 0 && (
        <select
          id={selectId}
          className={styles.person}
          aria-label={packCalendars.forService({ name })}
          value={item.calendar_id ?? NO_PREFERENCE}
          onChange={({ target }) =>
            dispatch({ type: "filter_times", index: item.index, calendar_id: Number(target.value) })
          }
        >
          <option value={NO_PREFERENCE}>{calendars.noPreference}</option>
          {people.map(({ id, publicname, lang }) => (
            <option key={id} value={id} lang={lang}>
              {publicname}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}
