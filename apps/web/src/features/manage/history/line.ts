/** A field that differs, in words; of what was added, `before` is empty. */
export interface Line {
  readonly name: string;
  readonly before: string;
  readonly after: string;
}
