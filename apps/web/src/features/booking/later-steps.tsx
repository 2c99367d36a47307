import { lazy, useEffect } from "react";
import { useWording } from "../../lib/phrases.ts";
import { fetchAppointmentPhrases } from "../appointments/use-appointment-phrases.ts";
import { fetchFichePhrases } from "../fiche/use-fiche-phrases.ts";

const loadFrame = () => import("./step-frame.tsx");
const loadInterventionset = () => import("./steps/interventionset-step.tsx");
const loadPlace = () => import("./steps/place-step.tsx");
const loadSlots = () => import("./steps/slots-choice.tsx");
const loadFiche = () => import("./fiche/fiche-step.tsx");
const loadConfirm = () => import("./confirm/confirm-step.tsx");
const loadHold = () => import("./hold/slot-hold.tsx");

/** Around every step but the first. */
export const StepFrame = lazy(() => loadFrame().then((file) => ({ default: file.StepFrame })));
/** Steps that the usual first screen does not need; the visitor reaches them after they have come. */
export const InterventionsetStep = lazy(() =>
  loadInterventionset().then((file) => ({ default: file.InterventionsetStep })),
);
export const PlaceStep = lazy(() => loadPlace().then((file) => ({ default: file.PlaceStep })));
export const SlotsChoice = lazy(() => loadSlots().then((file) => ({ default: file.SlotsChoice })));
export const FicheStep = lazy(() => loadFiche().then((file) => ({ default: file.FicheStep })));
/** No step, but it comes with the first chosen slot. */
export const SlotHold = lazy(() => loadHold().then((file) => ({ default: file.SlotHold })));
export const ConfirmStep = lazy(() => loadConfirm().then((file) => ({ default: file.ConfirmStep })));

const IDLE_MS = 1500;

/** Fetches the later steps once the first one has been shown for a moment. */
export function usePrefetchedSteps(): void {
  const { language } = useWording();
  useEffect(() => {
    const timer = setTimeout(() => {
      // A chunk that does not come now is asked for again when it is needed.
      for (const load of [
        loadInterventionset,
        loadPlace,
        loadSlots,
        loadFiche,
        loadHold,
        loadFrame,
        loadConfirm,
      ])
        load().catch(() => undefined);
      for (const fetchPhrases of [fetchAppointmentPhrases, fetchFichePhrases])
        fetchPhrases(language).catch(() => undefined);
    }, IDLE_MS);
    return () => clearTimeout(timer);
  }, [language]);
}
