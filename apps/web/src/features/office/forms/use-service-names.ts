import { useReferenceOptions } from "../fields/reference-fields.tsx";
import type { StoredQuestion } from "./question.ts";

/** Returns the names of the services with which the question is asked; empty: with all. */
export function useServiceNames(question: StoredQuestion): string {
  const ids = (question["interventions"] ?? []) as readonly number[];
  const services = useReferenceOptions("interventions", ids);
  return services.flatMap(([id, name]) => (ids.includes(id) ? [name] : [])).join(", ");
}
