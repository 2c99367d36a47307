import { afterEach, expect, test, vi } from "vitest";
import { ENDPOINTS, type EndpointName } from "@rendezvous/contract/endpoints";
import { callApi, setApiSettings, urlOfCall } from "./call-api.ts";

afterEach(() => vi.restoreAllMocks());

test("a page that a public network puts in place of the answer is no answer", async () => {
  vi.spyOn(globalThis, "fetch").mockResolvedValue(
    new Response("<!doctype html><title>Welcome</title>", { headers: { "content-type": "text/html" } }),
  );
  const listed = callApi("listAvailableTimeSlots", { path: { id: 4 } });
  await expect(listed).rejects.toMatchObject({ name: "ApiFailure", code: "network" });
});

test("every call brings the site's key and asks for all results", () => {
  const key = "0123456789abcdef0123456789abcdef";
  setApiSettings({ apiKey: key, host: "", sessionHost: "", locale: "fr", environment: "master" });
  for (const name of Object.keys(ENDPOINTS) as EndpointName[]) {
    const { searchParams } = new URL(urlOfCall(name, {}), "https://example.org");
    expect([name, searchParams.get("apikey"), searchParams.get("results")]).toEqual([name, key, "all"]);
  }
});
