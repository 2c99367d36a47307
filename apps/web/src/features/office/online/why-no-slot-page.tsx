import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "../../../components/button.tsx";
import { Loading } from "../../../components/loading.tsx";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { useLoadedGroup } from "../../ground/group/first-data.ts";
import { ManageContent } from "../parts/manage-content.tsx";
import { listExplanations } from "./api.ts";
import { ExplanationForm } from "./explanation-form.tsx";
import styles from "./explanation.module.css";
import { NothingOnline } from "./nothing-online.tsx";
import { Timeline } from "./timeline.tsx";
import { useExplanationQuery } from "./use-explanation-query.ts";
import { CallFailure } from "../../ground/group/call-failure.tsx";

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
      {isAsked ? <ExplanationForm criteria={criteria} ask={ask} /> : <NothingOnline />}
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
