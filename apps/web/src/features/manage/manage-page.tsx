import { type ComponentProps, Suspense } from "react";
import { useParams } from "wouter";
import { Loading } from "../../components/loading.tsx";
import { lazyComponent } from "../../lib/load-once.ts";
import { Navigate } from "../../lib/navigation.tsx";
import { useKnownGroup } from "../group/first-data.ts";
import { toGroup, toManage } from "../group/paths.ts";
import { useIsOwner } from "../session/use-is-owner.ts";
import type { DraftBar as Bar } from "./drafts/draft-bar.tsx";
import { useWorkingDraft } from "./drafts/working-draft.ts";
import { ManageNavigation } from "./manage-navigation.tsx";
import styles from "./manage.module.css";
import { OverviewPage } from "./overview-page.tsx";
import { findPage } from "./pages.ts";
import { useInterruptedPage } from "./use-interrupted.ts";

const DraftBar = lazyComponent<ComponentProps<typeof Bar>>(
  async () => (await import("./drafts/draft-bar.tsx")).DraftBar,
);

/** The back office: its navigation, and the page that the address names. Others than owners are redirected to the group's page. */
export function ManagePage() {
  const { group } = useKnownGroup();
  const isOwner = useIsOwner();
  const { page, record } = useParams();
  const draft = useWorkingDraft();
  const found = findPage(page);
  useInterruptedPage(page === undefined);
  if (!isOwner) return <Navigate {...toGroup(group.urlname)} replace />;
  if (page !== undefined && found === null) return <Navigate {...toManage(group.urlname)} replace />;
  return (
    <div className={styles.page} data-wide>
      {draft && (
        <Suspense>
          <DraftBar draft={draft} page={found?.page.name ?? null} />
        </Suspense>
      )}
      <ManageNavigation section={found?.section.name ?? null} page={found?.page.name ?? null} />
      <Suspense fallback={<Loading />}>
        {/* Another record of the same page, or another draft, begins anew: nothing of the one before is left in its fields. */}
        {found === null ? <OverviewPage /> : <found.page.Content key={`${page} ${record} ${draft?.id}`} />}
      </Suspense>
    </div>
  );
}
