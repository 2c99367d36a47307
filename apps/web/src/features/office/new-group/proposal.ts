import { toRoundPrice } from "@rendezvous/domain/group/round-price";
import type { Trades } from "./api.ts";
import { toTypedPrice } from "./price.ts";
import type { TypedService } from "./services-fields.tsx";
import { toTypedWeek, type TypedWeek } from "./week.ts";

export type Trade = Trades[number];

/** The hours and services of a trade's template, which the visitor can change. */
export interface Proposal {
  readonly week: TypedWeek;
  readonly services: readonly TypedService[];
}

/** The changed proposals. */
export type Proposals = Partial<Record<Trade["trade"], Proposal>>;

/**
 * Returns the proposed hours and services of a trade. The template's prices are in euros; for another currency, they are replaced
 * by round sums.
 */
export function proposalOfTrade(
  { openinghours, interventions }: Trade,
  language: string,
  currency: string,
): Proposal {
  const services = interventions.map(({ externid, name, length, price }) => ({
    key: externid ?? name,
    externid: externid ?? null,
    name,
    length: String(length),
    price: typeof price === "number" ? toTypedPrice(toRoundPrice(price, currency), language) : "",
  }));
  return { week: toTypedWeek(openinghours), services };
}

/** Converts the proposed prices to another currency; prices that the visitor typed stay. */
export function convertProposals(
  proposals: Proposals,
  trades: Trades,
  language: string,
  before: string,
  after: string,
): Proposals {
  const changed = trades.flatMap((trade) => {
    const proposal = proposals[trade.trade];
    if (!proposal) return [];
    const [old, next] = [before, after].map(
      (currency) => proposalOfTrade(trade, language, currency).services,
    );
    const services = proposal.services.map((one) =>
      old?.some(({ key, price }) => key === one.key && price === one.price)
        ? { ...one, price: next?.find(({ key }) => key === one.key)?.price ?? "" }
        : one,
    );
    return [[trade.trade, { ...proposal, services }] as const];
  });
  return Object.fromEntries(changed);
}
