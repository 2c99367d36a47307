import { Suspense } from "react";
import { useSession } from "../../../ground/session/session-store.ts";
import { LazyAccountPart } from "../lazy-account-part.tsx";

/** Says on the next screen that the new password is saved. */
export function NewPasswordAlert() {
  const { session } = useSession();
  if (!session?.hasNewPassword) return null;
  return (
    <Suspense fallback={null}>
      <LazyAccountPart name="newPassword" />
    </Suspense>
  );
}
