import { FinalFailure } from "./jobs/failure.ts";
import type { Log } from "./log.ts";

export interface Sms {
  /** Identifies the message; the same for every attempt. */
  readonly id: string;
  /** Digits, with an optional plus in front. */
  readonly to: string;
  /** The country of numbers without a plus. */
  readonly country: string;
  readonly text: string;
}

export interface SmsSender {
  /** Resolves when the gateway has accepted the message; rejects when a retry may help, with a FinalFailure when it cannot. */
  send(sms: Sms): Promise<void>;
}

export interface SmsConfig {
  readonly smsGatewayUrl: string | undefined;
  readonly smsGatewayToken: string | undefined;
  readonly environment: string;
}

const TIMEOUT_MS = 10_000;

/** Only an invalid number is final; a token can be renewed, a path corrected, credit added, and a rate limit passes. */
function isForGood(status: number): boolean {
  return [400, 409, 410, 413, 415, 422].includes(status);
}

/**
 * Posts each message as JSON to the gateway. Without a gateway, and outside production, only logs that there was a message, never
 * its recipient or text.
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
      const reason = `the SMS gateway answered ${response.status}`;
      throw isForGood(response.status)
        ? new FinalFailure(reason, `HTTP ${response.status}`)
        : new Error(reason);
    },
  };
}
