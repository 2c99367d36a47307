import type { StepName } from "@rendezvous/domain/sequence/model";
import type { SequenceAction } from "@rendezvous/domain/sequence/reduce-sequence";
import { nextStep } from "@rendezvous/domain/sequence/steps";
import { useNavigate } from "@tanstack/react-router";
import { useKnownGroup } from "../group/first-data.ts";
import { toStep } from "../group/paths.ts";
import { useBookingStore } from "./booking-store.ts";

/** Makes a choice and goes on to the step that follows from it. */
export function useChoose(current: StepName): (action: SequenceAction) => void {
  const store = useBookingStore();
  const { group } = useKnownGroup();
  const navigate = useNavigate();
  return (action) => {
    store.getState().dispatch(action);
    const { config, sequence } = store.getState();
    void navigate(toStep(group.urlname, nextStep(config, sequence, current) ?? current));
  };
}
