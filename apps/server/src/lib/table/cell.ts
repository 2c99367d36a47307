/** A text, a number, or a date and time on some clock, `YYYY-MM-DD HH:MM:SS`; null: nothing. */
export type Cell = string | number | { readonly wall: string } | null;
export type Row = readonly Cell[];
