/** It would fail in the same way however often it is tried. */
export class FinalFailure extends Error {
  readonly code: string;

  constructor(message: string, code: string) {
    super(message);
    this.code = code;
  }
}
