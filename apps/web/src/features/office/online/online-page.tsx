import { omittedMandatoryFields } from "@rendezvous/domain/form/form-for-viewer";
import { minuteOf, addDays } from "@rendezvous/domain/time/instant";
import { instantToWall } from "@rendezvous/domain/time/zone";
import { formatDayWithYear } from "@rendezvous/phrases/format-date";
import { formatDuration } from "@rendezvous/phrases/format-duration";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "../../../components/button.tsx";
import { now } from "../../../lib/clock.ts";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { Link } from "../../../lib/navigation.tsx";
import { useDateLocale } from "../../../lib/phrases/phrases.ts";
import { useLoadedGroup } from "../../ground/group/page-data.ts";
import { useConditionText } from "../forms/use-condition-text.ts";
import { useQuestionName } from "../forms/question.ts";
import { offeredCatalogue } from "../../ground/group/offered-catalogue.ts";
import { toManage } from "../../ground/group/paths.ts";
import { ManageContent } from "../parts/manage-content.tsx";
import { getRecord } from "../schema/api.ts";
import { useEditedCatalogue } from "../schema/working-draft.ts";
import styles from "./explanation.module.css";
import { NoServiceYet } from "./no-service-yet.tsx";
import { ServicePreview } from "./service-preview.tsx";

/** The number of services shown at first, since each fetches its first free time. */
const AT_ONCE = 30;

/** Shows a new client's view: the bookable services, their calendars, the booking period, the questions and the messages. */
export function OnlinePage() {
  const { online, rules } = useProPhrases("explanation");
  const { pages } = useProPhrases("manage");
  const dateLocale = useDateLocale();
  const { group, catalogue } = useLoadedGroup();
  const [shown, setShown] = useState(AT_ONCE);
  const edited = useEditedCatalogue();
  const settings = useQuery({
    queryKey: ["record", edited, "notifications", group.id],
    queryFn: () => getRecord(edited, "notifications", group.id),
    gcTime: 0,
  });
  const reminder = settings.data?.["rules.reminder_minutes"];
  const { interventions } = offeredCatalogue(catalogue);
  const services = interventions.filter(({ only_package }) => !only_package);
  const today = instantToWall(group.timezone, minuteOf(now())).day;
  const lastDay = addDays(today, Math.floor(group.maxrdv_period / 1440));
  const { Fiche, Vevent } = catalogue.forms;
  const others = omittedMandatoryFields(Fiche).map(({ name, required = false }) => ({
    name,
    type: "string" as const,
    label: "",
    required,
  }));
  const fields = [...others, ...Fiche, ...Vevent];
  const conditionText = useConditionText();
  const nameOf = useQuestionName();
  const questions = fields.map((question) => {
    const name = nameOf(question);
    const text = question.required ? name : online.optional({ name });
    return {
      name: question.name,
      text,
      when: conditionText(question, Fiche.includes(question) ? Fiche : Vevent),
    };
  });
  const hanging = questions.filter(({ when }) => when !== "");
  return (
    <ManageContent title={pages.online} text={online.text}>
      <p>
        {online.untilDay({ day: formatDayWithYear(lastDay, dateLocale) })}{" "}
        <Link {...toManage(group.urlname, "rules")}>{rules}</Link>
      </p>
      <section className={styles.timeline} aria-labelledby="online-services">
        <h2 id="online-services">{online.services}</h2>
        {services.length === 0 && <NoServiceYet />}
        <ol>
          {services.slice(0, shown).map((service) => (
            <ServicePreview key={service.id} service={service} today={today} />
          ))}
        </ol>
        {shown < services.length && (
          <div>
            <Button onClick={() => setShown(shown + AT_ONCE)}>{online.more}</Button>
          </div>
        )}
      </section>
      <section className={styles.timeline} aria-labelledby="online-asked">
        <h2 id="online-asked">{online.asked}</h2>
        <p>
          {questions
            .filter(({ when }) => when === "")
            .map(({ text }) => text)
            .join(", ")}
        </p>
        {hanging.length > 0 && (
          <ul>
            {hanging.map(({ name, text, when }) => (
              <li key={name}>
                {text}
                <br />
                {when}
              </li>
            ))}
          </ul>
        )}
      </section>
      <section className={styles.timeline} aria-labelledby="online-gets">
        <h2 id="online-gets">{online.gets}</h2>
        <p>
          {online.getsText} <Link {...toManage(group.urlname, "texts")}>{pages.texts}</Link>
        </p>
        {typeof reminder === "number" && reminder > 0 && (
          <p>
            {online.reminder({ length: formatDuration(reminder, dateLocale) })}{" "}
            <Link {...toManage(group.urlname, "notifications")}>{pages.notifications}</Link>
          </p>
        )}
      </section>
    </ManageContent>
  );
}
