import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { TextField } from "../../../components/fields/text-field.tsx";
import { buttonClass } from "../../../components/button.tsx";
import { Loading } from "../../../components/loading.tsx";
import { ScreenTitle } from "../../../components/screen-title.tsx";
import { callApi } from "../../../lib/call-api.ts";
import { Link, useNavigate, useQueryText } from "../../../lib/navigation.tsx";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { OperatorFailure } from "./operator-session.tsx";
import styles from "./operator.module.css";
import { toGroups, toOperatedGroup } from "./paths.ts";
import { StateChip } from "./state-chip.tsx";
import { useFormats } from "./use-formats.ts";

/** All groups of the installation, by url name, with a search. The address keeps the search and the page. */
export function GroupsPage() {
  const phrases = useProPhrases("operator");
  const navigate = useNavigate();
  const parameters = new URLSearchParams(useQueryText());
  const find = parameters.get("find") ?? "";
  const after = parameters.get("after") ?? "";
  const { data, error } = useQuery({
    queryKey: ["all-groups", find, after],
    queryFn: ({ signal }) => callApi("GET /operator/groups", { query: { search: find, after }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const last = data?.groups.at(-1)?.urlname ?? "";
  return (
    <>
      <ScreenTitle documentTitle={phrases.groups}>{phrases.groups}</ScreenTitle>
      <div className={styles.search}>
        <TextField
          label={phrases.search}
          type="search"
          maxLength={100}
          value={find}
          onChange={(typed) => navigate({ ...toGroups(typed), replace: true })}
        />
      </div>
      <OperatorFailure failure={error} />
      {data === undefined && error === null && <Loading />}
      {data?.groups.length === 0 && <p className={styles.quiet}>{phrases.noneFound}</p>}
      {data && data.groups.length > 0 && <GroupsTable groups={data.groups} />}
      <p className={styles.buttons}>
        {after !== "" && (
          <Link className={buttonClass("quiet")} {...toGroups(find)}>
            {phrases.firstPage}
          </Link>
        )}
        {data?.isMore && (
          <Link className={buttonClass("quiet")} {...toGroups(find, last)}>
            {phrases.nextPage}
          </Link>
        )}
      </p>
    </>
  );
}

type Groups = Awaited<ReturnType<typeof callApi<"GET /operator/groups">>>["groups"];

function GroupsTable({ groups }: { groups: Groups }) {
  const phrases = useProPhrases("operator");
  const format = useFormats();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls sideways on a phone
    <section className={styles.scroll} aria-label={phrases.groups} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{phrases.group}</th>
            <th scope="col">{phrases.state}</th>
            <th scope="col">{phrases.calendars}</th>
            <th scope="col">{phrases.clients}</th>
            <th scope="col">{phrases.appointments}</th>
            <th scope="col">{phrases.recent}</th>
            <th scope="col">{phrases.lastLogin}</th>
            <th scope="col">{phrases.created}</th>
          </tr>
        </thead>
        <tbody>
          {groups.map((one) => (
            <tr key={one.id}>
              <th scope="row">
                <Link {...toOperatedGroup(one.id)}>{one.name}</Link>
                <span className={styles.quiet}>/{one.urlname}</span>
              </th>
              <td>
                <StateChip state={one.state} />
              </td>
              <td>{format.number(one.calendars)}</td>
              <td>{format.limitedCount(one.clients)}</td>
              <td>{format.limitedCount(one.appointments)}</td>
              <td>{format.limitedCount(one.recent_appointments)}</td>
              <td>{one.seen_at === null ? phrases.never : format.instant(one.seen_at)}</td>
              <td>{format.instant(one.created_at)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
