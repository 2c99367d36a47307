import { ArrowLeft } from "lucide-react";
import { buttonClass } from "../../../components/button.tsx";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { Link } from "../../../lib/navigation.tsx";
import { useLoadedGroup } from "../../ground/group/first-data.ts";
import { toManage } from "../../ground/group/paths.ts";
import { useMay } from "../../ground/session/use-may.ts";
import styles from "../parts/manage.module.css";
import { OVERVIEW_RIGHT, visibleSections } from "./pages.ts";

interface Props {
  /** The open section and page; null on the overview. */
  section: string | null;
  page: string | null;
}

/**
 * The pages that the professional may open: the sections at the side, the pages of the open section below it. On a phone the
 * overview lists them, and a link leads back to it.
 */
export function ManageNavigation({ section, page }: Props) {
  const phrases = useProPhrases("manage");
  const { group } = useLoadedGroup();
  const may = useMay();
  const hasOverview = may(OVERVIEW_RIGHT);
  return (
    <nav className={styles.navigation} aria-label={phrases.heading}>
      {hasOverview && page !== null && (
        <Link className={`${buttonClass("plain")} ${styles.back}`} {...toManage(group.urlname)}>
          <ArrowLeft size={18} aria-hidden="true" />
          {phrases.heading}
        </Link>
      )}
      <ul className={styles.sections}>
        {hasOverview && (
          <li>
            <Link {...toManage(group.urlname)} aria-current={page === null ? "page" : undefined}>
              {phrases.overview}
            </Link>
          </li>
        )}
        {visibleSections(may).map(({ name, pages }) => (
          <li key={name} data-open={name === section || undefined}>
            <Link
              {...toManage(group.urlname, pages[0]?.name)}
              aria-current={pages.length === 1 && name === section ? "page" : undefined}
            >
              {pages.length === 1 ? phrases.pages[pages[0]!.name] : phrases.sections[name].name}
            </Link>
            {name === section && pages.length > 1 && (
              <ul className={styles.pages}>
                {pages.map((one) => (
                  <li key={one.name}>
                    <Link
                      ref={one.name === page ? showInStrip : null}
                      {...toManage(group.urlname, one.name)}
                      aria-current={one.name === page ? "page" : undefined}
                    >
                      {phrases.pages[one.name]}
                    </Link>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** On a phone the pages are a strip, of which only a part is visible: scrolls the open page into its middle. */
function showInStrip(link: HTMLAnchorElement | null): void {
  const strip = link?.closest("ul");
  if (link && strip)
    strip.scrollLeft = link.offsetLeft - strip.offsetLeft - (strip.clientWidth - link.clientWidth) / 2;
}
