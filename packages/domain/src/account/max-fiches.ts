/** The most fiches of an account, not counting deleted ones. */
export const MAX_FICHES = 8;
