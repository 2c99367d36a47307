import { Suspense } from "react";
import { useLoadedGroup } from "../../../ground/group/page-data.ts";
import { useBooking } from "../booking-store.ts";
import { useFormViewer } from "../../../ground/session/use-form-viewer.ts";
import { lazyComponent } from "../../../../lib/load-once.ts";

// Loaded later than the first screen; if it cannot be loaded, the page can be left without a question.
const LeaveGuard = lazyComponent(
  async () => (await import("../../../../components/popups/leave-guard.tsx")).LeaveGuard,
  () => null,
);

/**
 * Asks before the page is left if answers or a comment would be lost. The steps and the group's other screens preserve the
 * answers, so moving between screens asks nothing. Professionals are never asked.
 */
export function BookingInputGuard() {
  const { group } = useLoadedGroup();
  const isTyped = useBooking(({ draft }) => [draft.fiche, draft.vevent, draft.missing].some(isSomething));
  const hasComment = useBooking(({ draft }) => draft.comments.trim() !== "");
  const isClient = useFormViewer() === "client";
  if (!isClient || !(isTyped || hasComment)) return null;
  const home = `/${group.urlname}`;
  return (
    <Suspense fallback={null}>
      <LeaveGuard isKept isKeptAt={(path) => `${path.toLowerCase()}/`.startsWith(`${home}/`)} />
    </Suspense>
  );
}

function isSomething(answers: Readonly<Record<string, unknown>>): boolean {
  return Object.keys(answers).length > 0;
}
