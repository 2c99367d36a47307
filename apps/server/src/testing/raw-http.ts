import { connect, type Socket } from "node:net";

/** One persistent connection with a minimal HTTP client, so that it takes no processor time from the measured server. */
export interface RawConnection {
  /** Status 0: the server closed the connection before it answered. */
  post(path: string, body: string): Promise<{ status: number; body: string }>;
  close(): void;
}

export async function openConnection(port: number): Promise<RawConnection> {
  const socket: Socket = connect(port, "127.0.0.1");
  socket.setNoDelay(true);
  await new Promise((resolve, reject) => socket.once("connect", resolve).once("error", reject));
  let received: Buffer = Buffer.alloc(0);
  let waiting: ((answer: { status: number; body: string }) => void) | undefined;
  socket.on("data", (chunk: Buffer) => {
    received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
    const end = received.indexOf("\r\n\r\n");
    if (end < 0) return;
    const head = received.toString("latin1", 0, end);
    const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0);
    if (received.length < end + 4 + length) return;
    const body = received.toString("utf8", end + 4, end + 4 + length);
    received = received.subarray(end + 4 + length);
    waiting?.({ status: Number(head.slice(9, 12)), body });
  });
  let isGone = false;
  socket.on("error", () => {});
  socket.on("close", () => {
    isGone = true;
    waiting?.({ status: 0, body: "" });
  });
  return {
    post: (path, body) =>
      new Promise((resolve): void => {
        if (isGone) return resolve({ status: 0, body: "" });
        waiting = resolve;
        socket.write(
          `POST ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
        );
      }),
    close: () => socket.destroy(),
  };
}
