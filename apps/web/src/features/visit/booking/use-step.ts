import { useLocation } from "../../../lib/navigation.tsx";
import { stepOfPath } from "../../ground/group/paths.ts";

/** Returns the step in the page's path; undefined on other screens. */
export function useStep(): string | undefined {
  return stepOfPath(useLocation().pathname);
}
