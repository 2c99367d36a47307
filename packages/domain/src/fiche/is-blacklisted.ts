/** How a person matches a blacklisted fiche. */
export interface BlacklistMarks {
  /** The person is the fiche, or has its address and name. */
  readonly bySelf: boolean;
  /** The person's account has a blacklisted fiche. */
  readonly byAccount: boolean;
  /** The person's address is the proven address of a blacklisted fiche, or the address of the account of such a fiche. */
  readonly byEmail: boolean;
  readonly byPhone: boolean;
}

/** How far a group's blacklist extends beyond fiche and account. */
export interface BlacklistRules {
  readonly blacklist_email: boolean;
  readonly blacklist_phone: boolean;
}

/** Whether the person is blacklisted, whichever fiche they use. */
export function isBlacklisted(rules: BlacklistRules, marks: BlacklistMarks): boolean {
  return (
    marks.bySelf ||
    marks.byAccount ||
    (rules.blacklist_email && marks.byEmail) ||
    (rules.blacklist_phone && marks.byPhone)
  );
}
