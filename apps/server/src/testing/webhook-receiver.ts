import { createServer } from "node:https";
import type { IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { createPublicFetch, isInternalAddress, type OutgoingFetch } from "../lib/outgoing-fetch.ts";
import { makeCertificate } from "./calendar-server.ts";
import { whenDone } from "./when-done.ts";

export interface ReceivedMessage {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface ReceiverAnswer {
  readonly status: number;
  readonly body?: string;
  readonly location?: string;
}

export interface WebhookReceiver {
  /** `https://127.0.0.1:PORT`. */
  readonly url: string;
  readonly received: ReceivedMessage[];
  /** Answers each message; by default 204. A promise that never resolves is a receiver that does not answer. */
  answer: (message: ReceivedMessage) => ReceiverAnswer | Promise<ReceiverAnswer>;
  /** Sends to this server as to a public one; all other addresses of this machine stay refused. */
  readonly fetch: OutgoingFetch;
}

/** Starts an https server with a certificate of its own, which receives webhooks. */
export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const { key, cert } = makeCertificate();
  const server = createServer({ key, cert }, async (request, response) => {
    const message = { path: request.url ?? "", headers: request.headers, body: await text(request) };
    receiver.received.push(message);
    const { status, body = "", location } = await receiver.answer(message);
    response.writeHead(status, location === undefined ? {} : { location }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  whenDone(() => {
    server.closeAllConnections();
    server.close();
    return Promise.resolve();
  });
  const receiver: WebhookReceiver = {
    url: `https://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received: [],
    answer: () => ({ status: 204 }),
    fetch: createPublicFetch((address) => address !== "127.0.0.1" && isInternalAddress(address), cert),
  };
  return receiver;
}
