import { beforeEach, describe, expect, test } from "vitest";
import { expectRefusal } from "../../../testing/expect-refusal.ts";
import { listJobs } from "../../../testing/jobs.ts";
import { startMailServer } from "../../../testing/mail-server.ts";
import { addAccount, addPro, linkOf, logIn, mailTo, PASSWORD, tokenOf } from "../../../testing/people.ts";
import { startApp, TEST_NOW } from "../../../testing/start-app.ts";
import { addCalendar, addFiche, addGroup, addIntervention } from "../../../testing/test-groups.ts";

const NEW_PASSWORD = "Hortensia+42";
const HOUR_MS = 3_600_000;

const mails = await startMailServer();
const app = await startApp({ config: { smtpUrl: mails.url } });
const group = await addGroup(app.db, { urlname: "reset-one", name: "Salon d’Élise" });
const second = await addGroup(app.db, { urlname: "reset-two" });
beforeEach(() => app.clock.set(TEST_NOW));

const forget = (email: string, group_id: number) =>
  app.call("v3/accounts/forgotPassword?locale=en", {
    method: "POST",
    body: { account: { email, group_id } },
  });
const change = (token: string, id: number, account: Record<string, unknown>) =>
  app.call(`v3/accounts/${id}?locale=en`, { method: "PUT", token, body: { account } });
const mailsTo = (email: string) => mails.received.filter(({ to }) => to.includes(email));
const allWritten = () => expect.poll(() => listJobs(app.db, { queue: "account_mail" })).toEqual([]);

const keyIn = (text = "") => /oubliKey=([\w-]+)/.exec(text)?.[1];

async function keyOf(email: string, groupId: number, count = 1): Promise<string> {
  expect((await forget(email, groupId)).status).toBe(200);
  return linkOf(await mailTo(mails, email, count)).searchParams.get("oubliKey")!;
}

describe("a professional who has forgotten the password", () => {
  test("gets a link by mail, which logs in to set another one, and nothing else before", async () => {
    const calendar = await addCalendar(app.db, group);
    const service = await addIntervention(app.db, group);
    const { id, email } = await addPro(app.db, [group, second]);
    const before = await tokenOf(app, second, email);
    const oubliKey = await keyOf(email, group);
    const { mail } = mailsTo(email)[0]!;
    expect(mail.subject).toBe("Your new password – Salon d’Élise");
    expect(mail.text).toContain(
      "You asked for a new password for your professional access at Salon d’Élise.",
    );
    expect(mail.text).toContain("The link works once, within 24 hours.");
    // Opening the page of the link changes nothing.
    expect((await app.get(`/reset-one/login?oubliKey=${oubliKey}`)).status).toBe(200);

    const entered = await logIn(app, { oubliKey, group_id: group });
    expect(entered.status, entered.text).toBe(200);
    expect(entered.body).toMatchObject({
      pro: { id, email, group_id: group },
      account: null,
      needPasswordChange: true,
    });
    const token = entered.body.account_token as string;
    const current = await app.call("v3/sessions/current", { token });
    expect(current.body).toMatchObject({ pro: { id }, needPasswordChange: true });
    for (const [path, options] of [
      ["v3/groups", {}],
      [`v3/appointments?group_id=${group}`, {}],
      [`v3/groups/${group}/fiches?search=lea`, {}],
      [`v3/groups/${second}/fiches?search=lea`, {}],
      [`v3/groups/${group}/deletion_requests`, {}],
      [`v3/groups/${group}/fiches`, { method: "POST", body: { fiche: { lastname: "Roux" } } }],
      [
        "v3/appointments",
        {
          method: "POST",
          body: {
            appointment: {
              group_id: group,
              date: "2026-12-02 10:00:00",
              calendar_id: calendar,
              intervention_ids: [service],
              fiche: { lastname: "Roux", email: "roux@example.org" },
            },
          },
        },
      ],
    ] as const)
      expectRefusal(await app.call(path, { token, ...options }), "v3", "needPasswordChange");
    expectRefusal(await change(token, id, { temp_email: "other@example.org" }), "v3", "forbidden");

    expectRefusal(await change(token, id, { new_password: "short" }), "v3", "wrongPwd");
    const named = { account_id: id, api_user_id: id, api_profile: "Pro", group_id: group };
    const changed = await change(token, id, { new_password: NEW_PASSWORD, ...named });
    expect(changed.status, changed.text).toBe(200);
    // All earlier sessions have ended, in all groups; the returned one is unrestricted.
    for (const dead of [before, token])
      expect((await app.call("v3/sessions/current", { token: dead })).body.pro).toBeNull();
    const renewed = changed.body.account_token as string;
    expect((await app.call("v3/groups", { token: renewed })).body.totalRecords).toBe(2);
    expectRefusal(await logIn(app, { email, password: PASSWORD, group_id: group }), "v3", "passwordError");
    const again = await logIn(app, { email, password: NEW_PASSWORD, group_id: second });
    expect(again.body).toMatchObject({ pro: { id }, needPasswordChange: false });
  });

  test("gets it also where the group is not published yet, and its clients do not", async () => {
    const hidden = await addGroup(app.db, { inactive: true });
    const { id, email } = await addPro(app.db, [hidden], { role: "owner" });
    const oubliKey = await keyOf(email, hidden);
    const { body } = await logIn(app, { oubliKey, group_id: hidden });
    const changed = await change(body.account_token, id, { new_password: NEW_PASSWORD, group_id: hidden });
    expect(changed.status, changed.text).toBe(200);
    const client = await addAccount(app.db, hidden);
    expect((await forget(client.email, hidden)).status).toBe(404);
    expectRefusal(await forget(email, 999_999), "v3", "group_does_not_exist");
  });

  test("uses the link once, within a day, and a new password ends those mailed before", async () => {
    const { id, email } = await addPro(app.db, [group]);
    const first = await keyOf(email, group);
    const other = await keyOf(email, group, 2);
    const { body } = await logIn(app, { oubliKey: first });
    expect(body.pro.group_id).toBe(group);
    expectRefusal(await logIn(app, { oubliKey: first, group_id: group }), "v3", "dead_key");
    await change(body.account_token, id, { new_password: NEW_PASSWORD });
    expectRefusal(await logIn(app, { oubliKey: other, group_id: group }), "v3", "dead_key");
    const late = await keyOf(email, group, 3);
    expectRefusal(await logIn(app, { oubliKey: late, group_id: second }), "v3", "dead_key");
    app.clock.set(TEST_NOW + 24 * HOUR_MS);
    expectRefusal(await logIn(app, { oubliKey: late, group_id: group }), "v3", "dead_key");
  });

  test("is let in by it though five wrong passwords block the login, and not once they work there no more", async () => {
    const { id, email } = await addPro(app.db, [group, second]);
    for (let time = 0; time < 5; time++)
      await logIn(app, { email, password: "Wrong-4-sure", group_id: group });
    expectRefusal(await logIn(app, { email, password: PASSWORD, group_id: group }), "v3", "blockedUser");
    const oubliKey = await keyOf(email, group);
    expect((await logIn(app, { oubliKey, group_id: group })).status).toBe(200);
    expect((await logIn(app, { email, password: PASSWORD, group_id: group })).status).toBe(200);
    const stale = await keyOf(email, group, 2);
    await app.db.query("delete from pro_groups where pro_id = $1 and group_id = $2", [id, group]);
    expectRefusal(await logIn(app, { oubliKey: stale, group_id: group }), "v3", "dead_key");
    expect(await forget(email, group)).toMatchObject({
      status: 404,
      body: { translate_key: "EmailNotFound" },
    });
  });

  test("sets no other professional's password, and no client's", async () => {
    const [one, other] = [await addPro(app.db, [group]), await addPro(app.db, [group])];
    const client = await addAccount(app.db, group);
    const { body } = await logIn(app, { oubliKey: await keyOf(one.email, group), group_id: group });
    const token = body.account_token as string;
    expectRefusal(await change(token, other.id, { new_password: NEW_PASSWORD }), "v3", "forbidden");
    const asClient = { new_password: NEW_PASSWORD, api_profile: "Account" };
    expectRefusal(await change(token, one.id, asClient), "v3", "forbidden");
    const theirs = await tokenOf(app, group, client.email);
    const asPro = { password: PASSWORD, new_password: NEW_PASSWORD, api_profile: "Pro" };
    expectRefusal(await change(theirs, client.id, asPro), "v3", "forbidden");
  });

  test("finds it in groups whose clients log in by fiche or elsewhere, and no client there does", async () => {
    const byFiche = await addGroup(app.db, { fields: { user_login_profile: "Fiche" } });
    const sso = await addGroup(app.db, { fields: { sso_login_only: true } });
    const hiding = await addGroup(app.db, {
      fields: { sso_login_only: true },
      rules: { hide_account_existence: true },
    });
    for (const groupId of [byFiche, sso, hiding]) {
      const { id, email } = await addPro(app.db, [groupId]);
      const { body } = await logIn(app, { oubliKey: await keyOf(email, groupId), group_id: groupId });
      const changed = await change(body.account_token, id, { new_password: NEW_PASSWORD, group_id: groupId });
      expect(changed.status, changed.text).toBe(200);
    }
    const stranger = "nobody@example.org";
    expect((await forget(stranger, byFiche)).body.translate_key).toBe("EmailNotFound");
    expect((await forget(stranger, sso)).body.translate_key).toBe("SsoLoginOnly");
    expect((await forget(stranger, hiding)).status).toBe(200);
    await addFiche(app.db, byFiche, { email: "fiche@example.org" });
    await forget("fiche@example.org", byFiche);
    expect(linkOf(await mailTo(mails, "fiche@example.org")).searchParams.get("ficheKey")).not.toBeNull();
    await allWritten();
    expect(mailsTo(stranger)).toEqual([]);
    expect(mailsTo("fiche@example.org")).toHaveLength(1);
  });

  test("who is a client there as well gets a link for each, told apart", async () => {
    const { email, id } = await addPro(app.db, [group]);
    const client = await addAccount(app.db, group, { email, password: "Marguerite-8" });
    await forget(email, group);
    await mailTo(mails, email, 2);
    const texts = mailsTo(email).map(({ mail }) => mail.text ?? "");
    const [pro] = texts.filter((text) => text.includes("professional access"));
    const [account] = texts.filter((text) => text.includes("your account"));
    expect((await logIn(app, { oubliKey: keyIn(pro), group_id: group })).body.pro.id).toBe(id);
    expect((await logIn(app, { oubliKey: keyIn(account), group_id: group })).body.account.id).toBe(client.id);
  });

  test("is told nothing in a group where they do not work", async () => {
    const { email } = await addPro(app.db, [second]);
    expect(await forget(email, group)).toMatchObject({
      status: 404,
      body: { translate_key: "EmailNotFound" },
    });
  });
});

test("a professional who is logged in changes the password by the present one", async () => {
  const { id, email } = await addPro(app.db, [group]);
  const token = await tokenOf(app, group, email);
  expectRefusal(await change(token, id, { new_password: NEW_PASSWORD }), "v3", "passwordError", {
    fields: { password: "passwordError" },
  });
  const wrong = await change(token, id, { password: "Wrong-4-sure", new_password: NEW_PASSWORD });
  expectRefusal(wrong, "v3", "passwordError");
  // The same person has a different password as a client.
  await addAccount(app.db, group, { email, password: "Marguerite-8" });
  const other = await change(token, id, { password: "Marguerite-8", new_password: NEW_PASSWORD });
  expectRefusal(other, "v3", "passwordError");
  const changed = await change(token, id, { password: PASSWORD, new_password: NEW_PASSWORD });
  expect(changed.status, changed.text).toBe(200);
  expect((await logIn(app, { email, password: NEW_PASSWORD, group_id: group })).body.pro.id).toBe(id);
});
