/** How many fiches an account holds at most, deleted ones not counted. */
export const MAX_FICHES = 8;
