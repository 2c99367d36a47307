import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { addDays } from "@rendezvous/domain/time/instant";
import { ChevronLeft, ChevronRight, Plus, X } from "lucide-react";
import { Button } from "../../../components/button.tsx";
import { Loading } from "../../../components/loading.tsx";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { useLoadedGroup } from "../../ground/group/page-data.ts";
import { ManageContent } from "../parts/manage-content.tsx";
import { listExplanations, type ExplanationQuery } from "./api.ts";
import styles from "./explanation.module.css";
import { NoServiceYet } from "./no-service-yet.tsx";
import { Timeline } from "./timeline.tsx";
import { useExplanationQuery } from "./use-explanation-query.ts";
import { CallFailure } from "../../ground/group/call-failure.tsx";
import { Options, SelectField } from "../../../components/fields/select-field.tsx";
import { TextField } from "../../../components/fields/text-field.tsx";
import { offeredCatalogue } from "../../ground/group/offered-catalogue.ts";

/** The number of calendars drawn at first, and added by each press of the button. */
const AT_ONCE = 30;

/** Shows for a service and a day the free times of each calendar, and the reasons against all other times. */
export function WhyNoSlotPage() {
  const words = useProPhrases("manage");
  const phrases = useProPhrases("explanation");
  const { group } = useLoadedGroup();
  const { criteria, ask } = useExplanationQuery();
  const [shown, setShown] = useState(AT_ONCE);
  const isAsked = criteria.pack !== null || criteria.interventions.length > 0;
  const { data, isLoading, error } = useQuery({
    queryKey: ["explanations", group.id, criteria],
    queryFn: ({ signal }) => listExplanations(group.id, criteria, signal),
    enabled: isAsked,
  });
  const free = data?.records.flatMap(({ ranges }) =>
    ranges.flatMap(({ starts, reasons }) => (reasons.length === 0 ? starts : [])),
  );
  return (
    <ManageContent title={words.pages["why-no-slot"]} text={phrases.text}>
      {isAsked ? <ExplanationForm criteria={criteria} ask={ask} /> : <NoServiceYet />}
      {isLoading && <Loading />}
      <CallFailure failure={error} />
      <output className={styles.count}>{free && phrases.freeCount({ count: new Set(free).size })}</output>
      {data && data.records.length === 0 && <p>{phrases.none}</p>}
      {data?.records.slice(0, shown).map((explanation) => (
        <Timeline key={explanation.calendar.id} explanation={explanation} criteria={criteria} />
      ))}
      {data && shown < data.records.length && (
        <div>
          <Button onClick={() => setShown(shown + AT_ONCE)}>{phrases.online.more}</Button>
        </div>
      )}
      {data && data.others.length > 0 && (
        <ul className={styles.others}>
          {data.others.map(({ calendar, code }) => (
            <li key={calendar.id}>
              <span lang={calendar.lang}>{calendar.name}</span>
              <span>{phrases[code]}</span>
            </li>
          ))}
        </ul>
      )}
    </ManageContent>
  );
}

interface Props {
  criteria: ExplanationQuery;
  ask: (change: Partial<ExplanationQuery>) => void;
}

const PACK = "pack ";

/** Chooses services in a row or a pack, a calendar, and a day. */
function ExplanationForm({ criteria, ask }: Props) {
  const phrases = useProPhrases("explanation");
  const words = useProPhrases("calendarActions");
  const manage = useProPhrases("manage");
  const { catalogue } = useLoadedGroup();
  const { interventions, packs, calendars } = offeredCatalogue(catalogue);
  const chosen = criteria.pack === null ? criteria.interventions : [];
  const nameOf = (id: number) => interventions.find((one) => one.id === id)?.publicname ?? "";
  function choose(at: number, value: string): void {
    if (value.startsWith(PACK)) ask({ pack: Number(value.slice(PACK.length)), interventions: [] });
    else
      ask({
        pack: null,
        interventions: chosen.length > 0 ? chosen.with(at, Number(value)) : [Number(value)],
      });
  }
  const fields = criteria.pack === null ? chosen : [null];
  return (
    <div className={styles.form}>
      {fields.map((id, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same service may be asked for twice
        <div key={at} className={styles.field}>
          <SelectField
            label={words.book.service}
            value={id === null ? `${PACK}${criteria.pack}` : id}
            onChange={(value) => choose(at, value)}
          >
            <optgroup label={manage.pages.interventions}>
              <Options of={interventions.map((one) => [one.id, one.publicname])} />
            </optgroup>
            {packs.length > 0 && fields.length === 1 && (
              <optgroup label={manage.pages.packs}>
                <Options of={packs.map((one) => [`${PACK}${one.id}`, one.publicname])} />
              </optgroup>
            )}
          </SelectField>
          {id !== null && fields.length > 1 && (
            <Button
              look="plain"
              aria-label={phrases.removeService({ name: nameOf(id) })}
              onClick={() => ask({ interventions: chosen.toSpliced(at, 1) })}
            >
              <X size={18} aria-hidden="true" />
            </Button>
          )}
        </div>
      ))}
      {chosen.length > 0 && chosen.length < 5 && (
        <Button look="plain" onClick={() => ask({ interventions: [...chosen, chosen.at(-1)!] })}>
          <Plus size={18} aria-hidden="true" />
          {phrases.addService}
        </Button>
      )}
      <SelectField
        label={words.calendar}
        none={phrases.all}
        options={calendars.map((one) => [one.id, one.publicname])}
        value={criteria.calendar ?? ""}
        onChange={(id) => ask({ calendar: Number(id) || null })}
      />
      <DayChoice day={criteria.day} ask={ask} />
    </div>
  );
}

/** Chooses the day; two buttons go to the day before and after. */
function DayChoice({ day, ask }: Pick<Props, "ask"> & Pick<ExplanationQuery, "day">) {
  const words = useProPhrases("calendarActions");
  const days = useProPhrases("calendar");
  return (
    <div className={styles.field}>
      <Button look="plain" aria-label={days.previousDay} onClick={() => ask({ day: addDays(day, -1) })}>
        <ChevronLeft size={18} aria-hidden="true" />
      </Button>
      <TextField
        label={words.day}
        type="date"
        value={day}
        onChange={(chosen) => chosen !== "" && ask({ day: chosen })}
      />
      <Button look="plain" aria-label={days.nextDay} onClick={() => ask({ day: addDays(day, 1) })}>
        <ChevronRight size={18} aria-hidden="true" />
      </Button>
    </div>
  );
}
