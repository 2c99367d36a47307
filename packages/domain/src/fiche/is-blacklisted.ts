/** In which ways a person matches one whom a professional has blacklisted. */
export interface BlacklistMarks {
  /** Address and name are those of such a fiche, or it is such a fiche. */
  readonly bySelf: boolean;
  /** Their account has such a fiche. */
  readonly byAccount: boolean;
  /** Their address is one that such a fiche was proven to have, or its account. */
  readonly byEmail: boolean;
  readonly byPhone: boolean;
}

/** How far a group's blacklist reaches, beyond fiche and account. */
export interface BlacklistRules {
  readonly blacklist_email: boolean;
  readonly blacklist_phone: boolean;
}

/** Is it the person who is blacklisted, whatever fiche they come with? */
export function isBlacklisted(rules: BlacklistRules, marks: BlacklistMarks): boolean {
  return (
    marks.bySelf ||
    marks.byAccount ||
    (rules.blacklist_email && marks.byEmail) ||
    (rules.blacklist_phone && marks.byPhone)
  );
}
