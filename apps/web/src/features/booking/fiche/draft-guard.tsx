import { LeaveGuard } from "../../../components/leave-guard.tsx";
import { useKnownGroup } from "../../group/first-data.ts";
import { useBooking } from "../booking-store.ts";
import { useFormViewer } from "./use-form-viewer.ts";

/**
 * Nobody loses what they have typed, or a comment, unasked (SPEC section 4, Forms). From step to step and on the group's
 * other screens it is kept, so there is nothing to ask. Professionals are not asked.
 */
export function DraftGuard() {
  const { group } = useKnownGroup();
  const isTyped = useBooking(({ draft }) => isSomething(draft.fiche) || isSomething(draft.vevent));
  const hasComment = useBooking(({ draft }) => draft.comments.trim() !== "");
  const isClient = useFormViewer() === "client";
  if (!isClient || !(isTyped || hasComment)) return null;
  const home = `/${group.urlname}`;
  return <LeaveGuard isKeptAt={(path) => `${path.toLowerCase()}/`.startsWith(`${home}/`)} />;
}

function isSomething(answers: Readonly<Record<string, unknown>>): boolean {
  return Object.keys(answers).length > 0;
}
