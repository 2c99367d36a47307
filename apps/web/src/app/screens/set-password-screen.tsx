import { usePageData } from "../../features/ground/group/page-data.ts";
import { TO_NOT_FOUND } from "../../features/ground/group/paths.ts";
import { AccountFrame } from "./account-screens.tsx";
import { SessionGroupProvider } from "./group-layout.tsx";
import { Navigate } from "../../lib/navigation.tsx";

/** The path contains no group: the group is the one that the server rendered the page for. */
export function SetPasswordScreen() {
  const { page } = usePageData();
  if (page.kind !== "group") return <Navigate {...TO_NOT_FOUND} replace />;
  return (
    <SessionGroupProvider loaded={page}>
      <AccountFrame name="setPassword" />
    </SessionGroupProvider>
  );
}
