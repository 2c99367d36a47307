import { Suspense } from "react";
import { useParams } from "wouter";
import { Loading } from "../../components/loading.tsx";
import { Navigate } from "../../lib/navigation.tsx";
import { useKnownGroup } from "../group/first-data.ts";
import { toGroup, toManage } from "../group/paths.ts";
import { useIsOwner } from "../session/use-is-owner.ts";
import { ManageNavigation } from "./manage-navigation.tsx";
import styles from "./manage.module.css";
import { OverviewPage } from "./overview-page.tsx";
import { findPage } from "./pages.ts";

/** The back office: its navigation, and the page that the address names. Others than owners are redirected to the group's page. */
export function ManagePage() {
  const { group } = useKnownGroup();
  const isOwner = useIsOwner();
  const { page, record } = useParams();
  const found = findPage(page);
  if (!isOwner) return <Navigate {...toGroup(group.urlname)} replace />;
  if (page !== undefined && found === null) return <Navigate {...toManage(group.urlname)} replace />;
  return (
    <div className={styles.page} data-wide>
      <ManageNavigation section={found?.section.name ?? null} page={found?.page.name ?? null} />
      <Suspense fallback={<Loading />}>
        {/* Another record of the same page begins anew: nothing of the one before is left in its fields. */}
        {found === null ? <OverviewPage /> : <found.page.Content key={`${page} ${record}`} />}
      </Suspense>
    </div>
  );
}
