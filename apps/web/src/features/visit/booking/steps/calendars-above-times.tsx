import { NO_PREFERENCE } from "@rendezvous/domain/sequence/model";
import { Shuffle } from "lucide-react";
import { type ReactNode, useId } from "react";
import { usePhrases } from "../../../../lib/phrases/phrases.ts";
import { useLoadedGroup } from "../../../ground/group/page-data.ts";
import { thumbnailAddress } from "../../../ground/group/thumbnail-address.ts";
import { useBooking } from "../booking-store.ts";
import { FirstTime } from "../next-times/next-times.tsx";
import { type SelectedItem, useChoices } from "../use-choices.ts";
import styles from "./calendars-above-times.module.css";
import { toStepLook } from "./step-look.ts";

/** The calendars that do each chosen service, in rows above the times: choosing one shows its times at once. */
export function CalendarsAboveTimes() {
  const { chosen } = useChoices();
  const choosable = chosen.filter(({ calendars_above_times }) => calendars_above_times.length > 0);
  return choosable.map((item) => <CalendarRow key={item.index} item={item} isOnly={chosen.length === 1} />);
}

/** Shows a picture or initials of each calendar with its name, as native radio buttons. */
function CalendarRow({ item, isOnly }: { item: SelectedItem; isOnly: boolean }) {
  const { calendars: texts, packCalendars } = usePhrases();
  const { group } = useLoadedGroup();
  const { config } = useChoices();
  const dispatch = useBooking((booking) => booking.dispatch);
  const radioName = useId();
  const { index, calendar_id } = item;
  const calendars = config.catalogue.calendars.filter(({ id }) => item.calendars_above_times.includes(id));
  const { hasImages } = toStepLook(group, "calendar_id", calendars);
  const legend =
    isOnly || item.intervention === null
      ? texts.heading
      : packCalendars.forService({ name: item.intervention.publicname });
  const option = (id: number, name: string, picture: ReactNode, lang?: string) => (
    <label key={id} className={styles.option}>
      <input
        type="radio"
        className={styles.radio}
        name={radioName}
        checked={(calendar_id ?? NO_PREFERENCE) === id}
        onChange={() => dispatch({ type: "filter_times", index, calendar_id: id })}
      />
      {hasImages && (
        <span className={styles.face} aria-hidden="true">
          {picture}
        </span>
      )}
      <span className={styles.words}>
        <span lang={lang}>{name}</span>
        {isOnly && <FirstTime calendarId={id} className={styles.first} />}
      </span>
    </label>
  );
  return (
    <fieldset className={styles.calendars}>
      <legend className={isOnly ? styles.ofOnly : styles.legend}>{legend}</legend>
      <div className={styles.row}>
        {option(NO_PREFERENCE, texts.noPreference, <Shuffle size={22} />)}
        {calendars.map(({ id, publicname, thumbnail, lang }) =>
          option(id, publicname, <Face name={publicname} thumbnail={thumbnail} />, lang),
        )}
      </div>
    </fieldset>
  );
}

/** The picture of a calendar, or the first letter of its name. */
function Face({ name, thumbnail }: { name: string; thumbnail: string | null }) {
  if (thumbnail === null) return name.slice(0, 1);
  return <img src={thumbnailAddress(thumbnail, false)} alt="" width={44} height={44} decoding="async" />;
}
