import type { Group } from "@rendezvous/contract/catalogue/group";
import type { ReactNode } from "react";
import styles from "./group-header.module.css";
import { LanguageSwitch } from "./language-switch.tsx";
import { toGroup } from "./paths.ts";
import { Link } from "../../../lib/navigation.tsx";

interface Props {
  group: Group;
  hasLogo: boolean;
  /** False if no screen can be opened before the login. */
  isClickable: boolean;
  /** The buttons of the present screen. */
  actions: ReactNode;
}

/** The API returns a logo as a key, or as a web address. */
function toLogoUrl(groupId: number, logoKey: string): string {
  return /^https?:/i.test(logoKey) ? logoKey : `/group-${groupId}/logo/raw/${encodeURIComponent(logoKey)}`;
}

export function GroupHeader({ group, hasLogo, isClickable, actions }: Props) {
  const brand = (
    <>
      {hasLogo && group.logo_key !== null && (
        <img className={styles.logo} src={toLogoUrl(group.id, group.logo_key)} alt="" height="28" />
      )}
      <span className={styles.name}>{group.name}</span>
    </>
  );
  return (
    <header className={styles.header}>
      <div className={styles.inside}>
        {isClickable ? (
          <Link className={styles.brand} {...toGroup(group.urlname)}>
            {brand}
          </Link>
        ) : (
          <span className={styles.brand}>{brand}</span>
        )}
        <div className={styles.actions}>
          {actions}
          <LanguageSwitch enabledLocales={group.enabled_locales} />
        </div>
      </div>
    </header>
  );
}
