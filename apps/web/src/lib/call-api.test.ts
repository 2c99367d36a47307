import { afterEach, expect, test, vi } from "vitest";
import { callApi } from "./call-api.ts";

afterEach(() => vi.restoreAllMocks());

test("a page that a public network puts in place of the answer is no answer", async () => {
  vi.spyOn(globalThis, "fetch").mockResolvedValue(
    new Response("<!doctype html><title>Welcome</title>", { headers: { "content-type": "text/html" } }),
  );
  const listed = callApi("listAvailableTimeSlots", { path: { id: 4 } });
  await expect(listed).rejects.toMatchObject({ name: "ApiFailure", code: "network" });
});
