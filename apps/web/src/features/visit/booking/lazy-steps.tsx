import { useEffect } from "react";
import { whenIdle } from "../../../lib/page/when-idle.ts";
import { useWording } from "../../../lib/phrases/phrases.ts";
import { fetchLazyPhrases } from "../../../lib/phrases/lazy-phrases.ts";
import { lazyComponent } from "../../../lib/load-once.ts";

const loadFrame = () => import("./stepper/stepper.tsx");
const loadSlots = () => import("./steps/slots-choice.tsx");
const loadFiche = () => import("./fiche/fiche-step.tsx");
const loadConfirm = () => import("./confirm/confirm-step.tsx");
const loadHold = () => import("./hold/slot-hold.tsx");

/** The frame of every step but the first. */
export const StepFrame = lazyComponent(async () => (await loadFrame()).StepFrame);
/** The steps after the usual first one, which are loaded later. */
export const SlotsChoice = lazyComponent(async () => (await loadSlots()).SlotsChoice);
export const FicheStep = lazyComponent(async () => (await loadFiche()).FicheStep);
/** Holds the chosen slot; needed as soon as there is one, although it is no step. */
export const SlotHold = lazyComponent(async () => (await loadHold()).SlotHold);
export const ConfirmStep = lazyComponent(async () => (await loadConfirm()).ConfirmStep);

/** Loads the later steps when the first one is shown and the browser is idle. */
export function usePrefetchSteps(): void {
  const { language } = useWording();
  useEffect(
    () =>
      whenIdle(async () => {
        for (const load of [loadFrame, loadSlots, loadFiche, loadHold, loadConfirm]) await load();
        await Promise.all([fetchLazyPhrases("appointment", language), fetchLazyPhrases("fiche", language)]);
      }),
    [language],
  );
}
