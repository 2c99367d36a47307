/** A field that differs, in words; of what was added, `before` is empty. */
export interface Line {
  readonly name: string;
  readonly before: string;
  readonly after: string;
  /** Of a list: the entries that are gone and those that came, each in a line. */
  readonly isOfEntries?: boolean;
}
