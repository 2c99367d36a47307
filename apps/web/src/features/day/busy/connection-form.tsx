import type { RemoteCalendarName } from "@rendezvous/contract/office/connected-calendar-calls";
import { FEED_CONTENTS, type FeedContent } from "@rendezvous/domain/feed/feed-contents";
import { useState } from "react";
import { Button } from "../../../components/button.tsx";
import { CheckBox } from "../../../components/fields/choice-fields.tsx";
import { SelectField } from "../../../components/fields/select-field.tsx";
import { callApi } from "../../../lib/call-api.ts";
import { useIdempotencyKey } from "../../ground/idempotency/use-idempotency-key.ts";
import { useLazyPhrases } from "../../../lib/phrases/lazy-phrases.ts";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { useSingleFlightMutation } from "../../../lib/use-single-flight-mutation.ts";
import styles from "../../ground/feed/feed.module.css";
import { CallFailure } from "../../ground/group/call-failure.tsx";
import { useLoadedGroup } from "../../ground/group/page-data.ts";

interface Props {
  calendarId: number;
  /** A login at a server, or the grant of a provider. */
  access:
    | { readonly address?: string; readonly username: string; readonly password: string }
    | { readonly grant: string };
  /** The calendars of the login. */
  remoteCalendars: readonly RemoteCalendarName[];
  onMade: () => void;
}

/** Asks which calendar of a login is connected, what is written there, and what follows a move there. */
export function ConnectionForm({ calendarId, access, remoteCalendars, onMade }: Props) {
  const texts = useProPhrases("busy");
  const { contents } = useLazyPhrases("appointment").feed;
  const { group } = useLoadedGroup();
  const [address, setAddress] = useState(remoteCalendars[0]?.address ?? "");
  const [writes, setWrites] = useState<FeedContent | null>("busy");
  const [followsMoves, setFollowsMoves] = useState(false);
  const withKey = useIdempotencyKey();
  const name = remoteCalendars.find((one) => one.address === address)?.name ?? "";
  const connecting = useSingleFlightMutation({
    mutationFn: () =>
      withKey(
        { connected_calendar: { ...access, address, name, writes, follows_moves: followsMoves } },
        (body, headers) =>
          callApi("POST /groups/{id}/calendars/{calendarId}/connected_calendars", {
            path: { id: group.id, calendarId },
            body,
            headers,
          }),
      ),
    onSuccess: onMade,
  });
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        connecting.mutate();
      }}
    >
      <SelectField
        label={texts.remote}
        value={address}
        options={remoteCalendars.map((one) => [one.address, one.name])}
        onChange={setAddress}
      />
      <SelectField
        label={texts.writes}
        value={writes ?? ""}
        options={[...FEED_CONTENTS.map((one) => [one, contents[one]] as const), ["", texts.notWritten]]}
        onChange={(value) => setWrites(FEED_CONTENTS.find((one) => one === value) ?? null)}
      />
      {writes !== null && (
        <CheckBox
          label={texts.followsMoves}
          hint={texts.followsHint}
          isChecked={followsMoves}
          onChange={setFollowsMoves}
        />
      )}
      <CallFailure failure={connecting.error} />
      <div>
        <Button type="submit" look="main" isBusy={connecting.isPending}>
          {texts.connect}
        </Button>
      </div>
    </form>
  );
}
