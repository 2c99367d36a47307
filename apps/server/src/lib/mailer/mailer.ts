import { randomUUID } from "node:crypto";
import { mkdir, open, rename } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { Mail } from "./mail.ts";
import { toMessage, type MailRoute } from "./mail-message.ts";

export interface Mailer {
  /** Resolves when the message is safe with whoever carries it on; rejects when it should be tried again. */
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** Hands mails to a mail server over a few kept connections. */
export function createSmtpMailer(smtpUrl: string, route: MailRoute): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 4,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    // Nothing a client typed may make us read a file or fetch an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(mail) {
      await transport.sendMail(toMessage(mail, route));
    },
    close: () => transport.close(),
  };
}

/** Writes each mail as a readable .eml file. The same mail sent twice is one file. */
export function createFileMailer(directory: string, route: MailRoute): Mailer {
  const transport = createTransport({
    streamTransport: true,
    buffer: true,
    newline: "windows",
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const ready = mkdir(directory, { recursive: true });
  // Awaited with the first mail; until then a failure must not end the process.
  ready.catch(() => {});
  return {
    async send(mail) {
      await ready;
      const { message } = await transport.sendMail(toMessage(mail, route));
      await writeWhole(directory, fileName(mail), message as Buffer);
    },
    close: () => transport.close(),
  };
}

function fileName({ id, date, to }: Mail): string {
  const time = new Date(date).toISOString().slice(0, 19).replace(/[:-]/g, "").replace("T", "-");
  return `${time}-${to.email.replace(/[^\w.@+-]/g, "_").slice(0, 80)}-${id}.eml`;
}

/** A reader, or a crash, never meets half a file. */
async function writeWhole(directory: string, name: string, content: Buffer): Promise<void> {
  const draft = join(directory, `.${name.slice(-60)}.${randomUUID()}.tmp`);
  const file = await open(draft, "wx");
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(draft, join(directory, name));
}
