import { Hourglass } from "lucide-react";
import { Button } from "../../../components/button.tsx";
import { useIdempotencyKey } from "../../ground/idempotency/use-idempotency-key.ts";
import { useLazyPhrases } from "../../../lib/phrases/lazy-phrases.ts";
import { notify } from "../../../lib/popups.ts";
import { useSingleFlightMutation } from "../../../lib/use-single-flight-mutation.ts";
import { CallFailure } from "../../ground/group/call-failure.tsx";
import { useLoadedGroup } from "../../ground/group/page-data.ts";
import { createWish, type NewWish } from "../../visit/waiting/api.ts";
import { useQueryClient } from "@tanstack/react-query";
import { wishesQueryKey } from "./api.ts";

interface Props {
  /** A service and a client, or an appointment that an earlier time shall replace. */
  readonly wish: NewWish;
  readonly onDone?: () => void;
}

/** Puts a client on the waiting list, for example one who calls by phone. */
export function PutOnListButton({ wish, onDone }: Props) {
  const phrases = useLazyPhrases("waiting");
  const { group } = useLoadedGroup();
  const queryClient = useQueryClient();
  const withKey = useIdempotencyKey();
  const sending = useSingleFlightMutation({
    mutationFn: () => withKey(wish, (content, headers) => createWish(group.id, content, headers)),
    onSuccess: ({ firstname, lastname }) => {
      notify("success", phrases.isOnList({ name: `${firstname} ${lastname}`.trim() }));
      onDone?.();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: wishesQueryKey(group.id) }),
  });
  return (
    <>
      <Button isBusy={sending.isPending} aria-disabled={sending.isSuccess} onClick={() => sending.mutate()}>
        <Hourglass size={18} aria-hidden="true" />
        {wish.appointment_id === undefined ? phrases.putOnList : phrases.wantsEarlier}
      </Button>
      {!sending.isPending && <CallFailure failure={sending.error} />}
    </>
  );
}
