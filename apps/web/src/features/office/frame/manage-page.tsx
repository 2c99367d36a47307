import { type ComponentProps, Suspense } from "react";
import { useParams } from "wouter";
import { ArrowLeft } from "lucide-react";
import { Loading } from "../../../components/loading.tsx";
import { lazyComponent } from "../../../lib/load-once.ts";
import { Navigate, Link } from "../../../lib/navigation.tsx";
import { useLoadedGroup } from "../../ground/group/page-data.ts";
import { toManage, toProScreen, groupAddress } from "../../ground/group/paths.ts";
import { useHasRight } from "../../ground/session/use-has-right.ts";
import type { DraftBar as Bar } from "../drafts/draft-bar.tsx";
import { useDraftFormKey, useWorkingDraft } from "../schema/working-draft.ts";
import styles from "../parts/manage.module.css";
import { findManagePage, OVERVIEW_RIGHT, useVisibleSections } from "./pages.ts";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { GoingLive, useChecklist } from "../new-group/going-live.tsx";
import { ManageContent } from "../parts/manage-content.tsx";
import { buttonClass } from "../../../components/button.tsx";

const DraftBar = lazyComponent<ComponentProps<typeof Bar>>(
  async () => (await import("../drafts/draft-bar.tsx")).DraftBar,
);

/**
 * The back office: its navigation, and the page in the address. Professionals who are not owners see their first page instead of
 * the overview; a page that they may not open redirects to their day.
 */
export function ManagePage() {
  const { group } = useLoadedGroup();
  const may = useHasRight();
  const { page, record } = useParams();
  const draft = useWorkingDraft();
  const turn = useDraftFormKey();
  const managePage = findManagePage(page);
  const sections = useVisibleSections();
  if (page !== undefined && managePage === null) return <Navigate {...toManage(group.urlname)} replace />;
  if (!may(managePage?.page.right ?? OVERVIEW_RIGHT)) {
    const first = managePage === null ? sections[0]?.pages[0] : undefined;
    const place = first ? toManage(group.urlname, first.name) : toProScreen(group.urlname, "calendar");
    return <Navigate {...place} replace />;
  }
  return (
    <div className={styles.page} data-wide>
      {draft && may("manage_catalogue") && (
        <Suspense>
          <DraftBar key={draft.id} draft={draft} page={managePage?.page.name ?? null} />
        </Suspense>
      )}
      <ManageNavigation section={managePage?.section.name ?? null} page={managePage?.page.name ?? null} />
      <Suspense fallback={<Loading />}>
        {/* Another record of the same page, or another draft, remounts the page, so that its fields are reset. */}
        {managePage === null ? (
          <OverviewPage />
        ) : (
          <managePage.page.Content key={`${page} ${record} ${turn}`} />
        )}
      </Suspense>
    </div>
  );
}

/** Shows the address of the booking, and links to all pages of the back office. */
function OverviewPage() {
  const phrases = useProPhrases("manage");
  const { group } = useLoadedGroup();
  const draft = useWorkingDraft();
  const sections = useVisibleSections();
  const isOnline = !(useChecklist().data?.inactive ?? group.inactive);
  const address = new URL(groupAddress(group.urlname, ""), location.origin);
  return (
    <ManageContent title={phrases.heading} text={phrases.text}>
      <section className={styles.part} aria-labelledby="own-page">
        <h2 id="own-page">{phrases.page}</h2>
        {/* Before the publication the page has no use for clients. */}
        {isOnline && <p>{phrases.pageText}</p>}
        <p>
          <a href={address.pathname}>{`${address.host}${address.pathname}`}</a>
        </p>
      </section>
      {/* A draft does not decide whether the group is published. */}
      {draft === null && <GoingLive />}
      <ul className={styles.topics}>
        {sections.map(({ name, pages }) => (
          <li key={name}>
            <Link {...toManage(group.urlname, pages[0]?.name)}>{phrases.sections[name].name}</Link>
            <p>{phrases.sections[name].text}</p>
          </li>
        ))}
      </ul>
    </ManageContent>
  );
}

interface Props {
  /** The open section and page; null on the overview. */
  section: string | null;
  page: string | null;
}

/**
 * The pages that the professional may open: the sections at the side, the pages of the open section below it. On a phone the
 * overview lists them, and a link leads back to it.
 */
function ManageNavigation({ section, page }: Props) {
  const phrases = useProPhrases("manage");
  const { group } = useLoadedGroup();
  const may = useHasRight();
  const hasOverview = may(OVERVIEW_RIGHT);
  const sections = useVisibleSections();
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
        {sections.map(({ name, pages }) => (
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
