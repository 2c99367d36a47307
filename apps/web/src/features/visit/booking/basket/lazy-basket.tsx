import { maxAppointments, type StepName } from "@rendezvous/domain/sequence/model";
import { Suspense } from "react";
import { lazyComponent } from "../../../../lib/load-once.ts";
import { useChoices } from "../use-choices.ts";
import { useLoadedAfterPaint } from "../use-loaded-after-paint.ts";
import styles from "./basket-place.module.css";
import type { BasketItem } from "./basket-button.tsx";

const BasketButton = lazyComponent(async () => (await import("./basket-button.tsx")).BasketButton);
const BasketBar = lazyComponent(async () => (await import("./basket-bar.tsx")).BasketBar);

/** Whether the basket is used: a booking may have several services, and none is being replaced or added in another way. */
function useHasBasket(): boolean {
  const { config, sequence } = useChoices();
  return maxAppointments(config) > 1 && sequence.before_change === null;
}

/** The place of a card's button that puts its service into the basket; the button comes after the first paint. */
export function BasketPlace(props: BasketItem) {
  const isShown = useHasBasket();
  const isLoaded = useLoadedAfterPaint(BasketButton, isShown);
  return isShown && <div className={styles.place}>{isLoaded && <BasketButton {...props} />}</div>;
}

/** The bar below the services and their categories, once the basket has something in it. */
export function LazyBasketBar({ step }: { step: StepName }) {
  const hasBasket = useHasBasket();
  const { chosen } = useChoices();
  if (!hasBasket || chosen.length === 0) return null;
  if (step !== "intervention_ids" && step !== "interventionset_ids") return null;
  return (
    <Suspense>
      <BasketBar />
    </Suspense>
  );
}
