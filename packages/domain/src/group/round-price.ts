/** The approximate price in each currency where an organisation in the euro area takes one euro. */
const PER_EURO: Readonly<Record<string, number>> = {
  AUD: 1.6,
  BRL: 6,
  CAD: 1.5,
  CHF: 1.2,
  CZK: 25,
  DOP: 60,
  GBP: 0.9,
  HUF: 350,
  MXN: 20,
  NZD: 1.8,
  PLN: 4,
  USD: 1.2,
};

/** Rounding units of a currency; larger prices use larger ones. */
const STEPS = [1000, 500, 100, 50, 10, 5, 1];

/** Converts a price in euros to a round price in another currency, both in minor units; euros stay unchanged. */
export function toRoundPrice(euroCents: number, currency: string): number {
  const factor = PER_EURO[currency];
  if (factor === undefined) return euroCents;
  const amount = (euroCents / 100) * factor;
  const step = STEPS.find((one) => one <= amount / 8) ?? 1;
  return Math.round(amount / step) * step * 100;
}
