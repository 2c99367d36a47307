import { spawnSync } from "node:child_process";
import { mkdir, mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { afterEach, expect, test } from "vitest";
import { startMailServer } from "../../testing/mail-server.ts";
import { html } from "../html.ts";
import type { Mail } from "./mail.ts";
import { createFileMailer, createSmtpMailer } from "./mailer.ts";

const MAIL: Mail = {
  id: "confirmation.1.2",
  date: Date.parse("2026-12-01T08:20:30Z"),
  to: { name: "Anna", email: "anna@example.org" },
  fromName: "Salon d’Élise",
  subject: "Votre rendez-vous – 1er décembre",
  text: "Bonjour",
  html: "<p>Bonjour</p>",
  replyTo: "accueil@salon.example",
  language: "fr",
  calendars: {
    files: [
      { method: "REQUEST", filename: "appointment.ics", content: "BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n" },
    ],
    published: null,
  },
};
const FROM = { name: "Rendezvous", email: "no-reply@rdv.example" };

const ends: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

async function mailDirectory() {
  const directory = await mkdtemp(join(tmpdir(), "mail-"));
  ends.push(() => rm(directory, { recursive: true }));
  return directory;
}

test("a mail reaches the mail server with its texts, its calendar file and honest headers", async () => {
  const { url, received } = await startMailServer();
  const mailer = createSmtpMailer(url, { from: FROM, redirectTo: null });
  ends.push(() => mailer.close());
  await mailer.send(MAIL);
  const { mail } = received[0]!;
  expect(received[0]?.to).toEqual(["anna@example.org"]);
  expect(mail.from).toMatchObject({ name: "Salon d’Élise", address: "no-reply@rdv.example" });
  expect(mail.subject).toBe("Votre rendez-vous – 1er décembre");
  expect(mail.messageId).toBe("<confirmation.1.2@rdv.example>");
  expect(mail.date).toBe("2026-12-01T08:20:30.000Z");
  expect(mail.headers.find((header) => header.key === "auto-submitted")?.value).toBe("auto-generated");
  expect(mail.headers.find((header) => header.key === "content-language")?.value).toBe("fr");
  expect(mail.replyTo).toEqual([{ name: "", address: "accueil@salon.example" }]);
  expect(mail.text?.trim()).toBe("Bonjour");
  expect(mail.html?.trim()).toBe("<p>Bonjour</p>");
  const calendar = received[0]!.raw;
  expect(calendar).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=REQUEST/i);
  expect(mail.attachments.some((one) => one.filename === "appointment.ics")).toBe(true);
});

test("no name or subject can add a header or a recipient", async () => {
  const { url, received } = await startMailServer();
  const mailer = createSmtpMailer(url, { from: FROM, redirectTo: null });
  ends.push(() => mailer.close());
  const evil = "x\r\nBcc: evil@example.org\r\n\r\nbody";
  await mailer.send({
    ...MAIL,
    to: { name: `${evil}, evil@example.org`, email: "anna@example.org" },
    subject: evil,
    fromName: `${evil} <evil@example.org>`,
  });
  expect(received[0]?.to).toEqual(["anna@example.org"]);
  const { mail } = received[0]!;
  expect(mail.bcc).toBeUndefined();
  expect(mail.to).toHaveLength(1);
  expect(mail.from?.address).toBe("no-reply@rdv.example");
});

test("outside production the mail goes to the redirect address and says whom it was for", async () => {
  const { url, received } = await startMailServer();
  const mailer = createSmtpMailer(url, { from: FROM, redirectTo: "team@example.org" });
  ends.push(() => mailer.close());
  await mailer.send(MAIL);
  expect(received[0]?.to).toEqual(["team@example.org"]);
  const { mail } = received[0]!;
  expect(mail.headers.find((header) => header.key === "x-original-recipient")?.value).toBe(
    "anna@example.org",
  );
});

test("without a mail server each mail is a readable file named by time and recipient, once however often it is sent", async () => {
  const directory = await mailDirectory();
  const mailer = createFileMailer(join(directory, "mail"), { from: FROM, redirectTo: null });
  await mailer.send(MAIL);
  await mailer.send(MAIL);
  const files = await readdir(join(directory, "mail"));
  expect(files).toEqual(["20261201-082030-anna@example.org-confirmation.1.2.eml"]);
  const mail = await PostalMime.parse(await readFile(join(directory, "mail", files[0]!)));
  expect(mail.subject).toBe("Votre rendez-vous – 1er décembre");
});

async function modeOf(path: string) {
  return (await stat(path)).mode & 0o777;
}

test("other users of the machine cannot read mails in files, also where an earlier version left the directory open", async () => {
  const directory = await mailDirectory();
  for (const name of ["new", "old"]) {
    const mails = join(directory, name);
    if (name === "old") await mkdir(mails, { mode: 0o755 });
    await createFileMailer(mails, { from: FROM, redirectTo: null }).send(MAIL);
    expect(await modeOf(mails)).toBe(0o700);
    expect(await modeOf(join(mails, (await readdir(mails))[0]!))).toBe(0o600);
  }
});

test("a mail for which the disk has no room leaves nothing behind", async () => {
  const directory = await mailDirectory();
  const script = `
    import { createFileMailer } from ${JSON.stringify(new URL("./mailer.ts", import.meta.url).href)};
    const mailer = createFileMailer(${JSON.stringify(directory)}, ${JSON.stringify({ from: FROM, redirectTo: null })});
    const mail = { ...${JSON.stringify(MAIL)}, text: "long ".repeat(100_000) };
    console.log(await mailer.send(mail).then(() => "sent", (error) => error.code));`;
  // The limit of 8 blocks per file acts like a full disk: a write fails in the middle.
  const child = spawnSync(
    "/bin/sh",
    ["-c", 'ulimit -f 8; exec "$0" --input-type=module -e "$1"', process.execPath, script],
    { encoding: "utf8" },
  );
  expect(child.stdout.trim()).toBe("EFBIG");
  expect(await readdir(directory)).toEqual([]);
});

test("a mail that the mail server takes and never answers for ends with the mailer, to be sent again later", async () => {
  const server = await startMailServer();
  const silence = server.fallSilent();
  const mailer = createSmtpMailer(server.url, { from: FROM, redirectTo: null });
  const sent = mailer.send(MAIL).then(
    () => "sent",
    () => "not sent",
  );
  await silence;
  mailer.close();
  expect(await sent).toBe("not sent");
});

test("a template escapes every value that is not a template itself", () => {
  const list = [html`<li>${"<b>"}</li>`, html`<li>${2}</li>`];
  expect(html`<ul title="${"\"x\" & 'y'"}">${list}</ul>`.text).toBe(
    '<ul title="&quot;x&quot; &amp; &#39;y&#39;"><li>&lt;b&gt;</li><li>2</li></ul>',
  );
});
