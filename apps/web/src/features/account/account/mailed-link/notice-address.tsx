import { buttonClass } from "../../../../components/button.tsx";
import { Message } from "../../../../components/message.tsx";
import { useLazyPhrases } from "../../../../lib/phrases/lazy-phrases.ts";
import { Link } from "../../../../lib/navigation.tsx";
import { useSingleFlightMutation } from "../../../../lib/use-single-flight-mutation.ts";
import { useLoadedGroup } from "../../../ground/group/page-data.ts";
import { toGroup } from "../../../ground/group/paths.ts";
import styles from "../account.module.css";
import { AccountScreen } from "../account-screen.tsx";
import { proveNoticeAddress } from "../api.ts";
import { CallFailure, isRefusedWith } from "../../../ground/group/call-failure.tsx";
import { SubmitButton } from "../submit-button.tsx";

/** The screen of the mailed link that proves an address for notices. Opening the screen proves nothing; its button does. */
export function NoticeAddress({ mailedKey }: { mailedKey: string }) {
  const { mailed } = useLazyPhrases("account");
  const { group } = useLoadedGroup();
  const proving = useSingleFlightMutation({ mutationFn: () => proveNoticeAddress(group.id, mailedKey) });
  if (proving.data !== undefined)
    return (
      <Message title={mailed.noticeDoneHeading} text={mailed.noticeDone({ email: proving.data })}>
        <Link className={buttonClass("quiet")} {...toGroup(group.urlname)}>
          {group.name}
        </Link>
      </Message>
    );
  const isDead = isRefusedWith(proving.error, "dead_key");
  return (
    // The pressed button is removed, so the title takes the focus.
    <AccountScreen
      key={isDead ? "dead" : "alive"}
      title={mailed.noticeHeading}
      text={isDead ? "" : mailed.noticeText({ group: group.name })}
    >
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!proving.isPending) proving.mutate();
        }}
      >
        {!proving.isPending && <CallFailure failure={proving.error} />}
        {!isDead && <SubmitButton text={mailed.noticeButton} isReady isPending={proving.isPending} />}
      </form>
    </AccountScreen>
  );
}
