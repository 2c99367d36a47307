import type { RemoteCalendarName } from "@rendezvous/contract/office/connected-calendar-calls";
import { useState } from "react";
import { Button } from "../../../components/button.tsx";
import { TextField } from "../../../components/fields/text-field.tsx";
import { callApi } from "../../../lib/call-api.ts";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { useSingleFlightMutation } from "../../../lib/use-single-flight-mutation.ts";
import styles from "../../ground/feed/feed.module.css";
import { CallFailure } from "../../ground/group/call-failure.tsx";
import { useLoadedGroup } from "../../ground/group/page-data.ts";
import { ConnectionForm } from "./connection-form.tsx";
import { ListingProblem } from "./listing-problem.tsx";
import { useAddressProblem } from "./use-address-problem.ts";

interface Props {
  calendarId: number;
  onMade: () => void;
}

const NO_LOGIN = { address: "", username: "", password: "" };
type Login = typeof NO_LOGIN;

/** Asks for a login at a calendar server, then which of its calendars is connected, and how. */
export function NewConnection({ calendarId, onMade }: Props) {
  const [login, setLogin] = useState<Login>(NO_LOGIN);
  const [remoteCalendars, setRemoteCalendars] = useState<readonly RemoteCalendarName[]>([]);
  return (
    <>
      <LoginForm
        login={login}
        onChange={(changed) => {
          setLogin(changed);
          setRemoteCalendars([]);
        }}
        onFound={setRemoteCalendars}
      />
      {remoteCalendars.length > 0 && (
        <ConnectionForm
          calendarId={calendarId}
          access={login}
          remoteCalendars={remoteCalendars}
          onMade={() => {
            setLogin(NO_LOGIN);
            setRemoteCalendars([]);
            onMade();
          }}
        />
      )}
    </>
  );
}

interface LoginFormProps {
  login: Login;
  onChange: (login: Login) => void;
  onFound: (calendars: readonly RemoteCalendarName[]) => void;
}

function LoginForm({ login, onChange, onFound }: LoginFormProps) {
  const texts = useProPhrases("busy");
  const { group } = useLoadedGroup();
  const listing = useSingleFlightMutation({
    mutationFn: () =>
      callApi("POST /groups/{id}/remote_calendars", { path: { id: group.id }, body: { login } }),
    onSuccess: ({ remote_calendars }) => onFound(remote_calendars),
  });
  const addressProblem = useAddressProblem(listing.error);
  const set = (name: keyof Login) => (value: string) => onChange({ ...login, [name]: value });
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        listing.mutate();
      }}
    >
      <TextField
        id="busy-server"
        label={texts.server}
        hint={texts.serverHint}
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        maxLength={2000}
        required
        value={login.address}
        error={addressProblem}
        onChange={set("address")}
      />
      <TextField
        id="busy-username"
        label={texts.username}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={200}
        required
        value={login.username}
        onChange={set("username")}
      />
      <TextField
        id="busy-password"
        label={texts.password}
        hint={texts.passwordHint}
        type="password"
        // Prevents the browser from offering the password of this site.
        autoComplete="new-password"
        maxLength={500}
        required
        value={login.password}
        onChange={set("password")}
      />
      <ListingProblem answer={listing.data} />
      {addressProblem === undefined && <CallFailure failure={listing.error} />}
      <div>
        <Button type="submit" look="main" isBusy={listing.isPending}>
          {texts.find}
        </Button>
      </div>
    </form>
  );
}
