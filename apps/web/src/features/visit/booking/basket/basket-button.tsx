import { servicesForBasket } from "@rendezvous/domain/sequence/add-appointment";
import { Plus } from "lucide-react";
import { announce } from "../../../../lib/announce.ts";
import { useLazyPhrases } from "../../../../lib/phrases/lazy-phrases.ts";
import { usePhrases } from "../../../../lib/phrases/phrases.ts";
import { useBooking } from "../booking-store.ts";
import { useChoices } from "../use-choices.ts";
import styles from "./basket-button.module.css";

export interface BasketItem {
  readonly id: number;
  readonly name: string;
  readonly isPack: boolean;
}

/** Puts a service or pack into the basket and stays on the list. Renders nothing if the basket does not allow it. */
export function BasketButton({ id, name, isPack }: BasketItem) {
  const { summary } = usePhrases();
  const { basket } = useLazyPhrases("appointment");
  const { config, sequence, chosen } = useChoices();
  const dispatch = useBooking((booking) => booking.dispatch);
  const { intervention_ids, pack_ids } = servicesForBasket(config, sequence);
  const isIdle = !(isPack ? pack_ids : intervention_ids).includes(id);
  const count = chosen.filter((item) => (isPack ? item.pack_id : item.intervention_id) === id).length;
  if (isIdle && count === 0) return null;
  function collect() {
    if (isIdle) return;
    dispatch({
      type: "collect_item",
      item: isPack ? { intervention_id: null, pack_id: id } : { intervention_id: id, pack_id: null },
    });
    announce(summary.added({ name }));
  }
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={count === 0 ? basket.add({ name }) : basket.addAgain({ name, count })}
      aria-disabled={isIdle}
      data-count={count || undefined}
      onClick={collect}
    >
      {count === 0 && <Plus size={22} aria-hidden="true" />}
    </button>
  );
}
