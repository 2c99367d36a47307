import type { SequenceConfig } from "./model.ts";

interface Limits {
  readonly steps: readonly { readonly max_multirdvs?: number | undefined }[];
  /** From the query; null = not given. */
  readonly max_multirdvs: number | null;
}

/** Returns the most services or packs in one booking: the smaller of the steps' limit and the query's, at least 1. */
export function maxAppointments({ steps, max_multirdvs }: Limits): number {
  const ofSteps = Math.max(1, ...steps.map((step) => step.max_multirdvs ?? 1));
  return max_multirdvs === null ? ofSteps : Math.max(1, Math.min(ofSteps, max_multirdvs));
}

/** True when the query names more services than one booking may contain: then the visitor chooses among them. */
export function isShortlist(limits: Limits & Pick<SequenceConfig, "preselection">): boolean {
  return limits.preselection.intervention_ids.length > maxAppointments(limits);
}
