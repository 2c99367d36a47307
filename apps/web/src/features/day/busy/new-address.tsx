import { useState } from "react";
import { Button } from "../../../components/button.tsx";
import { TextField } from "../../../components/fields/text-field.tsx";
import { callApi } from "../../../lib/call-api.ts";
import { useIdempotencyKey } from "../../ground/idempotency/use-idempotency-key.ts";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { useSingleFlightMutation } from "../../../lib/use-single-flight-mutation.ts";
import styles from "../../ground/feed/feed.module.css";
import { CallFailure } from "../../ground/group/call-failure.tsx";
import { useLoadedGroup } from "../../ground/group/page-data.ts";
import { useAddressProblem } from "./use-address-problem.ts";

/** Asks for the address of another calendar, which is not shown again. */
export function NewAddress({ calendarId, onMade }: { calendarId: number; onMade: () => void }) {
  const texts = useProPhrases("busy");
  const { group } = useLoadedGroup();
  const [address, setAddress] = useState("");
  const withKey = useIdempotencyKey();
  const connecting = useSingleFlightMutation({
    mutationFn: () =>
      withKey({ busy_source: { address } }, (body, headers) =>
        callApi("POST /groups/{id}/calendars/{calendarId}/busy_sources", {
          path: { id: group.id, calendarId },
          body,
          headers,
        }),
      ),
    onSuccess: () => {
      setAddress("");
      onMade();
    },
  });
  const addressProblem = useAddressProblem(connecting.error);
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        connecting.mutate();
      }}
    >
      <TextField
        id="busy-address"
        label={texts.address}
        hint={texts.hint}
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        maxLength={2000}
        required
        value={address}
        error={addressProblem}
        onChange={setAddress}
      />
      {addressProblem === undefined && <CallFailure failure={connecting.error} />}
      <div>
        <Button type="submit" look="main" isBusy={connecting.isPending}>
          {texts.connect}
        </Button>
      </div>
    </form>
  );
}
