import { lazy, Suspense } from "react";
import { useKnownGroup } from "../../group/first-data.ts";
import { useBooking } from "../booking-store.ts";
import { useFormViewer } from "../../session/use-form-viewer.ts";

// Not part of the first screen; without it the page is left without a question.
const LeaveGuard = lazy(() =>
  import("../../../components/leave-guard.tsx")
    .then((file) => ({ default: file.LeaveGuard }))
    .catch(() => ({ default: () => null })),
);

/**
 * Asks before what was typed, or a comment, is lost. From step to step and on the group's
 * other screens it is kept, so there is nothing to ask. Professionals are not asked.
 */
export function DraftGuard() {
  const { group } = useKnownGroup();
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
