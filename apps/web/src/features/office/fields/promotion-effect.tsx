import {
  isPromotionFor,
  mayOverlap,
  type Promotion,
  toPromotedPrice,
} from "@rendezvous/domain/pricing/promotion";
import { formatPrice } from "@rendezvous/phrases/format-price";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { useDateLocale } from "../../../lib/phrases/phrases.ts";
import { useLoadedGroup } from "../../ground/group/page-data.ts";
import type { StoredRecord } from "../schema/kinds.ts";
import styles from "../parts/records.module.css";
import { useNameOf, useRecords } from "../schema/use-records.ts";

/** Shows the effect of a promotion on a price, and the promotions that overlap with it: the highest percentage counts. */
export function PromotionEffect({ record }: { record: StoredRecord }) {
  const words = useProPhrases("manageFields");
  const dateLocale = useDateLocale();
  const { group } = useLoadedGroup();
  const nameOf = useNameOf();
  const { data: services = [] } = useRecords("interventions");
  const { data: packs = [] } = useRecords("packs");
  const { data: promotions = [] } = useRecords("promotions");
  const promotion = toPromotion(record);
  const { percentage } = promotion;
  if (!(percentage > 0 && percentage <= 100)) return null;
  const items = [
    ...services
      .filter(isUsual)
      .map((one) => ({ one, price: one["price"], interventionIds: [one.id], packId: null })),
    ...packs
      .filter(isUsual)
      .map((one) => ({ one, price: one["total_price"], interventionIds: [], packId: one.id })),
  ];
  const example = items.find((item) => Number(item.price) > 0 && isPromotionFor(promotion, item));
  const met = promotions.filter(
    (other) => !other.deleted && other.id !== record.id && mayOverlap(promotion, toPromotion(other)),
  );
  const inMoney = (amount: number) => formatPrice(amount, group.currency_code, dateLocale);
  const share = (off: number) =>
    new Intl.NumberFormat(dateLocale, { style: "percent" }).format(-off / 100).replace("-", "\u2212");
  return (
    <div className={styles.quiet}>
      {example && (
        <p>
          {words.example({
            name: nameOf(example.one),
            price: inMoney(toPromotedPrice(Number(example.price), percentage)),
            before: inMoney(Number(example.price)),
          })}
        </p>
      )}
      {met.map((other) => (
        <p key={other.id}>
          {words.both({
            name: nameOf(other),
            share: share(Math.max(percentage, toPromotion(other).percentage)),
          })}
        </p>
      ))}
    </div>
  );
}

function isUsual({ deleted, only_package }: StoredRecord): boolean {
  return !deleted && only_package !== true;
}

/** Converts the record for the computation of prices, in which null restricts nothing, as an empty list does in the record. */
function toPromotion(record: StoredRecord): Promotion {
  const list = (name: string) => {
    const value = record[name];
    return Array.isArray(value) && value.length > 0 ? value : null;
  };
  const text = (name: string) => (record[name] as string | null | undefined) || null;
  return {
    percentage: Number(record["percentage"]),
    interventions: list("interventions"),
    packs: list("packs"),
    calendars: list("calendars"),
    days: list("days") as Promotion["days"],
    from: text("from"),
    to: text("to"),
    valid_from: text("valid_from"),
    valid_until: text("valid_until"),
  };
}
