import type { Intervention, Interventionset } from "@rendezvous/contract/catalogue";

export interface InterventionGroup {
  /** null = services of no category, or of one without a public name. */
  set: Interventionset | null;
  interventions: Intervention[];
}

/** Services by category, in the categories' order; those without one come last. Empty categories are left out. */
export function groupInterventions(
  interventions: readonly Intervention[],
  sets: readonly Interventionset[],
): InterventionGroup[] {
  const groups: InterventionGroup[] = sets.map((set) => ({
    set,
    interventions: interventions.filter((one) => one.interventionset_id === set.id),
  }));
  const known = new Set(sets.map((set) => set.id));
  groups.push({
    set: null,
    interventions: interventions.filter(
      (one) => one.interventionset_id === null || !known.has(one.interventionset_id),
    ),
  });
  return groups.filter((group) => group.interventions.length > 0);
}
