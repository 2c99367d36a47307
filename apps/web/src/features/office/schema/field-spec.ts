import type { RECORDS, RecordName } from "@rendezvous/contract/office/record";
import type { MessageKind } from "@rendezvous/domain/message/kinds";
import type { ManageFieldsPhrases } from "@rendezvous/phrases/catalogues";

/** The format of a stored photo: its maximum width, and the ratio to which it is cropped; null: not cropped. */
export interface PictureFormat {
  readonly widest: number;
  readonly ratio: number | null;
}

export type RecordKind = (typeof RECORDS)[RecordName]["kind"];

/** The pages of the settings. */
export type SettingsPage =
  | "settings"
  | "look"
  | "website"
  | "rules"
  | "steps"
  | "sso"
  | "texts"
  | "notifications"
  | "embedding"
  | "hours"
  | "languages";

type ChoiceWords = keyof ManageFieldsPhrases["choices"];

/**
 * The control and the name of a field. `words`: its name in the phrases, if that differs. `when`: the field has a meaning only if
 * these other fields have these values.
 */
export type FieldSpec = {
  readonly words?: keyof ManageFieldsPhrases["fields"];
  readonly when?: Readonly<Record<string, unknown>>;
} & (
  | { readonly control: "picture" | "pictures"; readonly name: string; readonly format: PictureFormat }
  | { readonly control: "orderedReferences"; readonly name: string; readonly kind: RecordKind }
  | { readonly control: "reference" | "references"; readonly name: string; readonly kind: RecordKind }
  | { readonly control: "message"; readonly name: `messages.${MessageKind}`; readonly words: MessageKind }
  | {
      readonly control: "choice";
      readonly name: string;
      /** Each value of the field, with the key of its text if that differs. */
      readonly choices: readonly (ChoiceWords | readonly [value: string, words: ChoiceWords])[];
    }
  | {
      readonly control:
        | "text"
        | "address"
        | "country"
        | "currency"
        | "steps"
        | "sso"
        | "localized"
        | "longLocalized"
        | "number"
        | "percentage"
        | "minutes"
        | "days"
        | "span"
        | "spans"
        | "period"
        | "position"
        | "beside"
        | "languages"
        | "locale"
        | "shown"
        | "price"
        | "flag"
        | "flagUnlessOff"
        | "opened"
        | "place"
        | "weekdays"
        | "time"
        | "day"
        | "pack"
        | "placeTerms"
        | "hours"
        | "organisationHours"
        | "serviceHours"
        | "classHours"
        | "holidays"
        | "closures"
        | "lines"
        | "notices"
        | "reminderWay"
        | "arrival"
        | "tags"
        | "colours"
        | "lists"
        | "homeHours"
        | "openings";
      readonly name: string;
    }
);

/** Returns the field's name in the phrases. */
export function phraseKeyOf({ words, name }: FieldSpec): keyof ManageFieldsPhrases["fields"] {
  return words ?? (name as keyof ManageFieldsPhrases["fields"]);
}

export interface FieldGroup {
  /** A key of `groups` in the phrases. */
  readonly title: keyof ManageFieldsPhrases["groups"];
  readonly fields: readonly FieldSpec[];
  /** A rarely used group, which is shown closed. */
  readonly isFolded?: boolean;
}
