declare const authorized: unique symbol;

/**
 * The id of a group whose openness or whose people's token was checked. Only the gate mints it; a read that takes one
 * cannot be reached without having passed there.
 */
export type AuthorizedGroupId = number & { readonly [authorized]: true };
