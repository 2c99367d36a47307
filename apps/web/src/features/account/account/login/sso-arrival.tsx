import type { SignedIn } from "@rendezvous/contract/people/session";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { Loading } from "../../../../components/loading.tsx";
import { Message } from "../../../../components/message.tsx";
import { useWording } from "../../../../lib/phrases/phrases.ts";
import { useLoadedGroup } from "../../../ground/group/first-data.ts";
import { SsoLogin } from "./sso-login.tsx";
import { sendSessionToOpener } from "./sso-window.ts";
import { useLazyPhrases } from "../../../../lib/phrases/lazy-phrases.ts";
import { readRequestedScreen, useCompleteLogin } from "./use-complete-login.ts";
import { ApiFailure, readFailure } from "../../../../lib/api-failure.ts";

/**
 * Shown after the return from the OpenID provider: fetches the session and continues the booking, here or in the frame that
 * opened this window.
 */
export function SsoArrival() {
  const phrases = useLazyPhrases("account").sso;
  const { language } = useWording();
  const { group } = useLoadedGroup();
  const { completeLoginWith } = useCompleteLogin(readRequestedScreen(group.urlname));
  const { urlname } = group;
  const { data, error } = useQuery({
    queryKey: ["sso session", urlname],
    queryFn: async () => {
      const answer = await fetchSsoSession(urlname, language);
      return { answer, isTaken: await sendSessionToOpener(urlname, answer) };
    },
    // The server answers this request only once.
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const goOn = useEffectEvent((answer: SignedIn) => completeLoginWith(answer, false));
  useEffect(() => {
    if (data?.isTaken) window.close();
    else if (data !== undefined) goOn(data.answer);
  }, [data]);
  if (error !== null) return <SsoLogin notice={null} failure="expired" />;
  if (data?.isTaken)
    return (
      <Message title={phrases.done} text="">
        {null}
      </Message>
    );
  return <Loading />;
}

const TIMEOUT_MS = 20_000;

/**
 * Fetches the session after the return from the OpenID provider; works once. Only the pages' own host receives the cookie that
 * identifies the session, so this is not a call of the API, which may be on another host.
 */
async function fetchSsoSession(urlname: string, language: string): Promise<SignedIn> {
  const response = await fetch(`/${encodeURIComponent(urlname)}/sso/session?locale=${language}`, {
    method: "POST",
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => {
    throw new ApiFailure("network", 0);
  });
  const body: unknown = await response.json().catch(() => null);
  if (response.ok) return body as SignedIn;
  throw readFailure(response.status, body);
}
