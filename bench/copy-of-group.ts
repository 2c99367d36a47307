import { deepStrictEqual, ok } from "node:assert";
import { isDeepStrictEqual } from "node:util";
import type {
  Appointment,
  createClient,
  Fiche,
  PartsOf,
  ServiceFields,
  ServiceRecord,
} from "../packages/client/src/client.ts";

type Client = ReturnType<typeof createClient>;

/** The services of another system by their externids. */
export type OutsideServices = ReadonlyMap<string, ServiceFields>;

export interface Night {
  readonly written: number;
  readonly received: number;
  readonly calls: number;
  readonly seconds: number;
}

const LIST_SERVICES = "GET /groups/{id}/interventions.records";
type RecordsQuery = NonNullable<PartsOf<typeof LIST_SERVICES>["query"]>;

/** `POST /bulk` takes so many calls. */
const CALLS_IN_BULK = 100;

/**
 * A program that keeps a copy of a group: it brings the services of another system, and takes over appointments and clients. Each
 * night it writes what differs, and reads what has changed.
 */
export class CopyOfGroup {
  readonly services = new Map<string, ServiceRecord>();
  readonly appointments = new Map<number, Appointment>();
  readonly fiches = new Map<number, Fiche>();
  readonly #client: Client;
  readonly #group: number;
  readonly #after: { appointments?: string; fiches?: string } = {};
  #calls = 0;

  constructor(client: Client, group: number) {
    this.#client = client;
    this.#group = group;
  }

  async sync(outside: OutsideServices): Promise<Night> {
    const began = performance.now();
    this.#calls = 0;
    await this.readServices();
    const different = [...outside].filter(([externid, service]) => !this.#has(externid, service));
    await this.writeServices(different.map(([, service]) => service));
    if (different.length > 0) await this.readServices();
    const received = (await this.#followFiches()) + (await this.#followAppointments());
    const seconds = Math.round(performance.now() - began) / 1000;
    return { written: different.length, received, calls: this.#calls, seconds };
  }

  /** Creates and changes services by their externids. */
  async writeServices(services: readonly ServiceFields[]): Promise<void> {
    for (let from = 0; from < services.length; from += CALLS_IN_BULK) {
      const calls = services.slice(from, from + CALLS_IN_BULK).map((intervention) => ({
        method: "POST" as const,
        path: `/groups/${this.#group}/interventions?upsert=1`,
        body: { intervention },
      }));
      this.#calls += 1;
      const { answers } = await this.#client("POST /bulk", { body: { calls } });
      for (const { status, body } of answers) ok(status < 300, JSON.stringify(body));
    }
  }

  async readServices(): Promise<void> {
    this.services.clear();
    let after: string | null = "";
    while (after !== null) {
      const query: RecordsQuery = { archived: "both", limit: 500, ...(after !== "" && { after }) };
      this.#calls += 1;
      const page = await this.#client(LIST_SERVICES, { path: { id: this.#group }, query });
      for (const record of page.records) this.services.set(record.externid, record);
      after = page.next;
    }
  }

  /** Throws if this copy contains something else than another one. */
  expectEqual(other: CopyOfGroup): void {
    expectSame(this.services, other.services);
    expectSame(this.fiches, other.fiches);
    expectSame(this.appointments, other.appointments, withoutOthers);
  }

  #has(externid: string, service: ServiceFields): boolean {
    const stored: Record<string, unknown> | undefined = this.services.get(externid);
    return Object.entries(service).every(([field, value]) => isDeepStrictEqual(stored?.[field], value));
  }

  async #followAppointments(): Promise<number> {
    let received = 0;
    for (let hasMore = true; hasMore; ) {
      const query = this.#after.appointments === undefined ? {} : { after: this.#after.appointments };
      this.#calls += 1;
      const page = await this.#client("GET /groups/{id}/appointments.changes", {
        path: { id: this.#group },
        query,
      });
      for (const record of page.records) take(this.appointments, record);
      for (const { id } of page.gone) this.appointments.delete(id);
      received += page.records.length + page.gone.length;
      this.#after.appointments = page.next;
      hasMore = page.has_more;
    }
    return received;
  }

  async #followFiches(): Promise<number> {
    let received = 0;
    for (let hasMore = true; hasMore; ) {
      const query = this.#after.fiches === undefined ? {} : { after: this.#after.fiches };
      this.#calls += 1;
      const page = await this.#client("GET /groups/{id}/fiches.changes", {
        path: { id: this.#group },
        query,
      });
      for (const record of page.records) take(this.fiches, record);
      for (const { id } of page.gone) this.fiches.delete(id);
      received += page.records.length + page.gone.length;
      this.#after.fiches = page.next;
      hasMore = page.has_more;
    }
    return received;
  }
}

/** A record replaces that of a lower or the same version. */
function take<Value extends { id: number; version: number }>(copy: Map<number, Value>, record: Value): void {
  if (record.version >= (copy.get(record.id)?.version ?? 0)) copy.set(record.id, record);
}

function expectSame<Key, Value>(
  one: ReadonlyMap<Key, Value>,
  other: ReadonlyMap<Key, Value>,
  compared = (value: Value | undefined): unknown => value,
): void {
  for (const key of new Set([...one.keys(), ...other.keys()]))
    deepStrictEqual(compared(one.get(key)), compared(other.get(key)));
}

/**
 * An appointment shows its service, calendar and client as they are when it is read, and has no new version when these change:
 * a copy takes them from their own records.
 */
function withoutOthers(appointment: Appointment | undefined): unknown {
  if (!appointment) return undefined;
  const { fiche: _fiche, interventions, calendar: _calendar, ...others } = appointment;
  const own = Object.entries(others).filter(
    ([field]) => !field.endsWith("_name") && !/^intervention_(?:length|price)$/.test(field),
  );
  return [own, interventions.map(({ id }) => id)];
}
