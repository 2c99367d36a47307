import { request } from "node:http";
import { connect, type Socket } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { postAppointment, somebody, VERSIONS } from "./testing/bookings.ts";
import { startApp, type TestApp } from "./testing/start-app.ts";
import { addCalendar, addGroup, addIntervention } from "./testing/test-groups.ts";

let app: TestApp;
let group: number;
let service: number;
beforeAll(async () => {
  app = await startApp();
  group = await addGroup(app.db, {
    urlname: "cabinet",
    fields: { user_allow_comment: true },
    forms: { Fiche: [], Vevent: [{ name: "txt0", type: "text", rows: 3 }] },
  });
  await addCalendar(app.db, group, { capacity: 20 });
  service = await addIntervention(app.db, group);
});
afterAll(() => app.stop());

/** As it stands: fetch would mend the path. */
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
    ["firstname", (text: string) => ({ fiche: { ...somebody(), firstname: text } })],
    ["firstphone", (text: string) => ({ fiche: { ...somebody(), firstphone: text } })],
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
    const asked = { intervention_ids: [service], date: "2026-12-02 09:30:00" };
    const kept = await postAppointment(app, "v3", group, {
      ...asked,
      comments: "one\ntwo",
      vevent: { txt0: "a\nb" },
    });
    expect(kept.status).toBe(201);
    expect(kept.body.records[0]).toMatchObject({ comments: "one\ntwo", vevent_fields: { txt0: "a\nb" } });
    const refused = await postAppointment(app, "v3", group, {
      ...asked,
      fiche: { ...somebody(), firstname: "Anna\r\nBcc: x@example.org" },
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
  half.socket.write("content-length: 4\r\n\r\n{");
  await new Promise((resolve) => setTimeout(resolve, 100));
  const began = performance.now();
  const stopped = other.stop();
  await unused.closed;
  half.socket.write("}  ");
  await half.closed;
  await stopped;
  expect(half.text()).toMatch(/^HTTP\/1\.1 401 /);
  expect(performance.now() - began).toBeLessThan(5000);
});
