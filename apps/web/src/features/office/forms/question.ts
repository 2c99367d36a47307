/** A stored question, with its texts in every language. */
export interface StoredQuestion {
  readonly name: string;
  readonly type: string;
  readonly archived?: boolean;
  readonly [option: string]: unknown;
}
