import type { CALENDAR_PROVIDERS } from "@rendezvous/contract/office/busy-source-calls";
import { useQuery } from "@tanstack/react-query";
import { Button } from "../../../components/button.tsx";
import { callApi } from "../../../lib/call-api.ts";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { useSingleFlightMutation } from "../../../lib/use-single-flight-mutation.ts";
import styles from "../../ground/feed/feed.module.css";
import { CallFailure } from "../../ground/group/call-failure.tsx";
import { useLoadedGroup } from "../../ground/group/page-data.ts";
import { ConnectionForm } from "./connection-form.tsx";
import { ListingProblem } from "./listing-problem.tsx";
import type { ProviderAnswer } from "./provider-answer.ts";

const NAMES = { google: "Google", microsoft: "Microsoft" };

interface LoginProps {
  provider: (typeof CALENDAR_PROVIDERS)[number];
}

/** Leads to the provider's login page, and from there back to this dialog. */
export function ProviderLogin({ provider }: LoginProps) {
  const texts = useProPhrases("busy");
  const { group } = useLoadedGroup();
  const leaving = useSingleFlightMutation({
    mutationFn: () =>
      callApi("POST /groups/{id}/calendar_logins", { path: { id: group.id }, body: { login: { provider } } }),
    onSuccess: ({ url }) => location.assign(url),
  });
  return (
    <div className={styles.form}>
      <CallFailure failure={leaving.error} />
      <div>
        <Button look="main" isBusy={leaving.isPending || leaving.isSuccess} onClick={() => leaving.mutate()}>
          {texts.signIn({ name: NAMES[provider] })}
        </Button>
      </div>
    </div>
  );
}

interface Props {
  calendarId: number;
  answer: ProviderAnswer;
  onMade: () => void;
}

/** Asks which calendar of the provider is connected, and how. The answer of its login page can be used once. */
export function ProviderConnection({ calendarId, answer, onMade }: Props) {
  const { group } = useLoadedGroup();
  const { data, error } = useQuery({
    queryKey: ["remote-calendars", group.id, answer.state],
    queryFn: () =>
      callApi("POST /groups/{id}/remote_calendars", { path: { id: group.id }, body: { login: answer } }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const { remote_calendars: remoteCalendars = [], grant = null } = data ?? {};
  return (
    <>
      <CallFailure failure={error} />
      <ListingProblem answer={data} />
      {remoteCalendars.length > 0 && grant !== null && (
        <ConnectionForm
          calendarId={calendarId}
          access={{ grant }}
          remoteCalendars={remoteCalendars}
          onMade={onMade}
        />
      )}
    </>
  );
}
