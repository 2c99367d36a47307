import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { startApp } from "../testing/start-app.ts";
import { createApp } from "../app.ts";
import { LARGEST_GROUP_FILE } from "@rendezvous/contract/office/largest-group-file";
import { BODY_PACE, refuseSlowBodies } from "./slow-requests.ts";

const KILOBYTE = "x".repeat(1000);

/** Sends a body of ten kilobytes over a socket, a part every 50 ms; returns the answer. */
async function send(port: number, parts: readonly string[]): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  let answer = "";
  socket.setEncoding("utf8").on("data", (text: string) => (answer += text));
  socket.on("error", () => undefined);
  const closed = new Promise((resolve) => socket.once("close", resolve));
  socket.write("POST / HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-length: 10000\r\n\r\n");
  for (const part of parts) {
    if (socket.closed) break;
    socket.write(part);
    await sleep(50);
  }
  await closed;
  return answer.split("\r\n")[0]!;
}

test("a slow body arrives, and one that only occupies its connection is refused", async () => {
  const server = createServer((request, response) => request.resume().on("end", () => response.end()));
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    if (error.code === "ERR_HTTP_REQUEST_TIMEOUT") socket.end("HTTP/1.1 408 Request Timeout\r\n\r\n");
    else socket.destroy();
  });
  const end = refuseSlowBodies(server, { graceMs: 200, bytesPerSecond: 5000, everyMs: 20 });
  onTestFinished(() => {
    end();
    server.close();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const [slow, dripping, silent] = await Promise.all([
    // Takes 500 ms, longer than the grace.
    send(
      port,
      Array.from({ length: 10 }, () => KILOBYTE),
    ),
    send(
      port,
      Array.from({ length: 100 }, () => "x"),
    ),
    send(port, []),
  ]);
  expect([slow, dripping, silent]).toEqual([
    "HTTP/1.1 200 OK",
    "HTTP/1.1 408 Request Timeout",
    "HTTP/1.1 408 Request Timeout",
  ]);
});

test("the largest body has the time it needs at that pace", async () => {
  const app = await startApp();
  const another = createApp(app.context);
  const { graceMs, bytesPerSecond } = BODY_PACE;
  expect(another.server.requestTimeout).toBeGreaterThan(
    graceMs + (LARGEST_GROUP_FILE / bytesPerSecond) * 1000,
  );
  expect(another.server.headersTimeout).toBe(15_000);
  await another.close();
});
