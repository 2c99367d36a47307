import type { ProGroup } from "@rendezvous/contract/catalogue/group";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { callApi } from "../../../../lib/call-api.ts";
import { Button, buttonClass } from "../../../../components/button.tsx";
import { QuestionDialog, useOpenDialog } from "../../../../components/popups/question-dialog.tsx";
import { ApiFailure } from "../../../../lib/api-failure.ts";
import { useWording } from "../../../../lib/phrases/phrases.ts";
import { useLoadedGroup } from "../../../ground/group/page-data.ts";
import { addressInLanguage, groupAddress } from "../../../ground/group/paths.ts";
import { logout } from "../../../ground/session/api/logout.ts";
import {
  endSession,
  forgetStoredSession,
  findProSessionOfOtherGroup,
  type GroupSession,
  startSession,
  toSession,
} from "../../../ground/session/session-store.ts";
import { useLazyPhrases } from "../../../../lib/phrases/lazy-phrases.ts";

/**
 * For a professional with a session in another group: if they work in this group too, the page takes the session over; otherwise
 * a dialog asks whether to end it first.
 */
export function OtherGroupSession() {
  const { group } = useLoadedGroup();
  const [other] = useState(() => findProSessionOfOtherGroup(group.urlname));
  const { data: groups, error } = useQuery({
    queryKey: ["pro-groups", other?.session.token],
    queryFn: ({ signal }) => listProGroups(other!, signal),
    enabled: other !== null,
    retry: false,
  });
  const isTheirs = groups?.some(({ id }) => id === group.id);
  const isOver = error instanceof ApiFailure && error.code === "expired_connection";
  useEffect(() => {
    if (other === null) return undefined;
    if (isOver) {
      forgetStoredSession(other.urlname);
      // The page waits for this answer before it redirects visitors.
      endSession(group.urlname, false);
    }
    if (!isTheirs) return undefined;
    let isLeft = false;
    void takeOver(other, groups ?? [], group.id).then((session) => {
      if (isLeft) return;
      forgetStoredSession(other.urlname);
      if (session) startSession(group.urlname, session);
      else endSession(group.urlname, false);
    });
    return () => {
      isLeft = true;
    };
  }, [other, groups, isTheirs, isOver, group]);
  if (other === null || groups === undefined || isTheirs) return null;
  const name = groups.find(({ urlname }) => urlname === other.urlname)?.name ?? other.urlname;
  return <EndSession name={name} urlname={other.urlname} token={other.session.token} />;
}

interface Props {
  /** The name of the group of the present login. */
  name: string;
  urlname: string;
  token: string;
}

/** The dialog's return value when the other session was ended in it. */
const ENDED = "ended";

function EndSession({ name, urlname, token }: Props) {
  const { proElsewhere: phrases, sending } = useLazyPhrases("account");
  const { language } = useWording();
  const { group } = useLoadedGroup();
  const dialog = useOpenDialog();
  const end = useMutation({
    // If the server cannot be reached, the token expires by itself.
    mutationFn: () => logout(token).catch(() => null),
    onSuccess: () => {
      forgetStoredSession(urlname);
      dialog.current?.close(ENDED);
      endSession(group.urlname, false);
    },
  });
  const back = addressInLanguage(groupAddress(urlname, ""), "", language);
  return (
    <QuestionDialog
      ref={dialog}
      title={phrases.title}
      dismiss={null}
      // Escape must be harmless: a professional who stayed here would be in two groups at once.
      onClose={() => dialog.current?.returnValue !== ENDED && window.location.assign(back)}
      actions={
        <>
          <a className={buttonClass("quiet")} href={back}>
            {phrases.back({ name })}
          </a>
          <Button look="danger" isBusy={end.isPending} onClick={() => end.mutate()}>
            {end.isPending ? sending : phrases.end}
          </Button>
        </>
      }
    >
      <p>{phrases.text({ name })}</p>
    </QuestionDialog>
  );
}

type OtherSession = NonNullable<ReturnType<typeof findProSessionOfOtherGroup>>;

/** The group of the session, by which a call with its token reaches the server that knows it. */
const homeOf = ({ urlname, session }: OtherSession): ProGroup | undefined =>
  session.groups.find((one) => one.urlname === urlname);

/** Returns the groups in which a professional works. */
async function listProGroups(other: OtherSession, signal: AbortSignal): Promise<ProGroup[]> {
  const query = { group_id: homeOf(other)?.id };
  const { records } = await callApi("GET /groups", { token: other.session.token, query, signal });
  return records;
}

/** Returns the session for the page's group, with a key for another cell if it is there; null: they must log in there. */
async function takeOver(
  other: OtherSession,
  groups: readonly ProGroup[],
  groupId: number,
): Promise<GroupSession | null> {
  const { session } = other;
  const home = homeOf(other);
  const target = groups.find(({ id }) => id === groupId);
  if (!home || target?.shard === groups.find(({ id }) => id === home.id)?.shard) return session;
  try {
    const { key } = await callApi("POST /sessions/handover", {
      token: session.token,
      query: { group_id: home.id },
      body: { to_group_id: groupId },
    });
    const answer = await callApi("POST /sessions/login", {
      token: null,
      body: { account: { handover_key: key, group_id: groupId } },
    });
    return answer.needFactor ? null : toSession(answer, session.isRemembered);
  } catch (error) {
    // An installation without cells has all groups here.
    return error instanceof ApiFailure && error.code === "not_found" ? session : null;
  }
}
