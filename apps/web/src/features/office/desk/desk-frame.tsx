import { Building2, ChevronsUpDown, ExternalLink, Search } from "lucide-react";
import { type ReactNode, Suspense, useEffect, useId, useState } from "react";
import { Button, buttonClass } from "../../../components/button.tsx";
import { PopoverButton } from "../../../components/popups/popover-button.tsx";
import { useLazyPhrases } from "../../../lib/phrases/lazy-phrases.ts";
import { lazyComponent } from "../../../lib/load-once.ts";
import { Link } from "../../../lib/navigation.tsx";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { useShortcuts } from "../../../lib/use-shortcuts.ts";
import { whenIdle } from "../../../lib/page/when-idle.ts";
import { OtherGroups } from "../../account/account/menu/other-groups.tsx";
import { useLoadedGroup } from "../../ground/group/first-data.ts";
import { toGroup } from "../../ground/group/paths.ts";
import { useOtherGroups } from "../../ground/session/use-other-groups.ts";
import styles from "./desk-frame.module.css";
import { DeskNavigation } from "./desk-navigation.tsx";

const DeskSearch = lazyComponent(async () => (await import("./desk-search.tsx")).DeskSearch);

/**
 * The frame of professionals' pages: a rail at the left of a wide window; on a phone a line at the top and a bar at the bottom.
 */
export function DeskFrame({ children }: { children: ReactNode }) {
  const phrases = useProPhrases("desk");
  const { group } = useLoadedGroup();
  const [isSearching, setSearching] = useState(false);
  // Loads the search early, because text typed right after "/" goes into the field only if it appears at once.
  useEffect(() => whenIdle(DeskSearch.fetch), []);
  useShortcuts({ "/": () => setSearching(true) });
  return (
    <div className={styles.desk} data-desk>
      <header className={styles.rail}>
        <div className={styles.head}>
          <GroupSwitch />
          <Button
            look="plain"
            className={styles.tool}
            aria-label={phrases.search}
            aria-keyshortcuts="/"
            title={`${phrases.search} (/)`}
            onClick={() => setSearching(true)}
          >
            <Search size={20} aria-hidden="true" />
          </Button>
          <Link
            className={`${buttonClass("plain")} ${styles.tool}`}
            {...toGroup(group.urlname)}
            aria-label={phrases.page}
            title={phrases.page}
          >
            <ExternalLink size={20} aria-hidden="true" />
          </Link>
        </div>
        <DeskNavigation />
      </header>
      <div className={styles.content}>{children}</div>
      {isSearching && (
        <Suspense>
          <DeskSearch onClose={() => setSearching(false)} />
        </Suspense>
      )}
    </div>
  );
}

/** The group's name; for professionals of several groups, a button that leads to the others. */
function GroupSwitch() {
  const { menu } = useLazyPhrases("account");
  const { group } = useLoadedGroup();
  const others = useOtherGroups();
  const heading = useId();
  if (others.length === 0)
    return (
      <p className={styles.brand}>
        <span className={styles.name}>{group.name}</span>
      </p>
    );
  return (
    <PopoverButton
      className={`${buttonClass("plain")} ${styles.brand}`}
      popoverLabel={menu.groups}
      renderContent={() => (
        <>
          <p id={heading} className={styles.quiet}>
            {menu.groups}
          </p>
          <OtherGroups others={others} labelledBy={heading} />
        </>
      )}
    >
      <Building2 className={styles.building} size={20} aria-hidden="true" />
      <span className={styles.name}>{group.name}</span>
      <ChevronsUpDown size={16} aria-hidden="true" />
    </PopoverButton>
  );
}
