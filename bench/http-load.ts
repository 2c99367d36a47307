// A separate process: sends one GET after the other on each connection, for the paths in turn, and counts the answers.
import { connect } from "node:net";

export interface LoadRequest {
  readonly port: number;
  readonly paths: readonly string[];
  readonly connections: number;
  readonly milliseconds: number;
}

export interface LoadResult {
  readonly answers: number;
  readonly perSecond: number;
  readonly bytesOfBody: number;
  /** The worst time and the 99th percentile. */
  readonly worstMilliseconds: number;
  readonly p99Milliseconds: number;
}

const HEAD_END = Buffer.from("\r\n\r\n");

/** Uses a plain socket and a prepared request, because the generator must cost less than the measured server. */
function load({ port, paths, connections, milliseconds }: LoadRequest): Promise<LoadResult> {
  const requests = paths.map(
    (path) => `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nAccept: application/json\r\n\r\n`,
  );
  let turn = 0;
  const times: number[] = [];
  let bytesOfBody = 0;
  const started = performance.now();
  const lines = Array.from({ length: connections }, () => {
    const socket = connect(port, "127.0.0.1");
    socket.setNoDelay(true);
    let requestCount = 0;
    let missing = -1;
    let head: Buffer = Buffer.alloc(0);
    return new Promise<void>((resolve, reject) => {
      const ask = (): void => {
        requestCount = performance.now();
        missing = -1;
        head = Buffer.alloc(0);
        socket.write(requests[turn++ % requests.length]!);
      };
      socket.on("connect", ask);
      socket.on("error", reject);
      socket.on("data", (chunk) => {
        let rest = chunk.length;
        if (missing < 0) {
          head = head.length === 0 ? chunk : Buffer.concat([head, chunk]);
          const end = head.indexOf(HEAD_END);
          if (end < 0) return;
          const text = head.toString("latin1", 0, end);
          if (!text.startsWith("HTTP/1.1 200")) reject(new Error(text.split("\r\n")[0]));
          bytesOfBody = Number(/content-length: (\d+)/i.exec(text)?.[1]);
          missing = bytesOfBody;
          rest = head.length - end - HEAD_END.length;
        }
        missing -= rest;
        if (missing > 0) return;
        const now = performance.now();
        times.push(now - requestCount);
        if (now - started < milliseconds) ask();
        else {
          socket.destroy();
          resolve();
        }
      });
    });
  });
  return Promise.all(lines).then(() => {
    const seconds = (performance.now() - started) / 1000;
    times.sort((one, other) => one - other);
    return {
      answers: times.length,
      perSecond: Math.round(times.length / seconds),
      bytesOfBody,
      worstMilliseconds: times.at(-1) ?? 0,
      p99Milliseconds: times[Math.floor(times.length * 0.99)] ?? 0,
    };
  });
}

process.once("disconnect", () => process.exit());
if (process.send)
  process.on("message", (request: LoadRequest) => void load(request).then((result) => process.send!(result)));
