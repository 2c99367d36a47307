import {
  Building2,
  ChevronsUpDown,
  ExternalLink,
  Search,
  CalendarDays,
  ChartColumn,
  type LucideIcon,
  Settings2,
  Users,
} from "lucide-react";
import { type ReactNode, Suspense, useEffect, useId, useState } from "react";
import { Button, buttonClass } from "../../../components/button.tsx";
import { PopoverButton } from "../../../components/popups/popover-button.tsx";
import { useLazyPhrases } from "../../../lib/phrases/lazy-phrases.ts";
import { lazyComponent } from "../../../lib/load-once.ts";
import { Link, useLocation } from "../../../lib/navigation.tsx";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { useShortcuts } from "../../../lib/use-shortcuts.ts";
import { whenIdle } from "../../../lib/page/when-idle.ts";
import { OtherGroups } from "../../account/account/menu/other-groups.tsx";
import { useLoadedGroup } from "../../ground/group/page-data.ts";
import { toGroup, toManage, toProScreen, toSearchFiche } from "../../ground/group/paths.ts";
import { useOtherGroups } from "../../ground/session/use-other-groups.ts";
import styles from "./desk-frame.module.css";
import { ProfileMenu } from "../../account/account/menu/profile-menu.tsx";
import { useSession } from "../../ground/session/session-store.ts";
import { useHasRight } from "../../ground/session/use-has-right.ts";

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

/** Links to the main pages, and the account menu. */
export function DeskNavigation() {
  const phrases = useProPhrases("desk");
  const { menu } = useLazyPhrases("account");
  const { group } = useLoadedGroup();
  const { session } = useSession();
  const may = useHasRight();
  const { pathname } = useLocation();
  const [, , screen, page] = pathname.split("/");
  const isStatistics = screen === "manage" && page === "statistics";
  const entries: readonly {
    Icon: LucideIcon;
    text: string;
    to: ReturnType<typeof toManage>;
    isOpen: boolean;
  }[] = [
    {
      Icon: CalendarDays,
      text: menu.calendar,
      to: toProScreen(group.urlname, "calendar"),
      isOpen: screen === "calendar",
    },
    {
      Icon: Users,
      text: menu.records,
      to: toSearchFiche(group.urlname, null),
      isOpen: screen === "search_fiche",
    },
    ...(may("see_statistics")
      ? [
          {
            Icon: ChartColumn,
            text: phrases.statistics,
            to: toManage(group.urlname, "statistics"),
            isOpen: isStatistics,
          },
        ]
      : []),
    {
      Icon: Settings2,
      text: menu.manage,
      to: toManage(group.urlname),
      isOpen: screen === "manage" && !isStatistics,
    },
  ];
  return (
    <nav className={styles.navigation} aria-label={phrases.navigation}>
      <ul className={styles.entries}>
        {entries.map(({ Icon, text, to, isOpen }) => (
          <li key={to.path}>
            <Link className={styles.entry} {...to} aria-current={isOpen ? "page" : undefined}>
              <Icon size={22} aria-hidden="true" />
              <span className={styles.word}>{text}</span>
            </Link>
          </li>
        ))}
        <li className={styles.account}>
          <p className={styles.who} title={session?.email}>
            {session?.name || session?.email}
          </p>
          <ProfileMenu entryClass={styles.entry} />
        </li>
      </ul>
    </nav>
  );
}
