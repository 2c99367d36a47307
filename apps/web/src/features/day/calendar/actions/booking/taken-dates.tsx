import { useDateLocale } from "../../../../../lib/phrases/phrases.ts";
import { useCalendarActionsPhrases } from "../../../../../lib/phrases/professional-phrases.ts";
import { FieldFrame } from "../../../../ground/form/field-frame.tsx";
import field from "../../../../ground/form/field.module.css";
import type { Draft } from "../drafts.ts";
import { formatPlace } from "../place-fields.tsx";
import { placeKey, type Repeat } from "./use-repeats.ts";

interface Props {
  repeats: readonly Repeat[];
  instead: Draft["instead"];
  onChange: (instead: Draft["instead"]) => void;
}

const LEFT_OUT = "out";

/** Shows each date of a series that cannot be booked as it is, with a choice of another time for it, or none. */
export function TakenDates({ repeats, instead, onChange }: Props) {
  const { book } = useCalendarActionsPhrases();
  const dateLocale = useDateLocale();
  return repeats.map(({ place, others }) => {
    const key = placeKey(place);
    const id = `book-instead-${key.replace(" ", "-")}`;
    const chosen = instead[key];
    const offered =
      chosen && !others.some((one) => placeKey(one) === placeKey(chosen)) ? [chosen, ...others] : others;
    return (
      <FieldFrame
        key={key}
        id={id}
        label={book.notFree({ when: formatPlace(place, dateLocale) })}
        isRequired={false}
        hint=""
        error={null}
      >
        <select
          id={id}
          className={field.input}
          value={chosen === null ? LEFT_OUT : chosen ? placeKey(chosen) : ""}
          onChange={({ target: { value } }) => {
            const { [key]: _, ...rest } = instead;
            const other = offered.find((one) => placeKey(one) === value);
            onChange(value === "" ? rest : { ...rest, [key]: other ?? null });
          }}
        >
          <option value="">{book.choose}</option>
          {offered.map((one) => (
            <option key={placeKey(one)} value={placeKey(one)}>
              {formatPlace(one, dateLocale)}
            </option>
          ))}
          <option value={LEFT_OUT}>{book.leaveOut}</option>
        </select>
      </FieldFrame>
    );
  });
}
