import { deepStrictEqual, strictEqual } from "node:assert";
import type { Pool } from "pg";
import { addCalendar, addGroup, addIntervention } from "../apps/server/src/testing/test-groups.ts";
import { createClient, type ServiceFields } from "../packages/client/src/client.ts";
import { logInPro, startBookingServer } from "./booking-server.ts";
import { CopyOfGroup } from "./copy-of-group.ts";

const SERVICES = 500;
const CALENDARS = 20;
const CLIENTS = 5000;
/** Appointments of the past, and those that are booked by calls. */
const PAST = 18_000;
const BOOKED = 2000;
/** Each calendar works from 9 to 18, for 36 appointments of a quarter of an hour. */
const PER_DAY = CALENDARS * 36;
const DAY_MS = 24 * 3_600_000;

/**
 * Keeps a copy of a large group with the typed client: a night with everything, one in which nothing has changed, and one after
 * changes on both sides. Throws if anything differs.
 */
export async function measureNightlySync(): Promise<object[]> {
  const bench = await startBookingServer();
  try {
    const group = await addGroup(bench.pool, { rules: { max_upcoming: 0 } });
    const calendars: number[] = [];
    for (let n = 0; n < CALENDARS; n++) calendars.push(await addCalendar(bench.pool, group));
    const visit = await addIntervention(bench.pool, group, { externid: "visit", length: 15 });
    await addPast(bench.pool, group, calendars, visit);
    const { api, token } = await logInPro(bench, group, "owner");
    const key = await createKey(
      `${api}/groups/${group}/access_keys?apikey=${bench.server.apiKey}&token=${token}`,
    );
    const side = new Side(createClient({ url: api.replace("/api/v3", ""), key }), {
      group,
      calendars,
      visit,
    });
    await side.book(0, BOOKED);
    return await runNights(side, bench.pool);
  } finally {
    await bench.stop();
  }
}

async function runNights(side: Side, pool: Pool): Promise<object[]> {
  const outside = new Map(Array.from({ length: SERVICES }, (_, at) => [`s-${at}`, side.toService(at)]));
  const copy = side.createCopy();
  const first = await copy.sync(outside);
  deepStrictEqual([copy.appointments.size, copy.services.size], [PAST + BOOKED, SERVICES + 1]);
  const second = await copy.sync(outside);
  deepStrictEqual([second.written, second.received], [0, 0], "a night without changes");

  const before = { services: structuredClone(copy.services), history: await countHistory(pool) };
  const began = performance.now();
  await copy.writeServices([...outside.values()]);
  const repeated = { written: SERVICES, seconds: Math.round(performance.now() - began) / 1000 };
  await copy.readServices();
  deepStrictEqual(copy.services, before.services, "what is written unchanged stays as it is");
  strictEqual(await countHistory(pool), before.history, "and is nothing new in the history");

  side.changeOutside(outside);
  await side.changeInside(copy);
  const third = await copy.sync(outside);
  const other = side.createCopy();
  const whole = await other.sync(outside);
  strictEqual(whole.written, 0, "all services are those of the other system");
  copy.expectEqual(other);
  const fourth = await copy.sync(outside);
  deepStrictEqual([fourth.written, fourth.received], [0, 0], "the night after");
  return [
    { night: "everything", ...first },
    { night: "nothing has changed", ...second },
    { night: "the same services written again", ...repeated },
    { night: "changes on both sides", ...third },
    { night: "a second copy, to compare", ...whole },
    { night: "nothing has changed", ...fourth },
  ];
}

interface Place {
  readonly group: number;
  readonly calendars: readonly number[];
  readonly visit: number;
}

/** The two sides of the copy: the other system, and the people who work with the group. */
class Side {
  readonly #client: ReturnType<typeof createClient>;
  readonly #place: Place;

  constructor(client: ReturnType<typeof createClient>, place: Place) {
    this.#client = client;
    this.#place = place;
  }

  createCopy(): CopyOfGroup {
    return new CopyOfGroup(this.#client, this.#place.group);
  }

  toService(at: number): ServiceFields {
    return {
      externid: `s-${at}`,
      name: `Service ${at}`,
      publicname: { fr: `Soin n° ${at}`, en: `Care no. ${at}` },
      description: {
        fr: `<p>Comptez <strong>${at} minutes</strong> &amp; plus.</p>`,
        en: "<p>Bring your card.</p>",
      },
      length: 15 + (at % 8) * 5,
      price: at % 7 === 0 ? null : 1000 + at * 10,
      sort: at,
      calendars: this.#place.calendars.slice(at % CALENDARS, (at % CALENDARS) + 3),
      buffer_after: at % 3 === 0 ? 10 : 0,
    };
  }

  changeOutside(services: Map<string, ServiceFields>): void {
    for (let at = 0; at < 60; at++) {
      const externid = `s-${(at * 7919) % SERVICES}`;
      services.set(externid, { ...services.get(externid)!, length: 120, price: 4200 + at });
    }
    for (let at = 100; at < 110; at++) services.set(`s-${at}`, { ...this.toService(at), deleted: true });
    for (let at = SERVICES; at < SERVICES + 10; at++) services.set(`s-${at}`, this.toService(at));
  }

  async changeInside(copy: CopyOfGroup): Promise<void> {
    const id = this.#place.group;
    for (let at = 0; at < 40; at++) {
      const { id: recordId } = copy.services.get(`s-${at * 11}`)!;
      const body = { intervention: { price: 9900, name: `Renamed ${at}` } };
      await this.#client("PUT /groups/{id}/interventions/{recordId}", { path: { id, recordId }, body });
    }
    const now = Date.now();
    const all = [...copy.appointments.values()];
    const upcoming = all.filter(({ start_at }) => Date.parse(start_at) > now);
    for (const [at, { id: appointmentId, start, deleted }] of upcoming.slice(0, 600).entries()) {
      const path = { id, appointmentId };
      const appointment = { note: `Call back ${at}` };
      if (at % 3 === 0)
        await this.#client("PATCH /groups/{id}/appointments/{appointmentId}", {
          path,
          body: { appointment },
        });
      else if (at % 3 === 1 && !deleted) await this.#move(appointmentId, start);
    }
    const cancelled = upcoming.slice(600, 800).map((one) => ({ id: one.id }));
    for (let from = 0; from < cancelled.length; from += 20)
      await this.#client("POST /groups/{id}/appointments/batch_delete", {
        path: { id },
        body: { appointments: cancelled.slice(from, from + 20), tell: false },
      });
    for (const { id: appointmentId } of all.slice(0, 300))
      await this.#client("PATCH /groups/{id}/appointments/{appointmentId}", {
        path: { id, appointmentId },
        body: { appointment: { presence: "no_show" } },
      });
    await this.#changeClients([...copy.fiches.keys()].slice(0, 300));
    await this.book(BOOKED, BOOKED + 100);
    // Every appointment shows the names of both.
    await this.#client("PUT /groups/{id}/interventions/{recordId}", {
      path: { id, recordId: this.#place.visit },
      body: { intervention: { name: "Visit", publicname: "Visit", price: 3300, length: 20 } },
    });
    await this.#client("PUT /groups/{id}/calendars/{recordId}", {
      path: { id, recordId: this.#place.calendars[0]! },
      body: { calendar: { name: "Dr Roux", publicname: "Dr Roux" } },
    });
  }

  async #move(appointmentId: number, start: string): Promise<void> {
    const date = `${new Date(Date.parse(start.slice(0, 10)) + 30 * DAY_MS).toISOString().slice(0, 10)}${start.slice(10)}`;
    await this.#client("PUT /groups/{id}/appointments/{appointmentId}", {
      path: { id: this.#place.group, appointmentId },
      body: { appointment: { date, tell: false, outside_rules: true } },
    });
  }

  /** Renames clients, and merges some of them into the next. */
  async #changeClients(ids: readonly number[]): Promise<void> {
    const id = this.#place.group;
    for (const [at, ficheId] of ids.entries()) {
      const path = { id, ficheId };
      if (at % 20 === 19) {
        const body = { merged_id: ids[at - 1]! };
        await this.#client("POST /groups/{id}/fiches/{ficheId}/merge", { path, body });
      } else
        await this.#client("PUT /groups/{id}/fiches/{ficheId}", {
          path,
          body: { fiche: { lastname: `Renamed ${at}` } },
        });
    }
  }

  /** Books the appointments with these numbers, each at a time of its own. */
  async book(from: number, until: number): Promise<void> {
    const { group, calendars, visit } = this.#place;
    for (let first = from; first < until; first += 100) {
      const calls = Array.from({ length: Math.min(100, until - first) }, (_, offset) => {
        const at = first + offset;
        const minutes = Math.floor((at % PER_DAY) / CALENDARS) * 15;
        const day = new Date(Date.now() + (3 + Math.floor(at / PER_DAY)) * DAY_MS).toISOString().slice(0, 10);
        const clock = new Date((9 * 60 + minutes) * 60_000).toISOString().slice(11, 16);
        const appointment = {
          group_id: group,
          date: `${day} ${clock}:00`,
          calendar_id: calendars[at % CALENDARS]!,
          intervention_ids: [visit],
          fiche: { firstname: "Ada", lastname: `Roux ${at}`, email: `ada${at}@example.org` },
          tell: false,
          outside_rules: true,
        };
        return { method: "POST" as const, path: "/appointments", body: { appointment } };
      });
      const { answers } = await this.#client("POST /bulk", { body: { calls } });
      for (const { status, body } of answers) strictEqual(status, 201, JSON.stringify(body));
    }
  }
}

async function createKey(address: string): Promise<string> {
  const scopes = [
    "catalogue:read",
    "catalogue:write",
    "appointments:read",
    "appointments:write",
    "clients:read",
    "clients:write",
  ];
  const body = JSON.stringify({ access_key: { name: "Nightly copy", scopes } });
  const answer = await fetch(address, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body,
  });
  return ((await answer.json()) as { access_key: { key: string } }).access_key.key;
}

async function addPast(
  pool: Pool,
  group: number,
  calendars: readonly number[],
  service: number,
): Promise<void> {
  await pool.query(
    `with added as (
       insert into fiches (group_id, firstname, lastname, email)
       select $1, 'Camille', 'Dupont ' || n, 'c' || n || '@example.org' from generate_series(1, ${CLIENTS}) n returning id
     ), numbered as (select array_agg(id) as ids from added)
     insert into appointments (group_id, fiche_id, calendar_id, intervention_id, start_at, end_at)
     select $1, ids[1 + n % ${CLIENTS}], ($2::integer[])[1 + n % ${CALENDARS}], $3, at, at + interval '15 minutes'
     from numbered, generate_series(1, ${PAST}) n,
       lateral (select date_trunc('hour', now()) - (n / ${CALENDARS}) * interval '30 minutes' - interval '1 day' as at) as times`,
    [group, calendars, service],
  );
}

async function countHistory(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    "select count(*)::integer as count from catalogue_changes",
  );
  return rows[0]!.count;
}
