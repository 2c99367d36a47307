import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ENDPOINTS } from "@rendezvous/contract/endpoints";
import { ERRORS } from "@rendezvous/contract/ground/errors";
import { expect, test } from "vitest";
import { freePort } from "../../../../../../scripts/free-port.ts";
import { writeDailyBackup } from "../../../lib/backup/backup-folder.ts";
import { createMetrics } from "../../../lib/metrics/metrics.ts";
import { countMails } from "../../../lib/metrics/count-mails.ts";
import { createSmtpMailer } from "../../../lib/mailer/mailer.ts";
import { postAppointment, postHold } from "../../../testing/bookings.ts";
import { createTestDatabase } from "../../../testing/database.ts";
import { startDatabaseProxy } from "../../../testing/database-proxy.ts";
import { startMailServer } from "../../../testing/mail-server.ts";
import { startApp, TEST_NOW, type TestApp } from "../../../testing/start-app.ts";
import { addCalendar, addGroup, addIntervention } from "../../../testing/test-groups.ts";
import { whenDone } from "../../../testing/when-done.ts";

const TOKEN = "a-token-of-the-monitoring";
const metrics = { port: undefined, token: TOKEN };
const app = await startApp({ config: { metrics } });

const scrape = ({ get }: Pick<TestApp, "get">) => get("/metrics", { authorization: `Bearer ${TOKEN}` });

/** Returns the value of a sample, such as `rendezvous_refusals_total{code="not_found"}`. */
const valueIn = (text: string, sample: string) => {
  const line = text.split("\n").find((one) => one.startsWith(`${sample} `));
  return line === undefined ? undefined : Number(line.slice(sample.length + 1));
};

/** Returns a mail with nothing in particular. */
const mail = (email: string) => ({
  id: email,
  date: TEST_NOW,
  to: { name: "", email },
  fromName: "Cabinet",
  replyTo: null,
  language: "en",
  subject: "Hello",
  text: "Hello",
  html: "<p>Hello</p>",
  calendars: null,
});

test("a booking, a refusal, a hold and a mail are counted, without a word of who it was", async () => {
  const groupId = await addGroup(app.db, { urlname: "cabinet-quetzal" });
  const calendar_id = await addCalendar(app.db, groupId);
  const request = { calendar_id, intervention_ids: [await addIntervention(app.db, groupId)] };
  const fiche = { firstname: "Zephyrine", lastname: "Quetzal", email: "zephyrine@quetzal.example" };
  const nine = { ...request, date: "2026-12-02 09:00:00" };
  expect((await postAppointment(app, "v3", groupId, { ...nine, fiche })).status).toBe(201);
  expect((await postAppointment(app, "v3", groupId, { ...nine, fiche })).status).toBe(409);
  expect((await postHold(app, groupId, { ...request, date: "2026-12-02 11:00:00" })).status).toBe(200);
  const slots = `v3/groups/${groupId}/availabletimeslots?start=2026-12-02&nDays=1&calendar_id=${calendar_id}`;
  expect((await app.call(`${slots}&intervention_ids[]=${request.intervention_ids[0]}`)).status).toBe(200);
  await expect
    .poll(async () => valueIn((await scrape(app)).text, 'rendezvous_mails_total{outcome="sent"}'), {
      timeout: 20_000,
    })
    .toBe(1);
  const { text, headers } = await scrape(app);
  expect(headers.get("content-type")).toBe("text/plain; version=0.0.4; charset=utf-8");
  const value = (sample: string) => valueIn(text, `rendezvous_${sample}`);
  expect(value('bookings_total{by="visitor"}')).toBe(1);
  expect(value('refusals_total{code="availabletimeslots"}')).toBe(1);
  expect(value('holds_total{outcome="held"}')).toBe(1);
  expect(value("live_holds")).toBe(1);
  expect(value('requests_total{call="createAppointment",method="POST",status="201"}')).toBe(1);
  expect(value('request_seconds_count{call="createAppointment"}')).toBe(2);
  expect(value('slot_cache_total{outcome="miss"}')).toBe(1);
  expect(value('jobs{queue="mail",state="due"}')).toBeGreaterThanOrEqual(0);
  expect(value('oldest_job_seconds{queue="mail"}')).toBeGreaterThanOrEqual(0);
  expect(value("outbox_jobs")).toBe(0);
  for (const sample of ["database_up", "jobs_running", "hears_changes"]) expect(value(sample)).toBe(1);
  expect(value('pool_connections{pool="bookings",state="busy"}')).toBe(0);
  expect(value('pool_waiting{pool="reads"}')).toBe(0);
  expect(valueIn(text, "process_resident_memory_bytes")).toBeGreaterThan(1_000_000);
  expect(valueIn(text, "nodejs_eventloop_lag_p99_seconds")).toBeGreaterThan(0);
  expect(text).not.toMatch(/quetzal|zephyrine/i);
});

test("no request can add a value to a label", async () => {
  const word = randomBytes(6).toString("hex");
  const requests: [string, RequestInit][] = [
    [`/${word}`, {}],
    [`/${word}/${word}?${word}`, {}],
    [`/api/v3/${word}`, {}],
    [`/api/v3/groups/${word}/calendars?apikey=${word}`, {}],
    [`/api/v2/appointments?apikey=${word}`, { method: "POST", body: `{"code":"${word}"}` }],
    [`/assets/${word}`, {}],
    [`/images/${word}`, {}],
    [`/%${word}`, {}],
    [`/${word}`, { method: "PROPFIND" }],
    [`/api/v3/calendars`, { method: "DELETE", headers: { "x-request-id": word, "user-agent": word } }],
    [`/metrics?${word}`, { headers: { authorization: `Bearer ${word}` } }],
  ];
  for (const [path, init] of requests)
    expect((await fetch(`${app.url}${path}`, init)).status).toBeLessThan(500);
  const { text } = await scrape(app);
  expect(text).not.toContain(word);
  const values = (label: string) =>
    [...text.matchAll(new RegExp(`^rendezvous_\\w+\\{.*?\\b${label}="([^"]*)"`, "gm"))].map(
      ([, value]) => value,
    );
  expect(["page", "asset", "other", ...Object.keys(ENDPOINTS)]).toEqual(
    expect.arrayContaining(values("call")),
  );
  expect(values("call")).toEqual(expect.arrayContaining(["page", "asset", "other"]));
  expect(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "other"]).toEqual(
    expect.arrayContaining(values("method")),
  );
  expect(values("method")).toContain("other");
  expect(Object.keys(ERRORS)).toEqual(expect.arrayContaining(values("code")));
  expect(values("status").filter((status) => !/^[2-5]\d\d$/.test(status!))).toEqual([]);
});

test("another token, or none, is refused; without the setting there are no metrics", async () => {
  for (const authorization of ["", "Bearer ", `Bearer ${TOKEN}x`, `Basic ${TOKEN}`, TOKEN]) {
    const answer = await app.get("/metrics", { authorization });
    expect([answer.status, answer.text]).toEqual([401, ""]);
    expect(answer.headers.get("www-authenticate")).toBe('Bearer realm="metrics"');
  }
  const without = await startApp({ database: app.database });
  expect((await scrape(without)).status).toBe(404);
});

test("on a port of their own they are not on the main one", async () => {
  const port = await freePort();
  const other = await startApp({
    database: app.database,
    config: { metrics: { port, token: undefined } },
  });
  expect((await other.get("/metrics")).status).toBe(404);
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect(answer.status).toBe(200);
  const sample = 'rendezvous_requests_total{call="page",method="GET",status="404"}';
  expect(valueIn(await answer.text(), sample)).toBe(1);
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  await other.stop();
  await expect(fetch(`http://127.0.0.1:${port}/metrics`)).rejects.toThrow();
});

test("while the database is away or silent, the rest is answered in time", async () => {
  const database = await createTestDatabase();
  const proxy = await startDatabaseProxy(database.connection);
  const alone = await startApp({ database, address: proxy.address, config: { metrics } });
  expect(valueIn((await scrape(alone)).text, "rendezvous_database_up")).toBe(1);
  proxy.swallow();
  const begun = performance.now();
  const [{ status, text }] = await Promise.all([scrape(alone), scrape(alone)]);
  expect(performance.now() - begun).toBeLessThan(4000);
  expect(status).toBe(200);
  expect(valueIn(text, "rendezvous_database_up")).toBe(0);
  expect(valueIn(text, "process_resident_memory_bytes")).toBeGreaterThan(0);
  expect(text).not.toMatch(/^rendezvous_(jobs|oldest_job_seconds|outbox_jobs|live_holds)[{ ]/m);
  proxy.lead();
  proxy.reset();
  await expect
    .poll(async () => valueIn((await scrape(alone)).text, "rendezvous_database_up"), { timeout: 20_000 })
    .toBe(1);
  expect(valueIn((await scrape(alone)).text, "rendezvous_live_holds")).toBe(0);
});

test("the newest backup has an age; without one it is infinite", async () => {
  const path = await mkdtemp(join(tmpdir(), "rendezvous-backups-"));
  whenDone(() => rm(path, { recursive: true }));
  const backups = { path, keep: 3 };
  const other = await startApp({ database: app.database, config: { metrics, backups } });
  const age = async (one: TestApp) =>
    valueIn((await scrape(one)).text.replace("+Inf", "Infinity"), "rendezvous_backup_age_seconds");
  expect(await age(app)).toBeUndefined();
  expect((await scrape(other)).text).toContain("rendezvous_backup_age_seconds +Inf\n");
  await writeDailyBackup(backups, other.database.connection, TEST_NOW);
  expect((await age(other))!).toBeLessThan(60);
});

test("a mail that is refused for good and one that is tried again count apart", async () => {
  const server = await startMailServer();
  const counted = createMetrics({ pools: {}, measuresProcess: false });
  const smtp = createSmtpMailer(server.url, {
    from: { name: "", email: "us@example.org" },
    redirectTo: null,
  });
  whenDone(async () => smtp.close());
  const mailer = countMails(smtp, counted);
  server.refuse("gone@example.org", 550);
  server.refuse("full@example.org", 452);
  await expect(mailer.send(mail("gone@example.org"))).rejects.toThrow();
  await expect(mailer.send(mail("full@example.org"))).rejects.toThrow();
  await mailer.send(mail("anna@example.org"));
  const text = await counted.registry.metrics();
  for (const outcome of ["sent", "refused", "retried"])
    expect(valueIn(text, `rendezvous_mails_total{outcome="${outcome}"}`), outcome).toBe(1);
});
