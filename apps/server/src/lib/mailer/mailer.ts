import { randomUUID } from "node:crypto";
import { chmod, mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { FinalFailure } from "../jobs/failure.ts";
import { type Mail, type MailEnvelope, toMessage } from "./mail.ts";

export interface Mailer {
  /** The sender's address. */
  readonly from: string;
  /**
   * Resolves when the mail server has accepted the message; rejects when a retry may help, with a FinalFailure when it cannot.
   */
  send(mail: Mail): Promise<void>;
  /** Returns the stored mails to an address; none if mails go to a mail server. */
  listStoredRecords(email: string): Promise<StoredMail[]>;
  forget(mails: readonly StoredMail[]): Promise<void>;
  /** Aborts mails in progress; a retry has the same Message-ID. */
  close(): void;
}

export interface StoredMail {
  readonly file: string;
  readonly to: string;
  readonly sentAt: Date;
  /** The id of the mail that was sent. */
  readonly id: string;
}

export interface MailerConfig {
  readonly smtpUrl: string | undefined;
  /** An address, or `Name <address>`. */
  readonly mailFrom: string;
  readonly mailRedirectAddress: string | undefined;
  readonly environment: string;
  readonly dataDir: string;
}

/** Outside production no mail leaves: it goes to the redirect address, or without one into a file. */
export function createMailer(config: MailerConfig): Mailer {
  const named = /^\s*"?([^"<]*)"?\s*<([^<>]+)>\s*$/.exec(config.mailFrom);
  const from = named
    ? { name: named[1]!.trim(), email: named[2]!.trim() }
    : { name: "", email: config.mailFrom.trim() };
  const isProduction = config.environment === "master";
  const redirectTo = isProduction ? null : (config.mailRedirectAddress ?? null);
  const mayLeave = isProduction || redirectTo !== null;
  return config.smtpUrl !== undefined && mayLeave
    ? createSmtpMailer(config.smtpUrl, { from, redirectTo })
    : createFileMailer(join(config.dataDir, "mail"), { from, redirectTo });
}

interface SmtpError extends Error {
  readonly code?: string;
  readonly responseCode?: number;
  /** The SMTP command that failed; API: none was sent, because the library found the address invalid. */
  readonly command?: string;
}

/** True when the recipient or the content was refused. A refused login or sender is a wrong setting, which can be corrected. */
function isForGood({ code, responseCode = 0, command = "" }: SmtpError): boolean {
  if (code === "EENVELOPE" && command === "API") return true;
  return responseCode >= 500 && responseCode < 600 && ["RCPT TO", "DATA"].includes(command);
}

/** Limits the whole transfer, because a mail server that sends one character a second never triggers a socket timeout. */
const SEND_WITHIN_MS = 60_000;

/** Returns a mailer that sends over a few persistent connections to a mail server. */
export function createSmtpMailer(smtpUrl: string, route: MailEnvelope): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 4,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    // Text from a client must never make this process read a file or fetch an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const closing = new AbortController();
  return {
    from: route.from.email,
    async send(mail) {
      const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(SEND_WITHIN_MS)]);
      const message = { ...toMessage(mail, route), signal };
      await transport.sendMail(message).catch((error: SmtpError) => {
        throw isForGood(error) ? new FinalFailure(error.message, error.code ?? "EENVELOPE") : error;
      });
    },
    listStoredRecords: async () => [],
    forget: async () => undefined,
    close() {
      closing.abort(new Error("the process stops; the mail is sent later"));
      transport.close();
    },
  };
}

/** Returns a mailer that writes each mail as a readable .eml file. Sending a mail twice writes one file. */
export function createFileMailer(directory: string, route: MailEnvelope): Mailer {
  // Earlier versions left these files readable for every user of the machine.
  void chmod(directory, PRIVATE_DIRECTORY).catch(() => undefined);
  const transport = createTransport({
    streamTransport: true,
    buffer: true,
    newline: "windows",
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    from: route.from.email,
    async send(mail) {
      const { message } = await transport.sendMail(toMessage(mail, route));
      await writeWhole(directory, fileName(mail), message as Buffer);
    },
    listStoredRecords: (email) => listMailFiles(directory, email),
    async forget(mails) {
      for (const { file } of mails) await rm(join(directory, file), { force: true });
    },
    close: () => transport.close(),
  };
}

function fileName({ id, date, to }: Mail): string {
  const time = new Date(date).toISOString().slice(0, 19).replace(/[:-]/g, "").replace("T", "-");
  return `${time}-${addressInName(to.email)}-${id}.eml`;
}

function addressInName(email: string): string {
  return email.replace(/[^\w.@+-]/g, "_").slice(0, 80);
}

async function listMailFiles(directory: string, email: string): Promise<StoredMail[]> {
  // The directory does not exist before the first mail.
  const files = await readdir(directory).catch(() => []);
  const address = addressInName(email);
  return files
    .toSorted((one, other) => (one < other ? -1 : 1))
    .flatMap((file) => {
      const [, date = "", time = "", rest = ""] = /^(\d{8})-(\d{6})-(.+)\.eml$/.exec(file) ?? [];
      if (email === "" || !rest.startsWith(`${address}-`)) return [];
      const iso = `${date.replace(/^(....)(..)/, "$1-$2-")}T${time.replace(/^(..)(..)/, "$1:$2:")}Z`;
      return [{ file, to: email, sentAt: new Date(iso), id: rest.slice(address.length + 1) }];
    });
}

/** Mails contain names, addresses and login links, so only the server's user may read them. */
const PRIVATE_DIRECTORY = 0o700;
const PRIVATE_FILE = 0o600;

/** Writes to a temporary file and renames it, so that no one reads half a file and a full disk leaves none. */
async function writeWhole(directory: string, name: string, content: Buffer): Promise<void> {
  const draft = join(directory, `.${name.slice(-60)}.${randomUUID()}.tmp`);
  await mkdir(directory, { recursive: true, mode: PRIVATE_DIRECTORY });
  try {
    await writeFile(draft, content, { flag: "wx", mode: PRIVATE_FILE });
    await rename(draft, join(directory, name));
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
