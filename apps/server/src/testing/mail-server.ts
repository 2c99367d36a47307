import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";
import { whenDone } from "./when-done.ts";

export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  readonly raw: string;
  readonly mail: Email;
}

export interface MailServer {
  readonly url: string;
  readonly received: readonly ReceivedMail[];
  /** Refuses the next messages with a temporary error (450). */
  refuseNext(count: number): void;
  /** Accepts messages from now on without confirming; resolves with the first. */
  fallSilent(): Promise<void>;
  /** Refuses messages to this address until `accept`: its mailbox is full (452), or it does not exist (550). */
  refuse(email: string, responseCode?: 452 | 550): void;
  accept(email: string): void;
  /** Resolves when this many mails have arrived; rejects after `timeoutMs`. */
  waitFor(count: number, timeoutMs?: number): Promise<readonly ReceivedMail[]>;
}

/**
 * Starts a real mail server on a free port of this machine, which ends with the test or the file that started it. It may delay
 * each answer.
 */
export async function startMailServer({ answerMs = 0 } = {}): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const refused = new Map<string, number>();
  let refusals = 0;
  let silence: PromiseWithResolvers<void> | undefined;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo({ address }, _session, done) {
      const responseCode = refused.get(address);
      if (responseCode === undefined) done();
      else done(Object.assign(new Error(`nothing for <${address}>`), { responseCode }));
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        if (silence) return silence.resolve();
        if (refusals > 0) {
          refusals -= 1;
          done(Object.assign(new Error("try again later"), { responseCode: 450 }));
          return;
        }
        const raw = Buffer.concat(chunks);
        const { mailFrom, rcptTo } = session.envelope;
        void PostalMime.parse(raw).then((mail) => {
          received.push({
            from: mailFrom ? mailFrom.address : "",
            to: rcptTo.map(({ address }) => address),
            raw: raw.toString(),
            mail,
          });
          if (answerMs === 0) done();
          else setTimeout(done, answerMs);
        });
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  whenDone(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refuseNext(count) {
      refusals = count;
    },
    fallSilent() {
      silence = Promise.withResolvers<void>();
      return silence.promise;
    },
    refuse: (email, responseCode = 452) => void refused.set(email, responseCode),
    accept: (email) => void refused.delete(email),
    async waitFor(count, timeoutMs = 15_000) {
      const end = performance.now() + timeoutMs;
      while (received.length < count) {
        if (performance.now() > end) throw new Error(`${received.length} of ${count} mails came`);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      return received;
    },
  };
}
