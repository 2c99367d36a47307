import { choiceSteps } from "@rendezvous/domain/sequence/choice-steps";
import { reachableStep } from "@rendezvous/domain/sequence/steps";
import { useLoadedGroup } from "../../../ground/group/first-data.ts";
import { toStep } from "../../../ground/group/paths.ts";
import { useBookingStore } from "../booking-store.ts";
import { useNavigate } from "../../../../lib/navigation.tsx";

/** Returns a function that opens the first step with a question about an item; the new choices replace the old ones. */
export function useModifyItem(): (index: number) => void {
  const store = useBookingStore();
  const { group } = useLoadedGroup();
  const navigate = useNavigate();
  return (index) => {
    const { dispatch } = store.getState();
    dispatch({ type: "reconsider", step: "intervention_ids" });
    dispatch({ type: "modify_item", index });
    const { config, sequence } = store.getState();
    const [first] = choiceSteps(config);
    if (first) navigate(toStep(group.urlname, reachableStep(config, sequence, first.name)));
  };
}
