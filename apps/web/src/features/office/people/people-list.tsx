import { minuteOf } from "@rendezvous/domain/time/instant";
import { instantToWall } from "@rendezvous/domain/time/zone";
import { formatDate } from "@rendezvous/phrases/format-date";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { Button, buttonClass } from "../../../components/button.tsx";
import { Chip } from "../../../components/chip.tsx";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { Link } from "../../../lib/navigation.tsx";
import { useDateLocale } from "../../../lib/phrases/phrases.ts";
import { notify } from "../../../lib/popups.ts";
import { useSingleFlightMutation } from "../../../lib/use-single-flight-mutation.ts";
import { CallFailure } from "../../ground/group/call-failure.tsx";
import { type Colleague, nameOfColleague } from "../../account/factor/api.ts";
import { useLoadedGroup } from "../../ground/group/page-data.ts";
import { toManage } from "../../ground/group/paths.ts";
import { useSession } from "../../ground/session/session-store.ts";
import { ManageContent } from "../parts/manage-content.tsx";
import styles from "../parts/records.module.css";
import { useNameOf, useRecords } from "../schema/use-records.ts";
import { callApi } from "../../../lib/call-api.ts";

/** The professionals of the group, and the pending invitations. */
export function PeopleList({ people }: { people: readonly Colleague[] }) {
  const phrases = useProPhrases("people");
  const { pages, sections } = useProPhrases("manage");
  const { group } = useLoadedGroup();
  const { session } = useSession();
  const dayOf = useDayOf();
  const describe = useDescribe();
  return (
    <ManageContent
      title={pages.people}
      text={sections.people.text}
      action={
        <Link className={buttonClass("main")} {...toManage(group.urlname, "people", "new")}>
          <Plus size={18} aria-hidden="true" />
          {phrases.invite}
        </Link>
      }
    >
      <Invitations />
      <ul className={styles.list} aria-label={pages.people}>
        {people.map((person) => (
          <li key={person.id} className={styles.row}>
            <div className={styles.words}>
              <Link className={styles.name} {...toManage(group.urlname, "people", person.id)}>
                {nameOfColleague(person)}
              </Link>{" "}
              {person.id === session?.accountId && <Chip>{phrases.you}</Chip>}
              <p className={styles.quiet}>
                {[
                  nameOfColleague(person) !== person.email && person.email,
                  describe(person),
                  person.seen_at === null ? phrases.neverSeen : phrases.seen({ day: dayOf(person.seen_at) }),
                ]
                  .filter(Boolean)
                  .join(" · ")}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </ManageContent>
  );
}

function Invitations() {
  const phrases = useProPhrases("people");
  const { group } = useLoadedGroup();
  const dayOf = useDayOf();
  const describe = useDescribe();
  const queryClient = useQueryClient();
  const queryKey = ["invitations", group.id];
  const { data = [], error } = useQuery({
    queryKey,
    queryFn: async ({ signal }) =>
      (await callApi("GET /groups/{id}/pros/invitations", { path: { id: group.id }, signal })).invitations,
    staleTime: 0,
  });
  const takingBack = useSingleFlightMutation({
    mutationFn: ({ id }: { id: number; email: string }) =>
      callApi("DELETE /groups/{id}/pros/invitations/{invitationId}", {
        path: { id: group.id, invitationId: id },
      }),
    onSuccess: (_gone, { email }) => notify("success", phrases.takenBack({ email })),
    // The invitation may have been accepted meanwhile.
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
  return (
    <>
      <CallFailure failure={error ?? takingBack.error} />
      {data.length > 0 && (
        <section className={styles.group} aria-labelledby="invitations">
          <h2 id="invitations">{phrases.invitations}</h2>
          <ul className={styles.list}>
            {data.map((invitation) => (
              <li key={invitation.id} className={styles.row}>
                <div className={styles.words}>
                  {nameOfColleague(invitation)}
                  <p className={styles.quiet}>
                    {[
                      nameOfColleague(invitation) !== invitation.email && invitation.email,
                      describe(invitation),
                      phrases.until({ day: dayOf(invitation.expires_at) }),
                    ]
                      .filter(Boolean)
                      .join(" · ")}
                  </p>
                </div>
                <Button
                  aria-label={`${phrases.takeBack} – ${nameOfColleague(invitation)}`}
                  isBusy={takingBack.isPending}
                  onClick={() => takingBack.mutate(invitation)}
                >
                  {phrases.takeBack}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** Returns a function that writes the role and the names of the calendars. */
function useDescribe(): (who: Pick<Colleague, "role" | "calendars">) => string {
  const phrases = useProPhrases("people");
  const calendarName = useNameOf();
  const { data = [] } = useRecords("calendars");
  return ({ role, calendars }) => {
    const names = data.filter(({ id }) => calendars?.includes(id)).map(calendarName);
    return [phrases.roles[role].name, calendars ? names.join(", ") : phrases.everyCalendar]
      .filter(Boolean)
      .join(" · ");
  };
}

/** Returns a function that formats a day on the group's clock. */
function useDayOf(): (instant: string) => string {
  const dateLocale = useDateLocale();
  const { group } = useLoadedGroup();
  return (instant) =>
    formatDate(instantToWall(group.timezone, minuteOf(Date.parse(instant))).day, dateLocale);
}
