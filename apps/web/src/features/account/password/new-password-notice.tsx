import { useEffect } from "react";
import { Notice } from "../../../components/notice.tsx";
import { announce } from "../../../lib/announce.ts";
import { useKnownGroup } from "../../group/first-data.ts";
import { changeSession } from "../../session/session-store.ts";
import styles from "../account.module.css";
import { useAccountPhrases } from "../../../lib/lazy-phrases.ts";
import { useHistory } from "../../../lib/navigation.tsx";

/** It stays until the next screen. */
export function NewPasswordNotice() {
  const { changed } = useAccountPhrases().setPassword;
  const { group } = useKnownGroup();
  const history = useHistory();
  useEffect(() => announce(changed), [changed]);
  useEffect(
    () =>
      history.subscribe(({ action }) => {
        // A step that is skipped replaces the one before it: only the visitor's own moves count.
        if (action.type !== "REPLACE") changeSession(group.urlname, { hasNewPassword: false });
      }),
    [history, group.urlname],
  );
  return (
    <div className={styles.above}>
      <Notice look="success">
        <p>{changed}</p>
      </Notice>
    </div>
  );
}
