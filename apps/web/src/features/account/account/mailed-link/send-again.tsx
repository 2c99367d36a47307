import { Button, buttonClass } from "../../../../components/button.tsx";
import { Notice } from "../../../../components/notice.tsx";
import { announce } from "../../../../lib/announce.ts";
import { useSingleFlightMutation } from "../../../../lib/use-single-flight-mutation.ts";
import styles from "../account.module.css";
import { CallFailure } from "../../../ground/group/call-failure.tsx";
import { useLazyPhrases } from "../../../../lib/phrases/lazy-phrases.ts";
import { Link, type NavigationTarget } from "../../../../lib/navigation.tsx";

interface Props {
  /** A text about what to check before another mail is requested. */
  hint: string;
  button: string;
  /** Shown after sending; the same whether or not the address has an account, so that it reveals nothing. */
  done: string;
  send: () => Promise<unknown>;
  /** The screen on which another address can be typed. */
  toOther: NavigationTarget;
}

/** Shown after a mail was sent: offers to send another one, or to change the address. The server limits how often. */
export function SendAgain({ hint, button, done, send, toOther }: Props) {
  const phrases = useLazyPhrases("account");
  const sending = useSingleFlightMutation({ mutationFn: send, onSuccess: () => announce(done) });
  return (
    <div className={styles.form}>
      {sending.isSuccess && <Notice look="success">{done}</Notice>}
      {!sending.isPending && <CallFailure failure={sending.error} />}
      <p className={styles.small}>{hint}</p>
      <Button isWide isBusy={sending.isPending} onClick={() => sending.mutate()}>
        {sending.isPending ? phrases.sending : button}
      </Button>
      <Link className={buttonClass("plain", true)} {...toOther}>
        {phrases.registerConfirm.otherAddress}
      </Link>
    </div>
  );
}
