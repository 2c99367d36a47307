/** The most values of one name; a new one replaces the oldest. */
const MOST_VALUES = 200;

/** Fields with texts that a later request can use. */
const TEXT_FIELDS = new Set([
  "account_token",
  "arrival_code",
  "date",
  "email",
  "externid",
  "hold",
  "key",
  "name",
  "next",
  "preview_key",
  "start_at",
  "token",
  "urlname",
]);

/** A placeholder in a request for a value from an earlier answer: a calendar's id, a token. */
export class Learned {
  readonly noun: string;
  readonly pick: number;

  constructor(noun: string, pick: number) {
    this.noun = noun;
    this.pick = pick;
  }
}

/** Returns the noun of a field with an id, `calendars` of `calendar_ids` and `calendarId`; otherwise undefined. */
export function nounOfIdField(field: string): string | undefined {
  const singular = /^(?:\w+_)?([a-z]+)(?:_ids?|Ids?)$/.exec(field)?.[1];
  return singular === undefined ? undefined : toPlural(singular);
}

/** The field's name under which its texts are learned; otherwise undefined. */
export function nounOfTextField(field: string): string | undefined {
  if (!TEXT_FIELDS.has(field)) return undefined;
  return field === "account_token" ? "token" : field;
}

export function toPlural(noun: string): string {
  if (/(?:ss|sh)$/.test(noun)) return `${noun}es`;
  return noun.endsWith("s") ? noun : `${noun}s`;
}

/** The values of the answers so far, by which later requests find records. */
export class LearnedValues {
  readonly #groupId: number;
  readonly #values = new Map<string, (number | string)[]>();

  /** Nearly all requests are about this group. */
  constructor(groupId: number) {
    this.#groupId = groupId;
  }

  add(noun: string, value: number | string): void {
    const values = this.#values.get(noun) ?? [];
    this.#values.set(noun, values);
    if (values.includes(value)) return;
    values.push(value);
    if (values.length > MOST_VALUES) values.shift();
  }

  /** Learns from an answer; `noun` is that of its records. */
  learn(noun: string, value: unknown): void {
    if (Array.isArray(value)) for (const one of value) this.learn(noun, one);
    if (!isRecord(value)) return;
    for (const [field, part] of Object.entries(value)) {
      const ofIds = field === "id" ? noun : nounOfIdField(field);
      const ids = Array.isArray(part) ? part : [part];
      if (ofIds !== undefined) for (const id of ids) if (typeof id === "number") this.add(ofIds, id);
      const ofText = nounOfTextField(field);
      if (ofText !== undefined && typeof part === "string") this.add(ofText, part);
      this.learn(field === "records" || field === "record" ? noun : toPlural(field), part);
    }
  }

  /** Replaces placeholders by learned values, or by 1 if none was learned. */
  fill(value: unknown): unknown {
    if (value instanceof Learned) {
      if (value.noun === "groups" && value.pick % 20 !== 0) return this.#groupId;
      const values = this.#values.get(value.noun) ?? [];
      return values.length === 0 ? 1 : values[value.pick % values.length];
    }
    if (Array.isArray(value)) return value.map((one) => this.fill(one));
    if (!isRecord(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([field, part]) => [field, this.fill(part)]));
  }
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof Learned);
}
