import { expect, test } from "vitest";
import { startMailServer } from "../../../testing/mail-server.ts";
import { addPro, linkOf, logIn, mailTo, PASSWORD, tokenOf } from "../../../testing/people.ts";
import { startApp } from "../../../testing/start-app.ts";
import { addCalendar, addGroup } from "../../../testing/test-groups.ts";
import { addInvitation } from "./invitation-data.ts";

const mails = await startMailServer();
const app = await startApp({ config: { smtpUrl: mails.url } });

const codeOf = ({ body }: Awaited<ReturnType<typeof app.call>>) => body.messages?.errors[0];

async function addPractice() {
  const group = await addGroup(app.db);
  const calendars = [await addCalendar(app.db, group), await addCalendar(app.db, group)] as const;
  const owner = await addPro(app.db, [group], { role: "owner" });
  const token = await tokenOf(app, group, owner.email);
  const ask = (method: string, path = "", body?: object, by = token) =>
    app.call(`v3/groups/${group}/pros${path}?locale=en`, { method, token: by, ...(body && { body }) });
  const invite = (email: string, more: object = {}) =>
    ask("POST", "/invitations", { invitation: { email, role: "pro", calendars: null, ...more } });
  const change = (id: number, pro: object, by = token) => ask("PUT", `/${id}`, { pro }, by);
  const remove = (id: number, by = token) => ask("DELETE", `/${id}`, undefined, by);
  const list = async (path = "") => {
    const { body } = await ask("GET", path);
    return body.records ?? body.invitations;
  };
  const visibleTo = async (by: string) => {
    const { body } = await app.call(`v3/groups/${group}/openinghours?start=2026-12-02`, { token: by });
    return (body.records as { calendar_id: number }[]).map(({ calendar_id }) => calendar_id);
  };
  return { group, calendars, owner, token, ask, invite, change, remove, list, seenBy: visibleTo };
}

/** Opens the link of the `count`th mail. */
async function open(email: string, count = 1, more: object = {}) {
  const key = linkOf(await mailTo(mails, email, count)).searchParams.get("invitation");
  return logIn(app, { oubliKey: key, ...more });
}

test("who is invited works here once they have opened the mailed link, with the role and calendars they were asked for", async () => {
  const { group, calendars, invite, list } = await addPractice();
  const email = "nadia@example.org";
  const invited = await invite(" Nadia@Example.org ", { calendars: [calendars[1]] });
  expect(invited.status, invited.text).toBe(201);
  const { invitation } = invited.body;
  expect(invitation).toMatchObject({ email, role: "pro", calendars: [calendars[1]] });
  expect(Date.parse(invitation.expires_at) - Date.parse(invitation.created_at)).toBe(7 * 24 * 3_600_000);
  expect(await list("/invitations")).toEqual([invitation]);
  expect(await list()).toHaveLength(1);

  const entered = await open(email);
  expect(entered.body).toMatchObject({ needPasswordChange: true, pro: { email, group_id: group } });
  expect(await list("/invitations")).toEqual([]);
  const [colleague] = (await list()).filter((one: { email: string }) => one.email === email);
  expect(colleague).toMatchObject({ role: "pro", calendars: [calendars[1]], has_factor: false });
  expect(colleague.seen_at).toBe(new Date(app.clock.now()).toISOString());
});

test("who is invited by name is greeted by it, and called so here; who has a name keeps it", async () => {
  const { invite, list } = await addPractice();
  const named = { firstname: " Zoé ", lastname: "Le Goff www.evil.example" };
  const { body } = await invite("zoe@example.org", named);
  expect(body.invitation).toMatchObject({ firstname: "Zoé", lastname: named.lastname });
  const mail = await mailTo(mails, "zoe@example.org");
  expect(mail.mail.text).toContain("Hello Zoé Le Goff evil example, professional access");
  expect(mail.mail.text).toContain("this address is listed for the team of");
  await open("zoe@example.org");
  const nameOf = async (address: string) =>
    (await list())
      .filter(({ email }: { email: string }) => email === address)
      .map((one: { firstname: string; lastname: string }) => `${one.firstname} ${one.lastname}`);
  expect(await nameOf("zoe@example.org")).toEqual([`Zoé ${named.lastname}`]);

  const elsewhere = await addPractice();
  const existing = await addPro(app.db, [elsewhere.group]);
  await app.db.query("update pros set firstname = 'Paul', lastname = '' where id = $1", [existing.id]);
  await invite(existing.email, { firstname: "Pauline", lastname: "Roux" });
  await open(existing.email, 1, { password: PASSWORD });
  expect(await nameOf(existing.email)).toEqual(["Paul "]);
});

test("an invitation to a number of calendars opens these, and no others", async () => {
  const { calendars, invite, seenBy: visibleTo } = await addPractice();
  const elsewhere = await addPractice();
  const existing = await addPro(app.db, [elsewhere.group]);
  await invite(existing.email, { calendars: [calendars[1]] });
  const entered = await open(existing.email, 1, { password: PASSWORD });
  expect(entered.status, entered.text).toBe(200);
  expect(await visibleTo(entered.body.account_token)).toEqual([calendars[1]]);
});

test("a second invitation is in the place of the first, and one that is taken back opens nothing", async () => {
  const { ask, invite, list } = await addPractice();
  const email = "noah@example.org";
  await invite(email);
  await mailTo(mails, email);
  const again = await invite(email, { role: "call_centre" });
  expect(await list("/invitations")).toMatchObject([{ email, role: "call_centre" }]);
  await mailTo(mails, email, 2);
  expect(codeOf(await open(email, 1))).toBe("dead_key");
  const { id } = again.body.invitation;
  const reply = await ask("DELETE", `/invitations/${id}`);
  expect(reply.body).toEqual({ invitation: { id, deleted: true } });
  expect(codeOf(await open(email, 2))).toBe("dead_key");
  expect(await list("/invitations")).toEqual([]);
  expect(codeOf(await ask("DELETE", `/invitations/${id}`))).toBe("not_found");
});

test("an invitation is of one group: another's is not found", async () => {
  const [one, other] = [await addPractice(), await addPractice()];
  const { id } = (await one.invite("paul@example.org")).body.invitation;
  expect(codeOf(await other.ask("DELETE", `/invitations/${id}`))).toBe("not_found");
  expect(await one.list("/invitations")).toHaveLength(1);
  const room = await addCalendar(app.db, one.group, { resource: true });
  for (const calendars of [[other.calendars[0]], [one.calendars[0], room]])
    expect(codeOf(await one.invite("paula@example.org", { calendars }))).toBe("invalid_calendar");
  expect(codeOf(await one.invite("paula@example.org", { calendars: [] }))).toBe("bad_request");
});

test("an invitation ends after seven days", async () => {
  const { group, list } = await addPractice();
  const unnamed = { email: "late@example.org", firstname: "", lastname: "" };
  const invited = { ...unnamed, role: "pro", calendars: null } as const;
  await addInvitation(app.db, group, invited, app.clock.now() - 7 * 24 * 3_600_000);
  expect(await list("/invitations")).toEqual([]);
});

test("an old link takes nothing away from who works here by now", async () => {
  const { group, invite, list } = await addPractice();
  const { email, id } = await addPro(app.db, []);
  await invite(email, { role: "pro" });
  await mailTo(mails, email);
  await app.db.query("insert into pro_groups (group_id, pro_id, role) values ($1, $2, 'owner')", [group, id]);
  expect(codeOf(await invite(email, { role: "pro" }))).toBe("works_here_already");
  expect((await open(email, 1, { password: PASSWORD })).status).toBe(200);
  expect((await list()).find((one: { id: number }) => one.id === id)).toMatchObject({ role: "owner" });
});

test("an open session keeps to the calendars that a professional is left with, and to the role", async () => {
  const { group, calendars, change, seenBy: visibleTo } = await addPractice();
  const { id, email } = await addPro(app.db, [group]);
  const token = await tokenOf(app, group, email);
  expect(await visibleTo(token)).toEqual([...calendars]);
  const narrowed = await change(id, { calendars: [calendars[0]] });
  expect(narrowed.body.pro).toMatchObject({ id, email, role: "pro", calendars: [calendars[0]] });
  expect(await visibleTo(token)).toEqual([calendars[0]]);
  expect((await change(id, { calendars: null })).body.pro).toMatchObject({ calendars: null });
  expect(await visibleTo(token)).toEqual([...calendars]);
  const opens = () =>
    app.call(`v3/groups/${group}/calendars/${calendars[0]}/openings`, {
      method: "POST",
      token,
      body: { opening: { date: "2027-03-07", from: "09:00", to: "10:00" } },
    });
  expect((await opens()).status).toBeLessThan(300);
  expect((await change(id, { role: "call_centre" })).body.pro).toMatchObject({
    role: "call_centre",
    calendars: null,
  });
  expect(codeOf(await opens())).toBe("forbidden");
});

test("who is removed is out of this group at once, and stays in the others", async () => {
  const { group, remove, list } = await addPractice();
  const elsewhere = await addPractice();
  const { id, email } = await addPro(app.db, [group, elsewhere.group]);
  const [here, there] = [await tokenOf(app, group, email), await tokenOf(app, elsewhere.group, email)];
  const fichesOf = (where: number, token: string) => app.call(`v3/groups/${where}/fiches`, { token });
  expect((await fichesOf(group, there)).status).toBe(200);
  expect((await remove(id)).body).toEqual({ pro: { id, deleted: true } });
  expect(await list()).toHaveLength(1);
  expect(codeOf(await fichesOf(group, here))).toBe("expired_connection");
  expect(codeOf(await fichesOf(elsewhere.group, here))).toBe("expired_connection");
  expect(codeOf(await fichesOf(group, there))).toBe("forbidden");
  expect((await fichesOf(elsewhere.group, there)).status).toBe(200);
  expect(codeOf(await remove(id))).toBe("not_found");
});

test("an open stream of who is narrowed or removed ends at once, and nobody else's", async () => {
  const { group, calendars, token, change, remove } = await addPractice();
  const { id, email } = await addPro(app.db, [group]);
  const own = await tokenOf(app, group, email);
  const key = app.context.installation.apiKey;
  const listen = (by: string) =>
    fetch(`${app.url}/api/v3/groups/${group}/calendars.events?apikey=${key}&token=${by}`);
  const other = await listen(token);
  for (const act of [() => change(id, { calendars: [calendars[0]] }), () => remove(id)]) {
    const stream = await listen(own);
    expect(stream.status).toBe(200);
    expect((await act()).status).toBe(200);
    // Without the change the stream would last two minutes.
    expect(await stream.text()).toContain("data:");
  }
  expect((await listen(own)).status).toBe(401);
  await expect.poll(() => app.context.calendarWatch.count()).toBe(1);
  await other.body!.cancel();
});

test("the last owner stays one, and only a colleague can be changed", async () => {
  const { group, owner, change, remove, calendars } = await addPractice();
  const elsewhere = await addPro(app.db, [await addGroup(app.db)]);
  expect(codeOf(await change(owner.id, { role: "pro" }))).toBe("last_owner");
  expect(codeOf(await remove(owner.id))).toBe("last_owner");
  expect((await change(owner.id, { calendars: [calendars[0]] })).status).toBe(200);
  expect(codeOf(await change(elsewhere.id, { role: "owner" }))).toBe("not_found");
  expect(codeOf(await remove(elsewhere.id))).toBe("not_found");
  const second = await addPro(app.db, [group], { role: "owner" });
  expect((await remove(owner.id, await tokenOf(app, group, second.email))).status).toBe(200);
});

test.each(["demote", "remove"])("of two owners who %s each other at once one stays", async (how) => {
  for (let round = 0; round < 8; round++) {
    const { group, owner, token, change, remove } = await addPractice();
    const other = await addPro(app.db, [group], { role: "owner" });
    const others = await tokenOf(app, group, other.email);
    const act = (id: number, by: string) =>
      how === "remove" ? remove(id, by) : change(id, { role: "pro" }, by);
    const answers = await Promise.all([act(other.id, token), act(owner.id, others)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const { rows } = await app.db.query("select 1 from pro_groups where group_id = $1 and role = 'owner'", [
      group,
    ]);
    expect(rows).toHaveLength(1);
  }
});

test("of many owners who all leave at once one stays", async () => {
  const { group, owner, token, remove } = await addPractice();
  const all = [{ id: owner.id, token }];
  for (let count = 0; count < 4; count++) {
    const { id, email } = await addPro(app.db, [group], { role: "owner" });
    all.push({ id, token: await tokenOf(app, group, email) });
  }
  const answers = await Promise.all(all.map((one) => remove(one.id, one.token)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(4);
  expect(answers.filter((answer) => codeOf(answer) === "last_owner")).toHaveLength(1);
});
