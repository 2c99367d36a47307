type Bound = string | number;

/** A weekly rule as far as its dates go. Both days belong to it; what has no end is before or after every day. */
interface Dates<One extends Bound> {
  readonly from: One;
  readonly until: One;
  /** In addition to the week, and not in its place. */
  readonly isAdded: boolean;
}

/**
 * Of weekly rules that cover one day and are for one service, those that apply: rules of the same dates are one week, the week that began
 * last replaces the others (of two that began together the one that ends first), and what is added applies in any case.
 */
export function presentWeek<Rule, One extends Bound>(
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
