import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { createGunzip } from "node:zlib";
import { fileErrorText } from "../file-errors.ts";

/**
 * The first line of a backup. A backup is text, compressed by gzip: a line of JSON with the format; for each table its COPY
 * statement and the rows in COPY's text format, up to a line with `\.`; and a last line of JSON with the numbers of rows, to
 * check that the file is complete.
 */
export const BACKUP_FORMAT = "rendezvous backup 1";

export interface Header {
  readonly format: typeof BACKUP_FORMAT;
  /** The time of the backup, RFC 3339. */
  readonly takenAt: string;
  /** The names of the migrations that the database had. */
  readonly migrations: readonly string[];
  /** The last number of each sequence, at least those of the rows. */
  readonly sequences: Readonly<Record<string, number>>;
}

export interface Footer {
  /** The number of rows of each table; waiting jobs of the queue count as rows of the outbox. */
  readonly rows: Readonly<Record<string, number>>;
  /** The checksum of all bytes before the footer's line, in hexadecimal. */
  readonly sha256: string;
}

export const END_OF_ROWS = "\\.\n";
const END_INSIDE = Buffer.from(`\n${END_OF_ROWS}`);

/** A file that is no backup, was cut off or has changed. */
export class BrokenBackupError extends Error {}

/** Reads the parts of a backup in their order. */
export class BackupReader {
  readonly #pieces: AsyncGenerator<Buffer>;
  readonly #hash = createHash("sha256");
  #pending: Buffer = Buffer.alloc(0);
  /** The checksum is of everything before the last line, so a line counts only once something follows it. */
  #lastLine: Buffer = Buffer.alloc(0);

  constructor(path: string) {
    this.#pieces = wholeLines(path);
  }

  /** Returns the next line, without its end. */
  async line(): Promise<string> {
    const piece = await this.#piece();
    const end = piece.indexOf("\n") + 1;
    this.#pending = piece.subarray(end);
    this.#lastLine = piece.subarray(0, end);
    return this.#lastLine.toString().slice(0, -1);
  }

  /** Returns the rows of a table in pieces of whole lines. */
  async *rows(): AsyncGenerator<Buffer> {
    for (;;) {
      const piece = await this.#piece();
      const inside = piece.indexOf(END_INSIDE);
      const isAtStart = piece.subarray(0, END_OF_ROWS.length).toString() === END_OF_ROWS;
      const isLast = isAtStart || inside !== -1;
      const end = isAtStart ? 0 : isLast ? inside + 1 : piece.length;
      const next = isLast ? end + END_OF_ROWS.length : end;
      this.#hash.update(piece.subarray(0, next));
      this.#pending = piece.subarray(next);
      if (end > 0) yield piece.subarray(0, end);
      if (isLast) return;
    }
  }

  /** Throws when the checksum of the bytes read so far differs from that in the footer. */
  check({ sha256 }: Footer): void {
    if (this.#hash.digest("hex") !== sha256)
      throw new BrokenBackupError("The backup has changed since it was made.");
  }

  async #piece(): Promise<Buffer> {
    this.#hash.update(this.#lastLine);
    this.#lastLine = Buffer.alloc(0);
    if (this.#pending.length > 0) return this.#pending;
    const { value, done } = await this.#pieces.next();
    if (done) throw new BrokenBackupError("The backup is not complete: its end is missing.");
    return value;
  }
}

/** The errors of zlib for a file that ends too early, or that is not what gzip has written. */
const UNREADABLE: Readonly<Record<string, string>> = {
  Z_BUF_ERROR: "The backup is not complete: its end is missing.",
  Z_DATA_ERROR: "This file is no backup, or it is damaged.",
};

/** Returns the uncompressed text in pieces that end with the end of a line. */
async function* wholeLines(path: string): AsyncGenerator<Buffer> {
  let begun: Buffer[] = [];
  const source = createReadStream(path);
  const text = source.pipe(createGunzip());
  source.on("error", (error) => text.destroy(error));
  try {
    for await (const chunk of text as AsyncIterable<Buffer>) {
      const end = chunk.lastIndexOf("\n") + 1;
      if (end > 0) yield Buffer.concat([...begun, chunk.subarray(0, end)]);
      if (end > 0) begun = [];
      if (end < chunk.length) begun.push(chunk.subarray(end));
    }
  } catch (error) {
    const words = UNREADABLE[(error as NodeJS.ErrnoException).code ?? ""];
    if (words !== undefined) throw new BrokenBackupError(words, { cause: error });
    const isMissing = (error as NodeJS.ErrnoException).code === "ENOENT";
    const reason = isMissing ? "it is not there" : fileErrorText(error);
    throw reason === undefined ? error : new Error(`${path} cannot be read: ${reason}.`, { cause: error });
  }
}
