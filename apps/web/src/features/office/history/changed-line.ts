/** A changed field, in words; `before` is empty for an added record. */
export interface ChangedLine {
  readonly name: string;
  readonly before: string;
  readonly after: string;
  /** For a list: its removed and added entries, one per line. */
  readonly isOfEntries?: boolean;
}
