/** What a prepared statement takes; a list of lists goes as texts, any other object as JSON. */
export type Parameter = string | number | boolean | null | Date | Buffer | readonly Parameter[] | object;

type Scalar = Exclude<Parameter, null>;

interface WireType {
  readonly oid: number;
  readonly arrayOid: number;
  /** Appends the value as PostgreSQL sends and receives it. */
  readonly write: (value: Scalar) => void;
}

/** What is known of the types in use; the numbers are those of PostgreSQL's catalogue (pg_type.dat). */
const WIRE_TYPES: Readonly<Record<string, WireType>> = {
  boolean: { oid: 16, arrayOid: 1000, write: (value) => writeByte(value === true ? 1 : 0) },
  bytea: { oid: 17, arrayOid: 1001, write: (value) => writeBytes(value as Buffer) },
  bigint: { oid: 20, arrayOid: 1016, write: (value) => writeLong(value as number) },
  integer: { oid: 23, arrayOid: 1007, write: (value) => writeInteger(value as number) },
  text: { oid: 25, arrayOid: 1009, write: (value) => writeText(toText(value)) },
  timestamptz: { oid: 1184, arrayOid: 1185, write: (value) => writeInstant(value as Date) },
  jsonb: { oid: 3802, arrayOid: 3807, write: writeJson },
};

/** `integer` or `integer[]` by name, ready to encode values of it. */
export interface ParameterType {
  readonly oid: number;
  readonly isArray: boolean;
  readonly element: WireType;
}

export function parameterType(name: string): ParameterType {
  const isArray = name.endsWith("[]");
  const element = WIRE_TYPES[isArray ? name.slice(0, -2) : name];
  if (!element) throw new Error(`no binary form is known of the type ${name}`);
  return { oid: isArray ? element.arrayOid : element.oid, isArray, element };
}

/** The value as PostgreSQL receives it: no quoting, no parsing. Good until the next one is encoded from the start. */
export function encode({ isArray, element }: ParameterType, value: Parameter): Buffer | null {
  if (value === null) return null;
  const start = length;
  if (isArray) writeArray(element, value as readonly Parameter[]);
  else element.write(value);
  return written.subarray(start, length);
}

/** What was encoded before has been sent. */
export function startEncoding(): void {
  length = 0;
}

let written = Buffer.allocUnsafe(65_536);
let length = 0;

/** Where the next so many bytes go. What was encoded before keeps the memory it lies in. */
function reserve(bytes: number): number {
  if (length + bytes > written.length) {
    const longer = Buffer.allocUnsafe(2 * (length + bytes));
    written.copy(longer, 0, 0, length);
    written = longer;
  }
  const at = length;
  length += bytes;
  return at;
}

const NULL_LENGTH = -1;

function writeArray(element: WireType, values: readonly Parameter[]): void {
  writeInteger(values.length === 0 ? 0 : 1); // dimensions
  const hasNullAt = length;
  writeInteger(0);
  writeInteger(element.oid);
  if (values.length === 0) return;
  writeInteger(values.length);
  writeInteger(1); // the first one's number
  for (const value of values) {
    if (value === null) {
      written.writeInt32BE(1, hasNullAt);
      writeInteger(NULL_LENGTH);
      continue;
    }
    const at = reserve(4);
    element.write(value);
    written.writeInt32BE(length - at - 4, at);
  }
}

function writeByte(value: number): void {
  written[reserve(1)] = value;
}

function writeInteger(value: number): void {
  written.writeInt32BE(value, reserve(4));
}

const TWO_TO_THE_32 = 2 ** 32;

/** Exact as far as a number is. */
function writeLong(value: number): void {
  const at = reserve(8);
  written.writeInt32BE(Math.floor(value / TWO_TO_THE_32), at);
  written.writeUInt32BE(value >>> 0, at + 4);
}

function writeBytes(value: Buffer): void {
  const at = reserve(value.length);
  value.copy(written, at);
}

const LONGEST_LETTER_BYTES = 3;

function writeText(value: string): void {
  const at = reserve(LONGEST_LETTER_BYTES * value.length);
  length = at + written.write(value, at, "utf8");
}

const JSONB_VERSION = 1;

function writeJson(value: Scalar): void {
  writeByte(JSONB_VERSION);
  writeText(JSON.stringify(value));
}

/** PostgreSQL counts microseconds from the year 2000. */
const YEAR_2000_MS = Date.UTC(2000, 0);

function writeInstant(value: Date): void {
  writeLong((value.getTime() - YEAR_2000_MS) * 1000);
}

/** A list within a list is the text of an array of numbers. */
function toText(value: Scalar): string {
  if (typeof value === "string") return value;
  return Array.isArray(value) ? `{${value.join(",")}}` : (value as number).toString();
}
