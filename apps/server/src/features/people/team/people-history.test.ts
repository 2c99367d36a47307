import type { Colleague } from "@rendezvous/contract/people/pro";
import { expect, test } from "vitest";
import { startMailServer } from "../../../testing/mail-server.ts";
import { addPro, linkOf, logIn, mailTo, tokenOf } from "../../../testing/people.ts";
import { startApp } from "../../../testing/start-app.ts";
import { addCalendar, addGroup } from "../../../testing/test-groups.ts";

const mails = await startMailServer();
const app = await startApp({ config: { smtpUrl: mails.url } });

type Answer = Awaited<ReturnType<typeof app.call>>;
const codeOf = ({ body }: Answer) => body.messages?.errors[0];

async function addPractice() {
  const group = await addGroup(app.db);
  const calendars = [await addCalendar(app.db, group), await addCalendar(app.db, group)] as const;
  const owner = await addPro(app.db, [group], { role: "owner" });
  const token = await tokenOf(app, group, owner.email);
  const call = (method: string, path: string, body?: object, by = token) =>
    app.call(`v3/groups/${group}/${path}`, { method, token: by, ...(body && { body }) });
  const history = async (query = "") => {
    const { body } = await call("GET", `changes${query}`);
    return body.changes as { id: number; action: string; before: object; after: object }[];
  };
  const undoLast = async (by = token) => {
    const [last] = await history();
    return call("POST", `changes/${last!.id}/undo`, {}, by);
  };
  const placeOf = async (id: number) => {
    const { body } = await call("GET", "pros");
    const found = (body.records as Colleague[]).find((one) => one.id === id);
    return found && { role: found.role, calendars: found.calendars };
  };
  return { group, calendars, owner, token, call, history, undoLast, placeOf };
}

test("a changed role and calendars are in the history with who, when, before and after, and go back", async () => {
  const { group, calendars, call, history, undoLast, placeOf } = await addPractice();
  const { id } = await addPro(app.db, [group]);
  await call("PUT", `pros/${id}`, { pro: { role: "call_centre", calendars: [calendars[0]] } });
  // Saving an unchanged role adds no entry.
  await call("PUT", `pros/${id}`, { pro: { role: "call_centre" } });
  const entries = await history("?kind=people");
  expect(entries).toEqual([
    {
      id: expect.any(Number),
      at: new Date(app.clock.now()).toISOString(),
      by: "Paul Martin",
      kind: "people",
      record_id: id,
      record_name: "Paul Martin",
      action: "changed",
      before: { role: "pro", calendars: null },
      after: { role: "call_centre", calendars: [calendars[0]] },
    },
  ]);
  const undone = await undoLast();
  expect(undone.body.change, undone.text).toMatchObject({
    action: "undone",
    before: entries[0]!.after,
    after: entries[0]!.before,
  });
  expect(await placeOf(id)).toEqual({ role: "pro", calendars: null });
  // The change is already undone.
  expect(codeOf(await call("POST", `changes/${entries[0]!.id}/undo`, {}))).toBe("cannot_undo");
});

test("who was removed works here again as before, without another invitation, and logs in as ever", async () => {
  const { group, calendars, call, history, undoLast, placeOf } = await addPractice();
  const { id, email } = await addPro(app.db, [group]);
  await call("PUT", `pros/${id}`, { pro: { calendars: [calendars[1]] } });
  await call("DELETE", `pros/${id}`);
  expect((await history())[0]).toMatchObject({
    action: "removed",
    record_id: id,
    before: { role: "pro", calendars: [calendars[1]] },
    after: {},
  });
  expect((await undoLast()).status).toBe(200);
  expect(await placeOf(id)).toEqual({ role: "pro", calendars: [calendars[1]] });
  expect(await tokenOf(app, group, email)).toEqual(expect.any(String));
  // The undo can be undone as well.
  expect((await undoLast()).body.change).toMatchObject({ before: { role: "pro" }, after: {} });
  expect(await placeOf(id)).toBeUndefined();
});

test("who has no login any more is not brought back", async () => {
  const { group, call, undoLast, placeOf } = await addPractice();
  const { id } = await addPro(app.db, [group]);
  await call("DELETE", `pros/${id}`);
  await app.db.query("update pros set email = null where id = $1", [id]);
  expect(codeOf(await undoLast())).toBe("cannot_undo");
  expect(await placeOf(id)).toBeUndefined();
});

test("an undo leaves the group its last owner", async () => {
  const { group, owner, call } = await addPractice();
  const { id, email } = await addPro(app.db, [group]);
  await call("PUT", `pros/${id}`, { pro: { role: "owner" } });
  const others = await tokenOf(app, group, email);
  await call("DELETE", `pros/${owner.id}`, undefined, others);
  const [, promoted] = (await call("GET", "changes", undefined, others)).body.changes;
  expect(codeOf(await call("POST", `changes/${promoted.id}/undo`, {}, others))).toBe("last_owner");
  expect((await call("GET", "pros", undefined, others)).body.records).toMatchObject([{ id, role: "owner" }]);
});

test("of two undos at once one counts", async () => {
  const { group, call, history } = await addPractice();
  const { id } = await addPro(app.db, [group]);
  await call("DELETE", `pros/${id}`);
  const [removed] = await history();
  const undo = () => call("POST", `changes/${removed!.id}/undo`, {});
  const answers = await Promise.all([undo(), undo()]);
  expect(new Set(answers.map(codeOf))).toEqual(new Set([undefined, "cannot_undo"]));
  expect((await history()).map(({ action }) => action)).toEqual(["undone", "removed"]);
});

test("invitations are noted as they are sent, withdrawn and accepted, without their key, and stay so", async () => {
  const { calendars, call, history, undoLast } = await addPractice();
  const invite = (email: string) =>
    call("POST", "pros/invitations", {
      invitation: { email, role: "pro", calendars: [calendars[0]], firstname: "Zoé" },
    });
  const place = { role: "pro", calendars: [calendars[0]] };
  const { id } = (await invite("gone@example.org")).body.invitation;
  await call("DELETE", `pros/invitations/${id}`);
  await call("DELETE", `pros/invitations/${id}`);
  expect(await history()).toMatchObject([
    { action: "withdrawn", record_id: null, record_name: "Zoé", before: place, after: {} },
    { action: "invited", record_id: null, record_name: "Zoé", before: {}, after: place },
  ]);
  expect(codeOf(await undoLast())).toBe("cannot_undo");
  await invite("zoe.history@example.org");
  const key = linkOf(await mailTo(mails, "zoe.history@example.org")).searchParams.get("invitation");
  await logIn(app, { oubliKey: key });
  expect((await history())[0]).toMatchObject({ action: "joined", by: "Zoé", before: {}, after: place });
  expect(JSON.stringify(await history())).not.toContain(key);
  expect(codeOf(await undoLast())).toBe("cannot_undo");
});

test("an access key is noted by its name and scopes, and never the key", async () => {
  const { call, history, undoLast } = await addPractice();
  const scopes = ["catalogue:read", "catalogue:write"];
  const made = await call("POST", "access_keys", { access_key: { name: "Our website", scopes } });
  const { id, key, ending } = made.body.access_key;
  await call("DELETE", `access_keys/${id}`);
  await call("DELETE", `access_keys/${id}`);
  const entries = await history("?kind=keys");
  expect(entries).toMatchObject([
    { action: "revoked", record_id: id, record_name: "Our website", before: { scopes }, after: {} },
    { action: "created", record_id: id, record_name: "Our website", before: {}, after: { scopes } },
  ]);
  expect(JSON.stringify(entries)).not.toContain(key);
  expect(JSON.stringify(entries)).not.toContain(ending);
  expect(codeOf(await undoLast())).toBe("cannot_undo");
});

test("a reset second factor is noted; where there was none, nothing is", async () => {
  const { group, call, history, undoLast } = await addPractice();
  const { id } = await addPro(app.db, [group]);
  await call("POST", `pros/${id}/reset_factors`);
  expect(await history()).toEqual([]);
  await app.db.query(
    "insert into pro_factors (pro_id, kind, sealed_secret, created_at) values ($1, 'totp', 'x', now())",
    [id],
  );
  await call("POST", `pros/${id}/reset_factors`);
  expect(await history()).toMatchObject([{ action: "reset", record_id: id, before: {}, after: {} }]);
  expect(codeOf(await undoLast())).toBe("cannot_undo");
});

test("an access key neither sees who works here nor takes their changes back", async () => {
  const { group, call, history } = await addPractice();
  const { id } = await addPro(app.db, [group]);
  await call("DELETE", `pros/${id}`);
  const [removed] = await history();
  const scopes = ["catalogue:read", "catalogue:write"];
  const { key } = (await call("POST", "access_keys", { access_key: { name: "Site", scopes } })).body
    .access_key;
  const headers = { authorization: `Bearer ${key}` };
  const changes = `v3/groups/${group}/changes`;
  expect((await app.call(changes, { apikey: null, headers })).body).toEqual({ changes: [], next: null });
  const undone = await app.call(`${changes}/${removed!.id}/undo`, {
    method: "POST",
    apikey: null,
    headers,
    body: {},
  });
  expect(codeOf(undone)).toBe("forbidden");
});
