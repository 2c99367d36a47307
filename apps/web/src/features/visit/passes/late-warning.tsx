import type { Appointment } from "@rendezvous/contract/booking/appointment";
import { Notice } from "../../../components/notice.tsx";
import { now } from "../../../lib/clock.ts";
import { useLazyPhrases } from "../../../lib/phrases/lazy-phrases.ts";

/** Says, before a late cancellation, what it costs. */
export function LateWarning({ appointments }: { readonly appointments: readonly Appointment[] }) {
  const phrases = useLazyPhrases("passes");
  const late = appointments.filter(({ late_from }) => isLate(late_from));
  if (late.length === 0) return null;
  const isPaidByPass = late.some(({ pass }) => pass !== undefined);
  return <Notice look="hint">{isPaidByPass ? phrases.lateWithPass : phrases.lateWithoutPass}</Notice>;
}

export function isLate(lateFrom: string | undefined): boolean {
  return lateFrom !== undefined && now() > Date.parse(lateFrom);
}
