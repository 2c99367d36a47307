import { CalendarDays, ChartColumn, type LucideIcon, Settings2, Users } from "lucide-react";
import { useLazyPhrases } from "../../../lib/phrases/lazy-phrases.ts";
import { Link, useLocation } from "../../../lib/navigation.tsx";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { ProfileMenu } from "../../account/account/menu/profile-menu.tsx";
import { useLoadedGroup } from "../../ground/group/first-data.ts";
import { toManage, toProScreen, toSearchFiche } from "../../ground/group/paths.ts";
import { useSession } from "../../ground/session/session-store.ts";
import { useMay } from "../../ground/session/use-may.ts";
import styles from "./desk-frame.module.css";

/** Links to the main pages, and the account menu. */
export function DeskNavigation() {
  const phrases = useProPhrases("desk");
  const { menu } = useLazyPhrases("account");
  const { group } = useLoadedGroup();
  const { session } = useSession();
  const may = useMay();
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
