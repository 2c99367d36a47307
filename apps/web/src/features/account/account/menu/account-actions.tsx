import { CircleUser } from "lucide-react";
import { Suspense } from "react";
import { buttonClass } from "../../../../components/button.tsx";
import { usePhrases } from "../../../../lib/phrases/phrases.ts";
import { useLoadedGroup } from "../../../ground/group/page-data.ts";
import { toLogin } from "../../../ground/group/paths.ts";
import { findProSessionOfOtherGroup, useSessionOrGuest } from "../../../ground/session/session-store.ts";
import styles from "./account-actions.module.css";
import { LazyAccountPart } from "../lazy-account-part.tsx";
import { Link } from "../../../../lib/navigation.tsx";

/** Shown in the header: a link to the login, or the menu of the session. */
export function AccountActions() {
  const { group } = useLoadedGroup();
  const session = useSessionOrGuest();
  if (session !== null && !session.needPasswordChange)
    return (
      <Suspense fallback={null}>
        <LazyAccountPart name="profileMenu" />
      </Suspense>
    );
  return (
    <>
      {findProSessionOfOtherGroup(group.urlname) !== null && (
        <Suspense fallback={null}>
          <LazyAccountPart name="proElsewhere" />
        </Suspense>
      )}
      {!group.sso_login_only && <LoginLink />}
    </>
  );
}

function LoginLink() {
  const { header } = usePhrases();
  const { group } = useLoadedGroup();
  return (
    <Link className={`${buttonClass("plain")} ${styles.button}`} {...toLogin(group.urlname)}>
      <CircleUser size={20} aria-hidden="true" />
      <span className={styles.word}>{header.login}</span>
    </Link>
  );
}
