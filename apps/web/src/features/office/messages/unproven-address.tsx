import { useQuery } from "@tanstack/react-query";
import { Button } from "../../../components/button.tsx";
import { notify } from "../../../lib/popups.ts";
import { useMessagesPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { useSingleFlightMutation } from "../../../lib/use-single-flight-mutation.ts";
import { CallFailure } from "../../account/account/call-failure.tsx";
import { useLoadedGroup } from "../../ground/group/first-data.ts";
import { askNoticeAddress, listMessages } from "./api.ts";
import styles from "./messages.module.css";

/** Says that a saved address gets no mails until it is proven, and mails the link again. */
export function UnprovenAddress({ email }: { email: string }) {
  const phrases = useMessagesPhrases();
  const { group } = useLoadedGroup();
  const { data } = useQuery({
    queryKey: ["messages", group.id],
    queryFn: ({ signal }) => listMessages(group.id, signal),
  });
  const asking = useSingleFlightMutation({
    mutationFn: () => askNoticeAddress(group.id, email),
    onSuccess: (email) => notify("success", phrases.linkSent({ email: email })),
  });
  const isUnproven = data?.notice_addresses.some(
    (one) => one.email === email.trim().toLowerCase() && !one.proven,
  );
  if (!isUnproven) return null;
  return (
    <div>
      <p className={styles.quiet}>{phrases.unproven}</p>
      <CallFailure failure={asking.error} />
      <Button isBusy={asking.isPending} onClick={() => asking.mutate()}>
        {phrases.sendLink}
      </Button>
    </div>
  );
}
