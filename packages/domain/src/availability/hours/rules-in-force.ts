type Bound = string | number;

/** The dates of a weekly rule. Both days are included; a missing bound is before or after every day. */
interface Dates<One extends Bound> {
  readonly from: One;
  readonly until: One;
  /** True: adds to the week; false: replaces it. */
  readonly isAdded: boolean;
}

/**
 * Returns the rules that apply on one day, of the weekly rules for one day and one service. Rules with the same dates form one
 * week. Of several weeks, the one that began last replaces the others; of two that began on the same day, the one that ends
 * first. Rules with `adds_to_week` always apply.
 */
export function rulesInForce<Rule, One extends Bound>(
  rules: readonly Rule[],
  datesOf: (rule: Rule) => Dates<One>,
): Rule[] {
  let present: Dates<One> | null = null;
  for (const rule of rules) {
    const dates = datesOf(rule);
    if (dates.isAdded) continue;
    const isLater = present && (dates.from > present.from || isEarlierEnd(dates, present));
    if (!present || isLater) present = dates;
  }
  return rules.filter((rule) => {
    const { from, until, isAdded } = datesOf(rule);
    return isAdded || (from === present?.from && until === present.until);
  });
}

function isEarlierEnd<One extends Bound>(one: Dates<One>, other: Dates<One>): boolean {
  return one.from === other.from && one.until < other.until;
}
