import { toRoundPrice } from "@rendezvous/domain/group/round-price";
import type { Trades } from "./api.ts";
import { toTyped } from "./price.ts";
import type { TypedService } from "./services-fields.tsx";
import { toTypedWeek, type TypedWeek } from "./week.ts";

export type Trade = Trades[number];

/** What a trade brings, to be changed. */
export interface Proposal {
  readonly week: TypedWeek;
  readonly services: readonly TypedService[];
}

/** Those that were changed. */
export type Proposals = Partial<Record<Trade["trade"], Proposal>>;

/** The prices of a trade are in euros: elsewhere a round sum of the currency is proposed. */
export function proposalOf(
  { openinghours, interventions }: Trade,
  language: string,
  currency: string,
): Proposal {
  const services = interventions.map(({ externid, name, length, price }) => ({
    key: externid ?? name,
    externid: externid ?? null,
    name,
    length: String(length),
    price: typeof price === "number" ? toTyped(toRoundPrice(price, currency), language) : "",
  }));
  return { week: toTypedWeek(openinghours), services };
}

/** Prices that stand as they were proposed, proposed in another currency; those that were typed stay. */
export function inOtherCurrency(
  proposals: Proposals,
  trades: Trades,
  language: string,
  before: string,
  after: string,
): Proposals {
  const changed = trades.flatMap((trade) => {
    const proposal = proposals[trade.trade];
    if (!proposal) return [];
    const [old, next] = [before, after].map((currency) => proposalOf(trade, language, currency).services);
    const services = proposal.services.map((one) =>
      old?.some(({ key, price }) => key === one.key && price === one.price)
        ? { ...one, price: next?.find(({ key }) => key === one.key)?.price ?? "" }
        : one,
    );
    return [[trade.trade, { ...proposal, services }] as const];
  });
  return Object.fromEntries(changed);
}
