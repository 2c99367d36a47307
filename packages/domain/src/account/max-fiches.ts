/** How many fiches an account holds at most, deleted ones not counted (SPEC section 9). */
export const MAX_FICHES = 8;
