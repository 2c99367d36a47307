import { expect, test } from "vitest";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { INSIDE_URLS } from "../testing/inside-addresses.ts";
import { fetchFromAnyNetwork, fetchFromPublicNetwork, isInternalAddress } from "./outgoing-fetch.ts";

test.each([
  "127.0.0.1",
  "10.1.2.3",
  "172.31.0.1",
  "192.168.1.1",
  "169.254.169.254",
  "100.100.0.1",
  "0.0.0.0",
  "::1",
  "::ffff:127.0.0.1",
  "fd00::1",
  "fe80::1",
  "64:ff9b::7f00:1",
  "64:ff9b:1::7f00:1",
  "::7f00:1",
  "2001:0:7f00:1::",
  "fec0::1",
  "168.63.129.16",
])("%s lies in the server's own network", (address) => {
  expect(isInternalAddress(address)).toBe(true);
});

test.each(["93.184.215.14", "168.63.129.17", "172.32.0.1", "2606:2800:21f:cb07:6820:80da:af6b:8b2c"])(
  "%s lies outside of it",
  (address) => {
    expect(isInternalAddress(address)).toBe(false);
  },
);

test.each([...INSIDE_URLS, "http://example.org/", "file:///etc/passwd"])(
  "%s is not asked",
  async (address) => {
    await expect(fetchFromPublicNetwork(address)).rejects.toThrow("the server's own network");
  },
);

test("an answer without an end is left after a megabyte, inside as outside", async () => {
  const server = createServer((_request, response) => {
    const write = (): void => {
      if (!response.destroyed) response.write("x".repeat(100_000), () => setImmediate(write));
    };
    write();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await expect(fetchFromAnyNetwork(`http://127.0.0.1:${port}/`)).rejects.toThrow("the answer is too long");
  const { status } = await fetchFromAnyNetwork(`http://127.0.0.1:${port}/`, { cutsAnswer: true });
  expect(status).toBe(200);
  server.closeAllConnections();
  server.close();
});

test("an answer from inside is what came, and no redirect is followed", async () => {
  const server = createServer((request, response) => {
    if (request.url === "/keys") response.end('{"keys":[]}');
    else response.writeHead(302, { location: "/keys" }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  expect(await (await fetchFromAnyNetwork(`http://127.0.0.1:${port}/keys`)).json()).toEqual({ keys: [] });
  expect((await fetchFromAnyNetwork(`http://127.0.0.1:${port}/`)).status).toBe(302);
  server.close();
});
