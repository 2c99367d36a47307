import type { Pool } from "pg";
import { listJobs } from "../apps/server/src/testing/jobs.ts";
import { openConnection } from "../apps/server/src/testing/raw-http.ts";
import { addCalendar, addGroup, addIntervention } from "../apps/server/src/testing/test-groups.ts";
import { startBookingServer } from "./booking-server.ts";
import { median } from "./children.ts";

const WISHES = 10_000;
const SERVICES = 10;
const ROUNDS = 7;
const DAY = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);

/** Who of the 10,000 can come at the freed time, by their place in the order. */
const CASES = [
  ["the first who waits can come", "n = 1"],
  ["everybody can come", "true"],
  ["only the last of them can come", `n = ${WISHES}`],
] as const;

/** Adds people who wait for ten different services; those who cannot come wait for the night. */
async function addWishes(
  pool: Pool,
  groupId: number,
  services: readonly number[],
  canCome: string,
): Promise<void> {
  await pool.query("delete from wishes");
  await pool.query(
    `with people as (
       insert into fiches (group_id, firstname, lastname, email)
       select $1, 'Camille', 'Waits ' || n, 'waits.' || n || '@example.org' from generate_series(1, ${WISHES}) n
       returning id, substr(lastname, 7)::integer as n
     )
     insert into wishes (group_id, fiche_id, chain, first_day, last_day, days, times, locale, by_sms, turn, created_at)
     select $1, id, jsonb_build_object('intervention_ids', array[($2::integer[])[1 + n % ${SERVICES}]]), $3::date - 3,
       $3::date + 30, '{mo,tu,we,th,fr,sa,su}', case when ${canCome} then '{0,1440}'::integer[] else '{0,60}' end, 'en', false,
       now() - interval '1 day' + n * interval '1 second', now()
     from people`,
    [groupId, services, DAY],
  );
  await pool.query("analyze wishes");
}

/**
 * Measures how long after the answer to a cancellation its time is offered, with 10,000 people on the waiting list of that day;
 * seconds. A second of it is the wait for wishes that are being written.
 */
export async function measureWaitingList(): Promise<object[]> {
  const { server, pool, stop } = await startBookingServer();
  const connection = await openConnection(server.port);
  const post = async (path: string, body: object) =>
    JSON.parse((await connection.post(`/api/v3/${path}apikey=${server.apiKey}`, JSON.stringify(body))).body);
  try {
    const rows: object[] = [];
    for (const [title, canCome] of CASES) {
      const groupId = await addGroup(pool, {
        rules: { waiting_minutes: 30, max_bookings_per_address_per_day: 0 },
      });
      const openings = [{ date: DAY, from: "10:00", to: "10:30" }];
      const calendar_id = await addCalendar(pool, groupId, { openinghours: [], openings });
      const services: number[] = [];
      for (let made = 0; made < SERVICES; made++) services.push(await addIntervention(pool, groupId));
      await addWishes(pool, groupId, services, canCome);
      const times: number[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        const fiche = { firstname: "Anna", lastname: `Round ${round}`, email: `anna.${round}@example.org` };
        const date = `${DAY} 10:00:00`;
        const appointment = { group_id: groupId, date, calendar_id, intervention_ids: [services[0]], fiche };
        const booked = await post("appointments?", { appointment });
        const ids = booked.records.map(({ id }: { id: number }) => ({ id }));
        const token = `token=${booked.fiche_token}&`;
        await post(`groups/${groupId}/appointments/batch_delete?${token}`, { appointments: ids });
        const freedAt = performance.now();
        const isOffered = async () =>
          (await pool.query("select from wish_offers where group_id = $1 and state = 'open'", [groupId]))
            .rowCount === 1;
        while (!(await isOffered())) await new Promise((resolve) => setTimeout(resolve, 10));
        times.push((performance.now() - freedAt) / 1000);
        // The job reads on to the end of the list.
        const isBusy = async () =>
          (await listJobs(pool, { queue: "offer_times" })).some(({ secondsLeft }) => secondsLeft < 60);
        while (await isBusy()) await new Promise((resolve) => setTimeout(resolve, 50));
        await pool.query("delete from seats where hold_id is not null");
        await pool.query("delete from wish_offers");
        await pool.query("update wishes set state = 'waiting' where state = 'offered'");
      }
      const longest = Math.max(...times);
      rows.push({
        "10,000 wait": title,
        "median s": median(times).toFixed(2),
        "longest s": longest.toFixed(2),
      });
    }
    return rows;
  } finally {
    connection.close();
    await stop();
  }
}
