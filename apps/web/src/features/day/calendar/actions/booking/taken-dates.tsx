import { useDateLocale } from "../../../../../lib/phrases/phrases.ts";
import { useCalendarActionsPhrases } from "../../../../../lib/phrases/professional-phrases.ts";
import { SelectField } from "../../../../../components/fields/select-field.tsx";
import type { PendingBooking } from "../use-pending-bookings.ts";
import { formatPlace } from "../place-fields.tsx";
import { placeKey, type Repeat } from "./use-repeats.ts";

interface Props {
  repeats: readonly Repeat[];
  instead: PendingBooking["instead"];
  onChange: (instead: PendingBooking["instead"]) => void;
}

const LEFT_OUT = "out";

/** Shows each date of a series that cannot be booked as it is, with a choice of another time for it, or none. */
export function TakenDates({ repeats, instead, onChange }: Props) {
  const { book } = useCalendarActionsPhrases();
  const dateLocale = useDateLocale();
  return repeats.map(({ place, others }) => {
    const key = placeKey(place);
    const chosen = instead[key];
    const offered =
      chosen && !others.some((one) => placeKey(one) === placeKey(chosen)) ? [chosen, ...others] : others;
    return (
      <SelectField
        key={key}
        label={book.notFree({ when: formatPlace(place, dateLocale) })}
        none={book.choose}
        options={[
          ...offered.map((one) => [placeKey(one), formatPlace(one, dateLocale)] as const),
          [LEFT_OUT, book.leaveOut],
        ]}
        value={chosen === null ? LEFT_OUT : chosen ? placeKey(chosen) : ""}
        onChange={(value) => {
          const { [key]: _, ...rest } = instead;
          const other = offered.find((one) => placeKey(one) === value);
          onChange(value === "" ? rest : { ...rest, [key]: other ?? null });
        }}
      />
    );
  });
}
