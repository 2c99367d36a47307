import { useEffect } from "react";
import { Notice } from "../../../../components/notice.tsx";
import { announce } from "../../../../lib/announce.ts";
import { useLoadedGroup } from "../../../ground/group/page-data.ts";
import { updateSession } from "../../../ground/session/session-store.ts";
import styles from "../account.module.css";
import { useLazyPhrases } from "../../../../lib/phrases/lazy-phrases.ts";
import { useHistory } from "../../../../lib/navigation.tsx";

/** Shown until the visitor moves on to another screen. */
export function NewPasswordNotice() {
  const { changed } = useLazyPhrases("account").setPassword;
  const { group } = useLoadedGroup();
  const history = useHistory();
  useEffect(() => announce(changed), [changed]);
  useEffect(
    () =>
      history.subscribe(({ action }) => {
        // A skipped step replaces the history entry; only the visitor's own navigation closes the notice.
        if (action.type !== "REPLACE") updateSession(group.urlname, { hasNewPassword: false });
      }),
    [history, group.urlname],
  );
  return (
    <div className={styles.above}>
      <Notice look="success">{changed}</Notice>
    </div>
  );
}
