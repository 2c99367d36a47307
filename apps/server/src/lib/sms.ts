import { FinalFailure } from "./jobs/failure.ts";
import type { Log } from "./log.ts";

export interface Sms {
  /** Stays the same when sending is tried again. */
  readonly id: string;
  /** Digits, perhaps after a plus. */
  readonly to: string;
  /** Where a number without a plus is dialled. */
  readonly country: string;
  readonly text: string;
}

export interface SmsSender {
  /** Resolves when the gateway has taken it; rejects when it should be tried again, with a FinalFailure when it should not. */
  send(sms: Sms): Promise<void>;
}

export interface SmsConfig {
  readonly smsGatewayUrl: string | undefined;
  readonly smsGatewayToken: string | undefined;
  readonly environment: string;
}

const TIMEOUT_MS = 10_000;

/** A token may be renewed, a path mended, a credit paid, and whoever is too fast may come again; a number that is none stays none. */
function isForGood(status: number): boolean {
  return [400, 409, 410, 413, 415, 422].includes(status);
}

/**
 * Posts each message as JSON to the gateway. Without one, and outside production, only the log tells that there was
 * something to send: never to whom or what.
 */
export function createSmsSender(
  { smsGatewayUrl, smsGatewayToken, environment }: SmsConfig,
  log: Log,
): SmsSender {
  return {
    async send({ id, ...message }) {
      if (smsGatewayUrl === undefined || environment !== "master") {
        log.info({ sms: id }, "an SMS is not sent: there is no gateway");
        return;
      }
      const response = await fetch(smsGatewayUrl, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          "idempotency-key": id,
          ...(smsGatewayToken !== undefined && { authorization: `Bearer ${smsGatewayToken}` }),
        },
        body: JSON.stringify({ id, ...message }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await response.body?.cancel();
      if (response.ok) return;
      const said = `the SMS gateway answered ${response.status}`;
      throw isForGood(response.status) ? new FinalFailure(said, `HTTP ${response.status}`) : new Error(said);
    },
  };
}
