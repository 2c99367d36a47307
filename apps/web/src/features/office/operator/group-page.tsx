import type { GroupForOperator } from "@rendezvous/contract/site/operator";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Loading } from "../../../components/loading.tsx";
import { Message } from "../../../components/message.tsx";
import { ScreenTitle } from "../../../components/screen-title.tsx";
import { buttonClass } from "../../../components/button.tsx";
import { callApi } from "../../../lib/call-api.ts";
import { Link } from "../../../lib/navigation.tsx";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { isRefusedWith } from "../../ground/group/call-failure.tsx";
import { groupAddress } from "../../ground/group/paths.ts";
import { GroupOnlineSwitch } from "./group-online-switch.tsx";
import { ChangesList } from "./changes-list.tsx";
import { FactList } from "./fact-list.tsx";
import { OperatorFailure } from "./operator-session.tsx";
import styles from "./operator.module.css";
import { toGroups } from "./paths.ts";
import { QuotasForm } from "./quotas-form.tsx";
import { StateChip } from "./state-chip.tsx";
import { useFormats } from "./use-formats.ts";

/** A group's figures, limits and history, and whether it is online. */
export function GroupPage({ id }: { id: number }) {
  const phrases = useProPhrases("operator");
  const queryClient = useQueryClient();
  const queryKey = ["operated-group", id];
  const path = { operatedGroupId: id };
  const { data, error } = useQuery({
    queryKey,
    queryFn: ({ signal }) => callApi("GET /operator/groups/{operatedGroupId}", { path, signal }),
    staleTime: 0,
  });
  const toList = (
    <Link className={buttonClass("quiet")} {...toGroups()}>
      {phrases.groups}
    </Link>
  );
  if (isRefusedWith(error, "not_found"))
    return (
      <Message title={phrases.unknownGroup} text="">
        {toList}
      </Message>
    );
  if (data === undefined)
    return (
      <>
        <ScreenTitle documentTitle={phrases.groups}>{phrases.group}</ScreenTitle>
        <OperatorFailure failure={error} />
        {error === null && <Loading />}
      </>
    );
  const store = (group: GroupForOperator) => queryClient.setQueryData(queryKey, group);
  return (
    <>
      <div className={styles.head}>
        <ScreenTitle documentTitle={data.name}>{data.name}</ScreenTitle>
        <StateChip state={data.state} />
      </div>
      <p>
        <a href={groupAddress(data.urlname, "")}>/{data.urlname}</a>
      </p>
      <OperatorFailure failure={error} />
      <Figures group={data} />
      <GroupOnlineSwitch group={data} onChanged={store} />
      <QuotasForm group={data} onChanged={store} />
      <ChangesList changes={data.changes} isOfGroup />
    </>
  );
}

function Figures({ group }: { group: GroupForOperator }) {
  const phrases = useProPhrases("operator");
  const format = useFormats();
  return (
    <div className={styles.parts}>
      <FactList
        facts={[
          [phrases.clients, format.limitedCount(group.clients)],
          [phrases.appointments, format.limitedCount(group.appointments)],
          [phrases.recent, format.limitedCount(group.recent_appointments)],
          [phrases.calendars, format.number(group.calendars)],
          [phrases.services, format.number(group.services)],
          [phrases.pictures, format.number(group.pictures)],
        ]}
      />
      <FactList
        facts={[
          [phrases.created, format.instant(group.created_at)],
          [phrases.lastLogin, group.seen_at === null ? phrases.never : format.instant(group.seen_at)],
          [phrases.professionals, format.number(group.professionals)],
          [phrases.owners, group.owners.length === 0 ? "–" : group.owners.join(", ")],
        ]}
      />
    </div>
  );
}
