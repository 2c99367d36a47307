import { useId } from "react";
import { SelectField } from "../../../components/fields/select-field.tsx";
import { TextField } from "../../../components/fields/text-field.tsx";
import { useLazyPhrases } from "../../../lib/phrases/lazy-phrases.ts";

interface Props {
  /** The most places that one booking may take. */
  readonly most: number;
  readonly places: number;
  readonly guests: readonly string[];
  readonly onPlaces: (places: number) => void;
  readonly onGuests: (guests: readonly string[]) => void;
}

/** How many places the client takes, and who takes the others, if they want to say so. */
export function PlacesFields({ most, places, guests, onPlaces, onGuests }: Props) {
  const words = useLazyPhrases("classes");
  const id = useId();
  return (
    <>
      <SelectField
        id={`${id}places`}
        label={words.howMany}
        value={places}
        options={Array.from({ length: most }, (_, index) => [index + 1, String(index + 1)])}
        onChange={(value) => onPlaces(Number(value))}
      />
      {Array.from({ length: places - 1 }, (_, index) => (
        <TextField
          key={index}
          id={`${id}guest${index}`}
          label={words.guest({ number: index + 2 })}
          value={guests[index] ?? ""}
          maxLength={100}
          onChange={(name) =>
            onGuests(
              Array.from({ length: most - 1 }, (_name, at) => (at === index ? name : (guests[at] ?? ""))),
            )
          }
        />
      ))}
    </>
  );
}
