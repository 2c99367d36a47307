import type { Appointment } from "@rendezvous/contract/booking/appointment";
import type { AppointmentEntry } from "@rendezvous/domain/appointment/merge-packs";
import { toTotals } from "@rendezvous/domain/pricing/totals";
import { formatPrice } from "@rendezvous/phrases/format-price";
import { useDateLocale } from "../../../../lib/phrases/phrases.ts";
import { useLazyPhrases } from "../../../../lib/phrases/lazy-phrases.ts";
import { useLoadedGroup } from "../../../ground/group/first-data.ts";
import styles from "./confirmation.module.css";

/** The total price, if it is not zero and the group shows its prices, with the discount if there is one. */
export function BookingTotal({ entries }: { entries: readonly AppointmentEntry<Appointment>[] }) {
  const phrases = useLazyPhrases("appointment").confirm;
  const dateLocale = useDateLocale();
  const { group } = useLoadedGroup();
  const totals = toTotals(entries.flatMap((entry) => entry.appointments));
  if (totals.before === 0 || !group.display_intervention_price) return null;
  const price = (minorUnits: number) => formatPrice(minorUnits, group.currency, dateLocale);
  return (
    <dl className={`${styles.total} ${entries.length > 1 ? styles.apart : ""}`}>
      {totals.discount > 0 && (
        <>
          <div>
            <dt>{phrases.before}</dt>
            <dd>{price(totals.before)}</dd>
          </div>
          <div>
            <dt>{phrases.promotion({ percentage: totals.promotion ?? 0 })}</dt>
            <dd>{price(-totals.discount)}</dd>
          </div>
        </>
      )}
      <div className={styles.sum}>
        <dt>{phrases.total}</dt>
        <dd>{price(totals.after)}</dd>
      </div>
    </dl>
  );
}
