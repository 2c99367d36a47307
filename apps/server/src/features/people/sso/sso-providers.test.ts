import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { GroupRecord } from "@rendezvous/domain/group/group-record";
import { afterAll, expect, test } from "vitest";
import { createLog } from "../../../lib/log.ts";
import { createSsoProviders } from "./sso-providers.ts";

let requests = 0;
const server = createServer((_, response) => {
  requests += 1;
  response.setHeader("content-type", "application/json");
  response.end(
    JSON.stringify({ issuer, authorization_endpoint: `${issuer}/auth`, jwks_uri: `${issuer}/keys` }),
  );
});
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
afterAll(() => server.close());
const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

test("the metadata of many groups' providers make room for each other", async () => {
  const providers = createSsoProviders("secret", createLog("silent"), true);
  const find = (id: number) =>
    providers.find({
      id,
      fields: { sso: { issuer, client_id: "town", scopes: ["openid"], label: "" } },
    } as unknown as GroupRecord);
  expect(await find(1)).not.toBeNull();
  await find(1);
  expect(requests).toBe(1);
  for (let id = 2; id <= 201; id++) await find(id);
  await find(1);
  expect(requests).toBe(202);
});
