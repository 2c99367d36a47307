declare const authorized: unique symbol;

/**
 * The id of a group that is open, or whose people's token was checked. Only the permission check creates it, so a query that
 * takes one cannot run without that check.
 */
export type AuthorizedGroupId = number & { readonly [authorized]: true };
