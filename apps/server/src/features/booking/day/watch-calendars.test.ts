import { expect, test } from "vitest";
import { postAppointment, postCancellation } from "../../../testing/bookings.ts";
import { addPro, tokenOf } from "../../../testing/people.ts";
import { setRealClock } from "../../../testing/real-clock.ts";
import { startApp } from "../../../testing/start-app.ts";
import { startServerProcess } from "../../../testing/start-server-process.ts";
import { addCalendar, addGroup, addIntervention } from "../../../testing/test-groups.ts";
import { whenDone } from "../../../testing/when-done.ts";

const app = await startApp();
/** Another process, whose bookings reach this one only through the database. */
const other = await startServerProcess({
  address: app.database.connection,
  environment: { DATA_DIR: app.context.config.dataDir, LOG_LEVEL: "silent" },
});
whenDone(() => other.kill());

type Changed = { calendar_id: number; resource_id: number | null; start_at: string }[] | null;
interface Listener {
  readonly status: number;
  readonly headers: Headers;
  /** Resolves with the next event that reports a change. */
  next(withinMs?: number): Promise<Changed>;
  /** Resolves when the server has ended the stream. */
  readonly ended: Promise<void>;
  leave(): void;
}

async function listen(
  url: string,
  apiKey: string,
  group: number,
  token: string,
  query = "",
): Promise<Listener> {
  const leaving = new AbortController();
  whenDone(async () => leaving.abort());
  const answer = await fetch(
    `${url}/api/v3/groups/${group}/calendars.events?apikey=${apiKey}&token=${token}${query}`,
    { headers: { accept: "text/event-stream", "accept-encoding": "br, gzip" }, signal: leaving.signal },
  );
  const news: Changed[] = [];
  let wake: (() => void) | undefined;
  const read = async () => {
    let text = "";
    for await (const part of answer.body!.pipeThrough(new TextDecoderStream())) {
      text += part;
      const events = text.split("\n\n");
      text = events.pop()!;
      for (const event of events) {
        const data = /^data: (.*)$/m.exec(event)?.[1];
        const { changed } = JSON.parse(data ?? "{}") as { changed: Changed };
        if (changed === null || changed.length > 0) news.push(changed);
      }
      wake?.();
    }
  };
  const ended = answer.status === 200 ? read().catch(() => {}) : Promise.resolve();
  return {
    status: answer.status,
    headers: answer.headers,
    ended,
    leave: () => leaving.abort(),
    async next(withinMs = 2000) {
      const until = performance.now() + withinMs;
      while (news.length === 0) {
        const left = until - performance.now();
        if (left <= 0) throw new Error(`nothing was told within ${withinMs} ms`);
        await new Promise<void>((resolve) => {
          wake = resolve;
          setTimeout(resolve, left);
        });
      }
      return news.shift()!;
    },
  };
}

async function addPractice() {
  const group = await addGroup(app.db);
  const calendars = [await addCalendar(app.db, group), await addCalendar(app.db, group)] as const;
  const service = await addIntervention(app.db, group);
  const { email } = await addPro(app.db, [group]);
  const token = await tokenOf(app, group, email);
  const book = async (calendar_id: number, date: string, server = app) => {
    const made = await postAppointment(server, "v3", group, {
      date,
      calendar_id,
      intervention_ids: [service],
    });
    expect(made.status, made.text).toBe(201);
    return made;
  };
  return { group, calendars, service, email, token, book };
}

const listenHere = (group: number, token: string, query = "") =>
  listen(app.url, app.context.installation.apiKey, group, token, query);

test("whoever comes asks for everything once, and is told what is booked, moved and cancelled", async () => {
  const { group, calendars, token, book } = await addPractice();
  const here = await listenHere(group, token);
  expect(here.status).toBe(200);
  expect(here.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
  expect(here.headers.get("content-encoding")).toBe(null);
  expect(here.headers.get("cache-control")).toContain("no-transform");
  expect(await here.next()).toBe(null);
  const made = await book(calendars[0], "2026-12-03 10:00:00");
  const first = { calendar_id: calendars[0], resource_id: null, start_at: "2026-12-03T09:00:00.000Z" };
  expect(await here.next()).toEqual([first]);
  const { id } = made.body.records[0];
  const moved = await app.call(`v3/groups/${group}/appointments/${id}`, {
    method: "PUT",
    token,
    body: { appointment: { date: "2026-12-04 11:00:00", calendar_id: calendars[1] } },
  });
  expect(moved.status, moved.text).toBe(200);
  const then = { calendar_id: calendars[1], resource_id: null, start_at: "2026-12-04T10:00:00.000Z" };
  expect(await here.next()).toEqual([first, then]);
  await postCancellation(app, "v3", group, [id], made.body.fiche_token);
  expect(await here.next()).toEqual([then]);
});

test("so is a cancellation that is taken back, and a state or a note", async () => {
  const { group, calendars, token, book } = await addPractice();
  const made = await book(calendars[0], "2026-12-03 10:00:00");
  const path = `v3/groups/${group}/appointments`;
  const { id } = made.body.records[0];
  await app.call(`${path}/batch_delete`, { method: "POST", token, body: { appointments: [{ id }] } });
  const here = await listenHere(group, token);
  expect(await here.next()).toBe(null);
  const restored = await app.call(`${path}/${id}/restore`, { method: "POST", token, body: {} });
  expect(restored.status, restored.text).toBe(200);
  expect(await here.next()).toMatchObject([{ calendar_id: calendars[0] }]);
  const changed = await app.call(`${path}/${id}`, {
    method: "PATCH",
    token,
    body: { appointment: { presence: "arrived" } },
  });
  expect(changed.status, changed.text).toBe(200);
  expect(await here.next()).toMatchObject([{ calendar_id: calendars[0] }]);
});

test("what another process books is told within a second, and what is told here there", async () => {
  const day = setRealClock(app);
  const { group, calendars, token, service, book } = await addPractice();
  const there = await listen(`http://127.0.0.1:${other.port}`, other.apiKey, group, token);
  const here = await listenHere(group, token);
  expect([await there.next(), await here.next()]).toEqual([null, null]);
  await book(calendars[0], `${day} 10:00:00`);
  expect(await there.next(1500)).toMatchObject([{ calendar_id: calendars[0] }]);
  expect(await here.next()).toMatchObject([{ calendar_id: calendars[0] }]);
  const booked = await fetch(`http://127.0.0.1:${other.port}/api/v3/appointments?apikey=${other.apiKey}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      appointment: {
        group_id: group,
        date: `${day} 14:00:00`,
        calendar_id: calendars[1],
        intervention_ids: [service],
        fiche: {
          firstname: "Ada",
          lastname: "Roy",
          email: "ada.roy@example.org",
          firstphone: "06 39 98 12 34",
        },
      },
    }),
  });
  expect(booked.status, await booked.text()).toBe(201);
  expect(await here.next(1500)).toMatchObject([{ calendar_id: calendars[1] }]);
});

test("much at once is told once a second", async () => {
  const { group, calendars, token, book } = await addPractice();
  const here = await listenHere(group, token);
  expect(await here.next()).toBe(null);
  for (let hour = 9; hour < 12; hour++) {
    await book(calendars[0], `2026-12-03 ${String(hour).padStart(2, "0")}:00:00`);
    await book(calendars[1], `2026-12-03 ${String(hour).padStart(2, "0")}:00:00`);
  }
  const [first, rest] = [await here.next(), await here.next()];
  expect(first).toHaveLength(1);
  expect(rest).toHaveLength(5);
});

test("a hold is no news, nor is another group", async () => {
  const { group, calendars, service, token, book } = await addPractice();
  const elsewhere = await addPractice();
  const here = await listenHere(group, token);
  expect(await here.next()).toBe(null);
  const held = await app.call(`v3/groups/${group}/holds`, {
    method: "POST",
    body: {
      hold: {
        group_id: group,
        date: "2026-12-03 10:00:00",
        calendar_id: calendars[0],
        intervention_ids: [service],
      },
    },
  });
  expect(held.status, held.text).toBe(200);
  await elsewhere.book(elsewhere.calendars[0], "2026-12-03 10:00:00");
  await expect(here.next(1500)).rejects.toThrow("nothing was told");
  await book(calendars[1], "2026-12-03 10:00:00");
  expect(await here.next()).toMatchObject([{ calendar_id: calendars[1] }]);
});

test("another name is told where the person's appointments stand, and nothing else of a record", async () => {
  const { group, calendars, token, book } = await addPractice();
  const { fiche_id } = (await book(calendars[0], "2026-12-03 10:00:00")).body.records[0];
  const here = await listenHere(group, token);
  expect(await here.next()).toBe(null);
  const save = (fiche: object) =>
    app.call(`v3/groups/${group}/fiches/${fiche_id}`, { method: "PUT", token, body: { fiche } });
  expect((await save({ firstphone: "06 39 98 00 11" })).status).toBe(200);
  await expect(here.next(500)).rejects.toThrow("nothing was told");
  expect((await save({ lastname: "Zimmer" })).status).toBe(200);
  expect(await here.next()).toEqual([
    { calendar_id: calendars[0], resource_id: null, start_at: "2026-12-03T09:00:00.000Z" },
  ]);
});

test("whoever keeps to some calendars is told of those, and of resources", async () => {
  const { group, calendars, book } = await addPractice();
  const { id, email } = await addPro(app.db, [group]);
  await app.db.query("update pro_groups set calendars = $2 where pro_id = $1", [id, [calendars[1]]]);
  const here = await listenHere(group, await tokenOf(app, group, email));
  expect(await here.next()).toBe(null);
  await book(calendars[0], "2026-12-03 10:00:00");
  await expect(here.next(1500)).rejects.toThrow("nothing was told");
  await book(calendars[1], "2026-12-03 10:00:00");
  expect(await here.next()).toMatchObject([{ calendar_id: calendars[1] }]);
});

test("what the group publishes anew may change everything", async () => {
  const { group, token } = await addPractice();
  const here = await listenHere(group, token);
  expect(await here.next()).toBe(null);
  app.context.changes.announce("catalogue", group);
  expect(await here.next()).toBe(null);
});

test("it ends by itself, and a session that has ended meanwhile does not come back", async () => {
  const { group, token } = await addPractice();
  const short = await listenHere(group, token, "&seconds=1");
  await short.ended;
  expect((await listenHere(group, token, "&seconds=0")).status).toBe(200);
  await app.call("v3/sessions/logout", { method: "POST", token, body: {} });
  expect((await listenHere(group, token)).status).toBe(401);
});

test("a client, and a stranger, hear nothing", async () => {
  const { group } = await addPractice();
  expect((await listenHere(group, "nobody")).status).toBe(401);
  const head = await fetch(`${app.url}/api/v3/groups/${group}/calendars.events`, { method: "HEAD" });
  expect(head.status).toBe(401);
});

test("HEAD leaves nothing open, nor does somebody who goes", async () => {
  const { group, token } = await addPractice();
  const before = app.context.calendarWatch.count();
  const key = app.context.installation.apiKey;
  const head = await fetch(
    `${app.url}/api/v3/groups/${group}/calendars.events?apikey=${key}&token=${token}`,
    {
      method: "HEAD",
    },
  );
  expect(head.status).toBe(200);
  expect(await head.text()).toBe("");
  const here = await listenHere(group, token);
  await here.next();
  expect(app.context.calendarWatch.count()).toBe(before + 1);
  here.leave();
  while (app.context.calendarWatch.count() !== before)
    await new Promise((resolve) => setTimeout(resolve, 10));
});

test("a server that stops waits for no listener", async () => {
  const { group, token } = await addPractice();
  const leaving = await startApp({ database: app.database });
  const here = await listen(leaving.url, leaving.context.installation.apiKey, group, token);
  expect(await here.next()).toBe(null);
  const began = performance.now();
  await leaving.stop();
  await here.ended;
  expect(performance.now() - began).toBeLessThan(3000);
});

test("one login cannot keep any number of them", async () => {
  const { group, token } = await addPractice();
  const all = await Promise.all(Array.from({ length: 101 }, () => listenHere(group, token)));
  expect(all.map(({ status }) => status).filter((status) => status === 429)).toHaveLength(1);
  for (const one of all) one.leave();
});

test("a stream ends with its session: at the logout", async () => {
  const { group, email, token } = await addPractice();
  const other = await tokenOf(app, group, email);
  const [here, there] = [await listenHere(group, token), await listenHere(group, other)];
  expect((await app.call("v3/sessions/logout", { method: "POST", token, body: {} })).status).toBe(200);
  await here.ended;
  expect((await listenHere(group, token)).status).toBe(401);
  // Another device of the same person only has to reconnect.
  await there.ended;
  const again = await listenHere(group, other);
  expect(again.status).toBe(200);
  again.leave();
});
