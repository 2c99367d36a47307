import type { AccessKey } from "@rendezvous/contract/people/access-key-calls";
import { minuteOf } from "@rendezvous/domain/time/instant";
import { formatWallDateTime } from "@rendezvous/domain/time/zone";
import { useState } from "react";
import { Button } from "../../../components/button.tsx";
import { now } from "../../../lib/clock.ts";
import { useAccessKeysPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { useLoadedGroup } from "../../ground/group/first-data.ts";
import { useFormatDateTime } from "../../day/search-fiche/use-format-date-time.ts";
import styles from "./keys.module.css";

interface Props {
  stored: AccessKey;
  onRevoke: () => void;
}

/** An access key with its scopes, its last use and its state. */
export function KeyEntry({ stored, onRevoke }: Props) {
  const phrases = useAccessKeysPhrases();
  const { group } = useLoadedGroup();
  const formatDateTime = useFormatDateTime();
  const { id, name, scopes, ending, created_at, by, last_used_at, expires_at, revoked_at } = stored;
  const [isExpired] = useState(() => expires_at !== null && Date.parse(expires_at) <= now());
  const on = (at: string) =>
    formatDateTime(formatWallDateTime(group.timezone, minuteOf(Date.parse(at))).slice(0, 16));
  return (
    <li className={styles.entry}>
      <div className={styles.head}>
        <div>
          <p id={`key-${id}`} className={styles.name}>
            {name}
          </p>
          <p className={styles.quiet}>{phrases.ending({ ending })}</p>
        </div>
        {revoked_at === null && (
          <Button aria-describedby={`key-${id}`} onClick={onRevoke}>
            {phrases.revoke}
          </Button>
        )}
      </div>
      <ul className={styles.may}>
        {scopes.map((scope) => (
          <li key={scope}>{phrases.scopes[scope]}</li>
        ))}
      </ul>
      <div className={styles.quiet}>
        {revoked_at !== null && <p className={styles.revoked}>{phrases.revoked({ when: on(revoked_at) })}</p>}
        {revoked_at === null && expires_at !== null && (
          <p className={isExpired ? styles.revoked : undefined}>
            {(isExpired ? phrases.expired : phrases.expires)({ when: on(expires_at) })}
          </p>
        )}
        <p>{last_used_at === null ? phrases.neverUsed : phrases.lastUsed({ when: on(last_used_at) })}</p>
        <p>{phrases.made({ when: on(created_at), by: by ?? "–" })}</p>
      </div>
    </li>
  );
}
