import { packCalendars } from "@rendezvous/domain/sequence/chain";
import { NO_PREFERENCE } from "@rendezvous/domain/sequence/model";
import { useId } from "react";
import { SentenceWithNames } from "../../../../components/names.tsx";
import { usePhrases } from "../../../../lib/phrases/phrases.ts";
import { toNameInLanguage } from "../../../ground/group/to-name-in-language.ts";
import { useBooking } from "../booking-store.ts";
import { useChoices } from "../use-choices.ts";
import styles from "./pack-calendars.module.css";

/** The calendar of each service of a pack; nothing for a single service. */
export function PackCalendars({ index }: { index: number }) {
  const phrases = usePhrases();
  const { config, sequence, chosen } = useChoices();
  const dispatch = useBooking((booking) => booking.dispatch);
  const idStart = useId();
  const item = chosen.find((one) => one.index === index);
  if (!item?.pack) return null;
  const services = item.pack.config.filter((entry) => "intervention_id" in entry);
  const calendarOf = (id: number) => config.catalogue.calendars.find((one) => one.id === id);
  return (
    <ul className={styles.services} aria-label={phrases.packCalendars.label}>
      {packCalendars(config, item.pack, item).map(({ calendar_id, options }, position) => {
        const id = `${idStart}${position}`;
        const isOnly = options.length < 2;
        return (
          // oxlint-disable-next-line react/no-array-index-key -- a pack may hold a service twice
          <li key={position} className={styles.service}>
            <label className={styles.name} htmlFor={id}>
              <SentenceWithNames
                names={[toNameInLanguage(services[position])]}
                sentence={phrases.packCalendars.forService}
              />
            </label>
            <select
              id={id}
              className={styles.choice}
              disabled={isOnly || sequence.current === "login"}
              value={isOnly ? (options[0] ?? NO_PREFERENCE) : calendar_id}
              onChange={(event) =>
                dispatch({
                  type: "choose_pack_calendar",
                  index,
                  position,
                  calendar_id: Number(event.target.value),
                })
              }
            >
              {options.length !== 1 && (
                <option value={NO_PREFERENCE}>{phrases.calendars.noPreference}</option>
              )}
              {options.map((option) => (
                <option key={option} value={option} lang={calendarOf(option)?.lang}>
                  {calendarOf(option)?.publicname ?? phrases.calendars.noPreference}
                </option>
              ))}
            </select>
          </li>
        );
      })}
    </ul>
  );
}
