import { useQuery } from "@tanstack/react-query";
import { useParams } from "wouter";
import { Loading } from "../../../components/loading.tsx";
import { Notice } from "../../../components/notice.tsx";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { CallFailure } from "../../ground/group/call-failure.tsx";
import { listPros, nameOfColleague } from "../../account/factor/api.ts";
import { useLoadedGroup } from "../../ground/group/page-data.ts";
import { ManageContent } from "../parts/manage-content.tsx";
import { PeopleList } from "./people-list.tsx";
import { PersonForm } from "./person-form.tsx";

/** The professionals of the group, a new invitation, or the person in the address. */
export function TeamPage() {
  const phrases = useProPhrases("people");
  const { pages, sections, gone: goneText } = useProPhrases("manage");
  const { record } = useParams();
  const { group } = useLoadedGroup();
  const { data, error } = useQuery({
    queryKey: ["pros", group.id],
    queryFn: ({ signal }) => listPros(group.id, signal),
    staleTime: 0,
    // Not fetched again during editing.
    refetchOnWindowFocus: false,
  });
  if (record === "new")
    return (
      <ManageContent title={phrases.invite}>
        <PersonForm person={null} />
      </ManageContent>
    );
  if (data === undefined)
    return (
      <ManageContent title={pages.people} text={sections.people.text}>
        {error === null ? <Loading /> : <CallFailure failure={error} />}
      </ManageContent>
    );
  if (record === undefined) return <PeopleList people={data} />;
  const person = data.find(({ id }) => String(id) === record);
  if (!person)
    return (
      <ManageContent title={pages.people}>
        <Notice look="problem">{goneText}</Notice>
      </ManageContent>
    );
  const name = nameOfColleague(person);
  return (
    <ManageContent title={name} text={name === person.email ? undefined : person.email}>
      {/* A change by another owner remounts the form. */}
      <PersonForm key={JSON.stringify([person.role, person.calendars])} person={person} />
    </ManageContent>
  );
}
