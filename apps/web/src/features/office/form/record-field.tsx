import type { Fault } from "@rendezvous/contract/ground/fault";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { ColoursField } from "../look/colours-field.tsx";
import { HomeHoursField } from "../look/home-hours-field.tsx";
import { ListLooksField } from "../look/list-looks-field.tsx";
import { OrderedReferencesField } from "../look/ordered-references-field.tsx";
import { PictureField } from "../pictures/picture-field.tsx";
import { PicturesField } from "../pictures/pictures-field.tsx";
import {
  ChoiceControl,
  type ControlProps,
  CheckBoxControl,
  DayControl,
  TextControl,
  TimeControl,
  WeekdaysControl,
} from "../fields/controls.tsx";
import { settingFaultText } from "../../ground/form/fault-text.ts";
import { UrlnameField } from "../fields/urlname-field.tsx";
import { CountryOrCurrencyField } from "../fields/code-field.tsx";
import { CalendarHoursField, OrganisationHoursField } from "../hours/calendar-hours-field.tsx";
import type { NamedClosure } from "../hours/closed-times.tsx";
import type { ExceptionsProps } from "../hours/exceptions-month.tsx";
import { HolidaysField } from "../hours/holidays-field.tsx";
import { ClassHoursField } from "../hours/class-hours-field.tsx";
import { ServiceHoursField } from "../hours/service-hours-field.tsx";
import { type FieldSpec, phraseKeyOf } from "../schema/field-spec.ts";
import type { StoredRecord } from "../schema/kinds.ts";
import { LanguagesField, MainLanguageField } from "../fields/languages-field.tsx";
import { LocalizedField } from "../fields/localized-field.tsx";
import { LinesField, TrackerTagsField } from "../fields/lines-field.tsx";
import { MessageField } from "../messages/message-field.tsx";
import { NoticesField } from "../messages/notices-field.tsx";
import { ExceptionsMonth } from "../hours/lazy-exceptions-month.ts";
import { NumberField } from "../fields/number-field.tsx";
import { PackField } from "../fields/pack-field.tsx";
import { DrawnTimes } from "../hours/drawn-times.tsx";
import { BookingPeriodField } from "../fields/booking-period-field.tsx";
import { PlaceTermsField } from "../fields/place-terms-field.tsx";
import { PlaceField } from "../fields/place-field.tsx";
import { PositionField } from "../fields/position-field.tsx";
import { PromotionEffect } from "../fields/promotion-effect.tsx";
import { ReferenceField, ReferencesField } from "../fields/reference-fields.tsx";
import { ArrivalPage } from "../fields/arrival-page.tsx";
import { ReminderWayField } from "../fields/reminder-way-field.tsx";
import { SsoField } from "../fields/sso-field.tsx";
import { StepsField } from "../fields/steps-field.tsx";
import { RuleExample } from "../fields/rule-example.tsx";
import { useOfferedFields } from "../fields/use-offered-fields.ts";
import { DurationField } from "../fields/duration-field.tsx";
import { DurationsField } from "../fields/durations-field.tsx";

interface Props {
  spec: FieldSpec;
  /** The record with the unsaved changes. */
  record: StoredRecord;
  /** The faults of this field and of its parts. */
  faults: readonly Fault[];
  onChange: (value: unknown) => void;
  /** The faults of the whole record, for controls that edit several fields. */
  allFaults: readonly Fault[];
  set: (name: string, value: unknown) => void;
}

/** The services and the packs of a promotion are one choice: if one list is filled, the empty list means none instead of all. */
const BESIDE: Readonly<Record<string, string>> = { interventions: "packs", packs: "interventions" };

function isFilled(list: unknown): boolean {
  return Array.isArray(list) && list.length > 0;
}

/** A field of a record; nothing if the group has no use for it. */
export function RecordField(props: Props) {
  const { spec, record } = props;
  const { isOffered, hasOwnVideoHost } = useOfferedFields();
  const control = useControl(props, hasOwnVideoHost);
  if (!isOffered(spec, control.value)) return null;
  if (!Object.entries(spec.when ?? {}).every(([name, required]) => record[name] === required)) return null;
  return <Control {...props} control={control} />;
}

/** Returns the field's label, hint, error and value. */
function useControl({ spec, record, faults, onChange }: Props, hasOwnVideoHost: boolean): ControlProps {
  const words = useProPhrases("manageFields");
  const value = record[spec.name];
  const [fault] = faults;
  const writeLimit = (limit: number): number | string => {
    if (spec.control === "price") return limit / 100;
    if (spec.control === "period" || spec.control === "days") return limit / 1440;
    return spec.control === "span" && limit > 0 ? `${limit / 1440} ${words.units.days(limit / 1440)}` : limit;
  };
  const hints: Readonly<Record<string, string>> = words.hints;
  const named = phraseKeyOf(spec);
  return {
    id: `field-${spec.name}`,
    label: words.fields[named],
    // The hint about a second name would be wrong for the only name.
    hint:
      spec.words === "publicname"
        ? undefined
        : hints[named === "meeting_host" && !hasOwnVideoHost ? "meeting_host_needed" : named],
    error: fault && settingFaultText(words.faults, fault, value, writeLimit),
    value,
    onChange,
  };
}

/** The control that fits the field. */
function Control({
  spec,
  record,
  faults,
  onChange,
  allFaults,
  set,
  control,
}: Props & { control: ControlProps }) {
  const words = useProPhrases("manageFields");
  const { value } = control;
  switch (spec.control) {
    case "text":
      return <TextControl {...control} />;
    case "localized":
      return <LocalizedField {...control} />;
    case "longLocalized":
      return <LocalizedField {...control} isLong />;
    case "address":
      return <UrlnameField {...control} />;
    case "choice":
      return (
        <ChoiceControl
          {...control}
          choices={spec.choices.map((one) =>
            typeof one === "string" ? [one, words.choices[one]] : [one[0], words.choices[one[1]]],
          )}
        />
      );
    case "country":
      return <CountryOrCurrencyField {...control} type="region" />;
    case "currency":
      return <CountryOrCurrencyField {...control} type="currency" />;
    case "steps":
      return <StepsField {...control} record={record} />;
    case "sso":
      return <SsoField {...control} faults={faults} />;
    case "shown":
      return <TextControl {...control} readOnly />;
    case "number":
      return (
        <RuleExample name={spec.name} record={record}>
          <NumberField {...control} unit="number" />
        </RuleExample>
      );
    case "position":
      return (
        <PositionField
          id={control.id}
          lat={value}
          lng={record["lng"]}
          onChange={(lat, lng) => {
            set("lat", lat);
            set("lng", lng);
          }}
        />
      );
    case "beside":
      return null;
    case "minutes":
    case "days":
    case "price":
      return <NumberField {...control} unit={spec.control} />;
    case "percentage":
      return (
        <>
          <NumberField {...control} unit="percentage" />
          <PromotionEffect record={record} />
        </>
      );
    case "span":
      return (
        <RuleExample name={spec.name} record={record}>
          <DurationField {...control} />
        </RuleExample>
      );
    case "spans":
      return <DurationsField {...control} each={words.fields.reminder_minutes} />;
    case "period":
      return <BookingPeriodField {...control} record={record} />;
    case "languages":
      return <LanguagesField {...control} />;
    case "lines":
      return <LinesField {...control} />;
    case "tags":
      return <TrackerTagsField {...control} />;
    case "arrival":
      return (
        <>
          <CheckBoxControl {...control} />
          <ArrivalPage />
        </>
      );
    case "reminderWay":
      return <ReminderWayField {...control} />;
    case "notices":
      return <NoticesField {...control} faults={faults} />;
    case "message":
      return <MessageField {...control} kind={spec.words} faults={faults} />;
    case "locale":
      return <MainLanguageField {...control} enabled={record["enabled_locales"]} />;
    case "flag":
      return (
        <RuleExample name={spec.name} record={record}>
          <CheckBoxControl {...control} />
        </RuleExample>
      );
    case "flagUnlessOff":
      return <CheckBoxControl {...control} value={value ?? true} />;
    case "opened":
      return (
        <CheckBoxControl
          {...control}
          value={value !== "closed"}
          onChange={(isOpened) => onChange(isOpened ? "opened" : "closed")}
        />
      );
    case "time":
      return <TimeControl {...control} isEnd={spec.name === "to"} />;
    case "day":
      return <DayControl {...control} />;
    case "weekdays":
      return (
        <>
          <WeekdaysControl {...control} />
          <DrawnTimes record={record} />
        </>
      );
    case "place":
      return <PlaceField {...control} faults={faults} />;
    case "pack":
      return <PackField {...control} faults={faults} price={record["total_price"]} />;
    case "placeTerms":
      return (
        <PlaceTermsField {...control} faults={faults} needsResource={record["need_resource"] === true} />
      );
    case "hours":
      return <CalendarHoursField {...control} />;
    case "serviceHours":
      return <ServiceHoursField {...control} />;
    case "classHours":
      return <ClassHoursField {...control} interventionId={record["intervention_id"]} />;
    case "organisationHours":
      return <OrganisationHoursField {...control} />;
    case "holidays":
      return <HolidaysField {...control} />;
    case "closures":
      return (
        <ExceptionsMonth
          id={control.id}
          labels={words.fields}
          closures={(record["closures"] ?? []) as readonly NamedClosure[]}
          openings={(record["openings"] ?? []) as ExceptionsProps["openings"]}
          rules={(record["openinghours"] ?? null) as ExceptionsProps["rules"]}
          holidays={typeof record["holidays"] === "string" ? record["holidays"] : ""}
          faults={allFaults}
          set={set}
        />
      );
    case "openings":
      // The month calendar of the closures shows these fields too.
      return null;
    case "picture":
      return <PictureField {...control} format={spec.format} />;
    case "pictures":
      return <PicturesField {...control} format={spec.format} />;
    case "colours":
      return <ColoursField {...control} record={record} faults={faults} />;
    case "lists":
      return <ListLooksField {...control} />;
    case "homeHours":
      return <HomeHoursField {...control} faults={faults} />;
    case "orderedReferences":
      return <OrderedReferencesField {...control} kind={spec.kind} />;
    case "reference":
      return <ReferenceField {...control} kind={spec.kind} />;
    case "references":
      // The list of rooms matters only to a service that needs a room.
      if (spec.name === "resources" && record["need_resource"] !== true) return null;
      return (
        <ReferencesField
          {...control}
          kind={spec.kind}
          isNamedElsewhere={isFilled(record[BESIDE[spec.name] ?? ""])}
        />
      );
    default:
      return spec satisfies never;
  }
}
