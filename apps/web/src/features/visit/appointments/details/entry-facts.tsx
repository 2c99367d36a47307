import type { Appointment } from "@rendezvous/contract/booking/appointment";
import type { AppointmentEntry } from "@rendezvous/domain/appointment/merge-packs";
import { formatTime } from "@rendezvous/phrases/format-date";
import { formatDuration } from "@rendezvous/phrases/format-duration";
import { formatPassState } from "@rendezvous/phrases/format-pass";
import { formatPrice } from "@rendezvous/phrases/format-price";
import { upperFirst } from "@rendezvous/phrases/upper-first";
import type { ReactNode } from "react";
import { Chip } from "../../../../components/chip.tsx";
import { Names } from "../../../../components/names.tsx";
import { RichText } from "../../../../components/rich-text.tsx";
import { useDateLocale, usePhrases } from "../../../../lib/phrases/phrases.ts";
import { useLazyPhrases } from "../../../../lib/phrases/lazy-phrases.ts";
import { useLoadedGroup } from "../../../ground/group/page-data.ts";
import { formatStart } from "../../slots/format-start.ts";
import { PlacesNote } from "../../classes/places-note.tsx";
import {
  calendarsOfEntry,
  classesOfEntry,
  languageOfEntryName,
  nameOfEntry,
  roomsOfEntry,
} from "../entry.ts";
import styles from "./entry-facts.module.css";

interface Props {
  entry: AppointmentEntry<Appointment>;
  /** There are several appointments, so each shows its own time and price. */
  isSeveral: boolean;
  /** Further facts, each with its name. */
  more?: readonly (readonly [name: string, value: ReactNode])[];
  /** Shown below the facts, in the same card. */
  children?: ReactNode;
}

/** The facts of one appointment, or of a pack as one: service, time, calendar, person and place. */
export function EntryFacts({ entry, isSeveral, more = [], children }: Props) {
  const phrases = usePhrases();
  const appointmentTexts = useLazyPhrases("appointment");
  const texts = appointmentTexts.confirm;
  const dateLocale = useDateLocale();
  const { group } = useLoadedGroup();
  const { first, appointments } = entry;
  const { fiche, address, pack } = first;
  const name = [fiche.firstname, fiche.lastname].filter((part) => part !== "").join(" ");
  const length = group.display_intervention_length
    ? ` (${formatDuration(entry.durationMinutes, dateLocale)})`
    : "";
  const calendars = calendarsOfEntry(entry);
  const resources = roomsOfEntry(entry);
  const services = new Map(
    appointments.flatMap((one) => one.interventions.map((service) => [service.id, service])),
  );
  const instructions = [...services.values()].filter((service) => service.instructions !== undefined);
  const isUnpaid = entry.price_amount > 0 && first.pass === undefined;
  const showsPrice = isSeveral && group.display_intervention_price && isUnpaid;
  return (
    <div className={styles.facts}>
      <dl>
        {isSeveral && (
          <Fact name={phrases.summary.when}>
            {upperFirst(formatStart(entry, group.timezone, phrases, dateLocale), dateLocale)}
          </Fact>
        )}
        <Fact name={texts.what}>
          {pack === null ? (
            <>
              <Names
                names={[
                  { name: nameOfEntry(entry, appointmentTexts), lang: languageOfEntryName(entry) },
                  ...classesOfEntry(entry),
                ]}
              />
              {length}
              {first.places !== undefined && <PlacesNote places={first.places} guests={first.guests} />}
            </>
          ) : (
            <>
              <span lang={pack.lang}>{pack.name}</span>
              {length} <Chip>{phrases.summary.pack}</Chip>
              <Parts entry={entry} />
            </>
          )}
        </Fact>
        <Fact name={texts.calendar}>{calendars.length > 0 && <Names names={calendars} />}</Fact>
        <Fact name={texts.resource}>{resources.length > 0 && <Names names={resources} />}</Fact>
        <Fact name={texts.fiche}>{name}</Fact>
        <Fact name={texts.where}>
          {first.videoconference ? texts.video : (address?.address ?? first.location)}
        </Fact>
        <Fact name={texts.instructions}>
          {instructions.length > 0 && <Instructions services={instructions} />}
        </Fact>
        <Fact name={texts.comments}>
          {[first.comments, first.vevent_comments].filter((text) => text !== "").join("\n")}
        </Fact>
        {showsPrice && (
          <Fact name={texts.price}>
            {formatPrice(entry.price_amount, group.currency, dateLocale)}
            {entry.promotion !== null && (
              <>
                {" "}
                <Chip>{phrases.slots.promotion({ percentage: entry.promotion })}</Chip>
              </>
            )}
          </Fact>
        )}
        {first.pass && <PassFact pass={first.pass} />}
        {more.map(([title, value]) => (
          <Fact key={title} name={title}>
            {value}
          </Fact>
        ))}
      </dl>
      {children}
    </div>
  );
}

/** The instructions of the services; of several services, each under its name. */
function Instructions({ services }: { services: Appointment["interventions"] }) {
  return services.map(({ id, name, lang, instructions = "" }) => (
    <div key={id}>
      {services.length > 1 && <strong lang={lang}>{name}</strong>}
      <RichText text={instructions} />
    </div>
  ));
}

/** The pass that pays, with what is left of it. */
function PassFact({ pass }: { pass: NonNullable<Appointment["pass"]> }) {
  const phrases = useLazyPhrases("passes");
  const dateLocale = useDateLocale();
  return (
    <Fact name={phrases.which}>
      <span lang={pass.lang}>{pass.name}</span> – {formatPassState(pass, phrases, dateLocale)}
    </Fact>
  );
}

/** The services of a pack with their times and the breaks between them. */
function Parts({ entry }: { entry: AppointmentEntry<Appointment> }) {
  const texts = useLazyPhrases("appointment").confirm;
  const dateLocale = useDateLocale();
  return (
    <ol className={styles.parts}>
      {entry.parts.map((part, index) =>
        "appointment" in part ? (
          <li key={part.appointment.id}>
            {formatTime(part.appointment.start, dateLocale)} <Names names={part.appointment.interventions} />
          </li>
        ) : (
          // Uses the position as the key, because two breaks never follow each other.
          <li key={`break-${index}`} className={styles.quiet}>
            {texts.breakTime({ length: formatDuration(part.breakMinutes, dateLocale) })}
          </li>
        ),
      )}
    </ol>
  );
}

/** Renders nothing when the value is empty. */
function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (children === "" || children === null || children === false) return null;
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
