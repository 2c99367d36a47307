// A separate process: a mail server that accepts and counts everything, at the lowest possible cost.
import { type AddressInfo, createServer } from "node:net";

export interface MailSinkState {
  readonly port: number;
  readonly received: number;
}

const END = "\r\n.\r\n";
let received = 0;

const server = createServer((socket) => {
  let text = "";
  let isMail = false;
  socket.setEncoding("latin1");
  socket.on("error", () => {});
  socket.write("220 sink ESMTP\r\n");
  socket.on("data", (part: string) => {
    text += part;
    for (;;) {
      const end = text.indexOf(isMail ? END : "\r\n");
      if (end < 0) return;
      const line = text.slice(0, end);
      text = text.slice(end + (isMail ? END.length : 2));
      if (isMail) received += 1;
      isMail = !isMail && line.toUpperCase() === "DATA";
      socket.write(isMail ? "354 go on\r\n" : "250 ok\r\n");
    }
  });
});

process.once("disconnect", () => process.exit());
server.listen(0, "127.0.0.1", () => {
  process.on("message", () => {
    const { port } = server.address() as AddressInfo;
    process.send?.({ port, received } satisfies MailSinkState);
  });
});
