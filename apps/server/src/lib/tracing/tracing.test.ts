import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { expect, test } from "vitest";
import { freePort } from "../../../../../scripts/free-port.ts";
import { postAppointment } from "../../testing/bookings.ts";
import { startMailServer } from "../../testing/mail-server.ts";
import { addSalon } from "../../testing/salon.ts";
import { startApp } from "../../testing/start-app.ts";
import { whenDone } from "../../testing/when-done.ts";

interface ReceivedSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly status: { readonly code: number };
  readonly attributes: readonly { readonly key: string; readonly value: Record<string, unknown> }[];
}

interface TraceExport {
  readonly resourceSpans: readonly { readonly scopeSpans: readonly { readonly spans: ReceivedSpan[] }[] }[];
}

/** Starts a collector that speaks OTLP over HTTP in JSON. */
async function startCollector() {
  const spans: ReceivedSpan[] = [];
  const keys: unknown[] = [];
  const server = createServer((request, response) => {
    keys.push(request.headers["authorization"]);
    void json(request).then((body) => {
      for (const { scopeSpans } of (body as TraceExport).resourceSpans)
        for (const scope of scopeSpans) spans.push(...scope.spans);
      response.setHeader("content-type", "application/json").end("{}");
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  whenDone(() => server[Symbol.asyncDispose]());
  return { endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, spans, keys };
}

const valueOf = (span: ReceivedSpan | undefined, name: string) =>
  Object.values(span?.attributes.find(({ key }) => key === name)?.value ?? {})[0];

/** Of somebody who stands nowhere else. */
const FICHE = { firstname: "Zephyrine", lastname: "Quetzal", email: "zephyrine@quetzal.example" };
const bookAt = (salon: Awaited<ReturnType<typeof addSalon>>, hour: string) => ({
  calendar_id: salon.anna,
  intervention_ids: [salon.cut],
  date: `2026-12-02 ${hour}:00`,
  fiche: FICHE,
});

test("a booking is one trace from the proxy to the mail, and says nothing of the person", async () => {
  const collector = await startCollector();
  const mails = await startMailServer();
  const tracing = {
    endpoint: collector.endpoint,
    headers: { authorization: "Bearer secret" },
    share: 1,
    serviceName: "town",
  };
  const app = await startApp({ config: { tracing, trustProxy: 1, smtpUrl: mails.url } });
  const salon = await addSalon(app.db, { openData: true });
  const traceId = "0af7651916cd43dd8448eb211c80319c";
  const parent = "b7ad6b7169203331";
  const headers = { traceparent: `00-${traceId}-${parent}-01` };
  const book = (options = {}) => postAppointment(app, "v3", salon.group, bookAt(salon, "10:00"), options);
  expect((await book({ headers })).status).toBe(201);
  expect((await book()).status).toBe(409);
  await mails.waitFor(1);
  await app.get("/readyz");
  await app.stop();

  const { spans } = collector;
  expect(new Set(collector.keys)).toEqual(new Set(["Bearer secret"]));
  const ofBooking = spans.filter((span) => span.traceId === traceId);
  const named = (name: string) => ofBooking.find((span) => span.name === name)!;
  const request = named("createAppointment");
  expect(request.parentSpanId).toBe(parent);
  expect(valueOf(request, "http.response.status_code")).toBe(201);
  expect(valueOf(request, "group_id")).toBe(salon.group);
  expect(named("begin").parentSpanId).toBe(request.spanId);
  expect(named("commit").parentSpanId).toBe(request.spanId);
  expect(named("mail").parentSpanId).toBe(request.spanId);
  expect(named("send mail").parentSpanId).toBe(named("mail").spanId);
  expect(
    ofBooking.filter(({ parentSpanId }) => parentSpanId === named("mail").spanId).length,
  ).toBeGreaterThan(1);

  const refused = spans.find((span) => span.name === "createAppointment" && span.traceId !== traceId);
  expect(valueOf(refused, "refusal")).toBe("availabletimeslots");
  // Polling, probes and scrapes are no traces: each one begins with a call, a page or a job.
  const roots = spans.filter(({ parentSpanId }) => !parentSpanId).map(({ name }) => name);
  expect(roots).not.toContain("other");
  expect(roots.filter((name) => /select|begin|worker/.test(name))).toEqual([]);
  expect(JSON.stringify(spans)).not.toMatch(/zephyrine|quetzal/i);

  const lines = app.logLines.map(
    (line) => JSON.parse(line) as { msg: string; trace_id?: string; status?: number },
  );
  expect(lines.find(({ msg, status }) => msg === "answered" && status === 201)?.trace_id).toBe(traceId);
});

test("without a proxy, a caller's trace is not continued; a collector that is away holds nothing up", async () => {
  const tracing = {
    endpoint: `http://127.0.0.1:${await freePort()}`,
    headers: {},
    share: 1,
    serviceName: "town",
  };
  const app = await startApp({ config: { tracing } });
  const salon = await addSalon(app.db, { openData: true });
  expect((await postAppointment(app, "v3", salon.group, bookAt(salon, "11:00"))).status).toBe(201);
  const traceId = "0af7651916cd43dd8448eb211c80319d";
  await app.call(`v3/groups/${salon.group}/calendars`, {
    headers: { traceparent: `00-${traceId}-b7ad6b7169203331-01` },
  });
  await app.stop();
  const ids = app.logLines.map((line) => (JSON.parse(line) as { trace_id?: string }).trace_id);
  expect(ids.filter((id) => id !== undefined).length).toBeGreaterThan(1);
  expect(ids).not.toContain(traceId);
});
