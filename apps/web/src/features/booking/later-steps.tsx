import { lazy, useEffect } from "react";

const loadInterventionset = () => import("./steps/interventionset-step.tsx");
const loadPlace = () => import("./steps/place-step.tsx");
const loadSummary = () => import("./summary/summary-card.tsx");
const loadSlots = () => import("./steps/slots-choice.tsx");
const loadFiche = () => import("./fiche/fiche-step.tsx");
const loadConfirm = () => import("./confirm/confirm-step.tsx");
const loadHold = () => import("./hold/slot-hold.tsx");
const loadHoldNotice = () => import("./hold/hold-notice.tsx");

/** Steps that the usual first screen does not need; the visitor reaches them after they have come. */
export const InterventionsetStep = lazy(() =>
  loadInterventionset().then((file) => ({ default: file.InterventionsetStep })),
);
export const PlaceStep = lazy(() => loadPlace().then((file) => ({ default: file.PlaceStep })));
export const SlotsChoice = lazy(() => loadSlots().then((file) => ({ default: file.SlotsChoice })));
export const FicheStep = lazy(() => loadFiche().then((file) => ({ default: file.FicheStep })));
/** Nothing is summed up beside a first step. */
export const SummaryCard = lazy(() => loadSummary().then((file) => ({ default: file.SummaryCard })));
/** Not steps, but they come with the first chosen slot. */
export const SlotHold = lazy(() => loadHold().then((file) => ({ default: file.SlotHold })));
export const HoldNotice = lazy(() => loadHoldNotice().then((file) => ({ default: file.HoldNotice })));
export const ConfirmStep = lazy(() => loadConfirm().then((file) => ({ default: file.ConfirmStep })));

const IDLE_MS = 1500;

/** Fetches the later steps once the first one has been shown for a moment. */
export function usePrefetchedSteps(): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      // A chunk that does not come now is asked for again when it is needed.
      for (const load of [
        loadInterventionset,
        loadPlace,
        loadSummary,
        loadSlots,
        loadFiche,
        loadHold,
        loadHoldNotice,
        loadConfirm,
      ])
        load().catch(() => undefined);
    }, IDLE_MS);
    return () => clearTimeout(timer);
  }, []);
}
