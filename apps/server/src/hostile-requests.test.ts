import { request } from "node:http";
import { connect, type Socket } from "node:net";
import { describe, expect, test } from "vitest";
import { createApp } from "./app.ts";
import { postAppointment, newPerson, VERSIONS } from "./testing/bookings.ts";
import { startApp } from "./testing/start-app.ts";
import { addCalendar, addGroup, addIntervention } from "./testing/test-groups.ts";

const app = await startApp();
const group = await addGroup(app.db, {
  urlname: "cabinet",
  fields: { user_allow_comment: true },
  forms: { Fiche: [], Vevent: [{ name: "txt0", type: "text", rows: 3 }] },
});
await addCalendar(app.db, group, { capacity: 20 });
const service = await addIntervention(app.db, group);

/** Sends the path unchanged, because fetch would normalise it. */
function ask(
  path: string,
): Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; text: string }> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(app.url);
    request({ hostname, port, path }, (response) => {
      let text = "";
      response.setEncoding("utf8");
      response.on("data", (part: string) => (text += part));
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
      );
    })
      .on("error", reject)
      .end();
  });
}

describe("a path", () => {
  test.each([
    "/a%00b",
    "/images/1/%00",
    "/api/v3/services/groups/a%00b",
    "/api/v2/shard?field=urlname&value=%00",
    "/%ff",
    "/cabinet/%ff",
    "/api/v3/services/groups/%ff?apikey=secret",
  ])("%s, which is no text, is a bad request like any other", async (path) => {
    const { status, headers, text } = await ask(path);
    expect(status).toBe(400);
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["x-request-id"]).toBeDefined();
    expect(text).toMatch(/bad_request|BadRequest/);
    expect(text).not.toContain("secret");
  });
});

describe("a body", () => {
  test.each([
    ["firstname", (text: string) => ({ fiche: { ...newPerson(), firstname: text } })],
    ["firstphone", (text: string) => ({ fiche: { ...newPerson(), firstphone: text } })],
    ["comments", (text: string) => ({ comments: text })],
    ["websource", (text: string) => ({ websource: text })],
    ["locale", (text: string) => ({ locale: text })],
    ["vevent", (text: string) => ({ vevent: { txt0: text } })],
  ])("with what no text can hold in %s is refused in every version", async (_name, toAppointment) => {
    for (const version of VERSIONS)
      for (const text of ["a\u0000b", "a\ud800b"]) {
        const answer = await postAppointment(app, version, group, {
          intervention_ids: [service],
          date: "2026-12-02 09:00:00",
          ...toAppointment(text),
        });
        expect(answer.status).toBe(400);
      }
  });

  test("keeps the lines of a comment, and takes none in a name", async () => {
    const requestBody = { intervention_ids: [service], date: "2026-12-02 09:30:00" };
    const remaining = await postAppointment(app, "v3", group, {
      ...requestBody,
      comments: "one\ntwo",
      vevent: { txt0: "a\nb" },
    });
    expect(remaining.status).toBe(201);
    expect(remaining.body.records[0]).toMatchObject({
      comments: "one\ntwo",
      vevent_fields: { txt0: "a\nb" },
    });
    const refused = await postAppointment(app, "v3", group, {
      ...requestBody,
      fiche: { ...newPerson(), firstname: "Anna\r\nBcc: x@example.org" },
    });
    expect(refused.body).toEqual({
      message: "create_fiche_failed",
      messages: { errors: ["create_fiche_failed"], fields: { firstname: "format" } },
    });
  });

  test("of another type than JSON is refused as such", async () => {
    for (const type of ["text/plain", "application/xml", "application/x-www-form-urlencoded"]) {
      const answer = await app.call("v3/appointments", {
        method: "POST",
        body: "{}",
        headers: { "content-type": type },
      });
      expect(answer.status).toBe(415);
    }
  });

  test.each([1000, 50_000])("nested %i deep is a bad request", async (depth) => {
    const body = `{"appointment":${"[".repeat(depth)}${"]".repeat(depth)}}`;
    for (const version of VERSIONS) {
      const path = version === "v1" ? `v1/groups/${group}/appointments` : `${version}/appointments`;
      const headers = { "content-type": "application/json" };
      const answer = await app.call(`${path}?group_id=${group}`, { method: "POST", body, headers });
      expect(answer.status).toBe(400);
    }
  });

  test("that is no UTF-8 is refused and not mended", async () => {
    const text = JSON.stringify({
      appointment: {
        group_id: group,
        intervention_ids: [service],
        date: "2026-12-02 11:00:00",
        fiche: { ...newPerson(), firstname: "René" },
      },
    });
    const answer = await fetch(`${app.url}/api/v3/appointments?apikey=${app.context.installation.apiKey}`, {
      method: "POST",
      body: Buffer.from(text, "latin1"),
      headers: { "content-type": "application/json; charset=iso-8859-1" },
    });
    expect(answer.status).toBe(400);
  });

  test("of no bytes is none, whatever its type says", async () => {
    const headers = { "content-type": "application/json" };
    const logout = await app.call("v1/sessions/logout", { method: "POST", body: "", headers });
    expect(logout.status).toBe(200);
    const cancelling = await app.call(`v1/groups/${group}/appointments/1`, { method: "DELETE", headers });
    expect(cancelling.status).toBe(401);
    const booking = await postAppointment(app, "v3", group, {}, { body: "", headers });
    expect(booking.status).toBe(400);
  });

  test("with JSON in a text is read as strictly as the JSON around it", async () => {
    const nested = `${"[".repeat(9000)}${"]".repeat(9000)}`;
    for (const inner of ['"a\\u0000b"', '"a\\ud800b"', nested]) {
      const account = { email: "eve@example.org", group_id: group, pendingRdv: `{"comments":${inner}}` };
      const answer = await app.call("v1/accounts", { method: "POST", body: { account } });
      expect(answer.status).toBe(400);
    }
  });

  test("in a language that is none of ours is booked in the language of the call", async () => {
    const answer = await postAppointment(
      app,
      "v3",
      group,
      { intervention_ids: [service], date: "2026-12-02 10:00:00", locale: "<script>" },
      { locale: "fr" },
    );
    expect(answer.status).toBe(201);
    const { rows } = await app.db.query("select locale from bookings order by id desc limit 1");
    expect(rows).toEqual([{ locale: "fr" }]);
  });
});

describe("an id", () => {
  test.each(["0x1", "1e0", "%201", "1.0", "+1"])("is not read out of %s", async (text) => {
    for (const path of [
      `v3/groups/${text}/calendars`,
      `v3/groups/${group}/calendars?calendar_ids[]=${text}`,
      `v3/groups/${group}/availabletimeslots?intervention_ids[]=${text}`,
    ])
      expect((await app.call(path)).status).toBe(400);
  });

  test.each([true, [1], ["1"], "0x1"])("is not read out of %j", async (value) => {
    for (const wrong of [
      { intervention_ids: [service], fiche: { id: value } },
      { appointments: [{ intervention_id: value }] },
      { intervention_ids: [service], group_id: value },
      { intervention_ids: [service], pack_id: value },
    ]) {
      const requestBody = { date: "2026-12-02 11:30:00", ...wrong };
      expect((await postAppointment(app, "v3", group, requestBody)).status).toBe(400);
    }
  });

  test("of a group that is a map or a list of maps is a bad request", async () => {
    for (const name of ["group_id[0][id]", "group_id[id]", "group_id[]"])
      for (const path of [`v3/groups/${group}/forms`, `v1/groups/${group}/calendars`, "v3/sessions/current"])
        expect((await app.call(`${path}?${encodeURIComponent(name)}=x`)).status).toBe(400);
  });
});

test.each(["results=", "results[]=2", "results=0x2", "startIndex=", "startIndex=1e0"])(
  "a page is not read out of %s",
  async (query) => {
    expect((await app.call(`v3/groups/${group}/calendars?${query}`)).status).toBe(400);
  },
);

test("more than one place for one person is refused, not booked as one", async () => {
  for (const version of VERSIONS) {
    const requestBody = { intervention_ids: [service], date: "2026-12-02 14:00:00" };
    const one = await postAppointment(app, version, group, { ...requestBody, capacity: 1 });
    expect(one.status).toBe(201);
    for (const capacity of [0, 2, "3", true])
      expect((await postAppointment(app, version, group, { ...requestBody, capacity })).status).toBe(400);
  }
});

test("a statement or a transaction that hangs is ended by the database", async () => {
  const { rows } = await app.db.query(
    "select current_setting('statement_timeout') as one, current_setting('idle_in_transaction_session_timeout') as other",
  );
  expect(rows[0]).toEqual({ one: "30s", other: "1min" });
});

test("on stopping, a request in flight is answered, and connections without one do not keep the server", async () => {
  const other = await startApp({ database: app.database });
  const port = Number(new URL(other.url).port);
  const open = async (): Promise<{ socket: Socket; text: () => string; closed: Promise<unknown> }> => {
    const socket = connect(port, "127.0.0.1");
    let text = "";
    socket.setEncoding("utf8").on("data", (part: string) => (text += part));
    const closed = new Promise((resolve) => socket.once("close", resolve));
    await new Promise((resolve) => socket.once("connect", resolve));
    return { socket, text: () => text, closed };
  };
  const unused = await open();
  const half = await open();
  half.socket.write("POST /api/v3/appointments HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n");
  half.socket.write("expect: 100-continue\r\ncontent-length: 4\r\n\r\n");
  await expect.poll(half.text).toContain("100 Continue");
  half.socket.write("{");
  const began = performance.now();
  const stopped = other.stop();
  await unused.closed;
  half.socket.write("}  ");
  await half.closed;
  await stopped;
  expect(half.text()).toContain("HTTP/1.1 401 ");
  expect(performance.now() - began).toBeLessThan(5000);
});

test("a connection whose client neither sends nor reads is closed after five minutes", async () => {
  const server = createApp(app.context);
  expect(server.server.timeout).toBe(300_000);
  await server.close();
});
