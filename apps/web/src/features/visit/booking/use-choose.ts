import type { StepName } from "@rendezvous/domain/sequence/model";
import type { SequenceAction } from "@rendezvous/domain/sequence/reduce-sequence";
import { nextStep } from "@rendezvous/domain/sequence/steps";
import { useLoadedGroup } from "../../ground/group/page-data.ts";
import { toStep } from "../../ground/group/paths.ts";
import { useBookingStore } from "./booking-store.ts";
import { useNavigate } from "../../../lib/navigation.tsx";

/** Returns a function that stores a choice and opens the next step. */
export function useChoose(current: StepName): (action: SequenceAction) => void {
  const store = useBookingStore();
  const { group } = useLoadedGroup();
  const navigate = useNavigate();
  return (action) => {
    store.getState().dispatch(action);
    const { config, sequence } = store.getState();
    navigate(toStep(group.urlname, nextStep(config, sequence, current) ?? current));
  };
}
