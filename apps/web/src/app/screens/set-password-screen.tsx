import { useFirstData } from "../../features/group/first-data.ts";
import { TO_NOT_FOUND } from "../../features/group/paths.ts";
import { AccountFrame } from "./account-frame.tsx";
import { KnownGroupFrame } from "./group-frame.tsx";
import { Navigate } from "../../lib/navigation.tsx";

/** It stands under no group's path: the group is the one that the page was made for. */
export function SetPasswordScreen() {
  const { page } = useFirstData();
  if (page.kind !== "group") return <Navigate {...TO_NOT_FOUND} replace />;
  return (
    <KnownGroupFrame known={page}>
      <AccountFrame name="setPassword" />
    </KnownGroupFrame>
  );
}
