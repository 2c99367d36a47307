import { ENDPOINTS } from "@rendezvous/contract/endpoints";
import type { Endpoint } from "@rendezvous/contract/ground/define-endpoint";
import type { Route } from "@rendezvous/contract/v3-calls";
import { expect, test } from "vitest";
import { urlOfCall } from "../../../lib/call-api.ts";
import { setWorkingDraft } from "../schema/working-draft.ts";

/** The preview itself adds the draft to its request, below the form's unsaved changes. */
const NAMED_BY_ITSELF = ["POST /groups/{id}/preview"];

const named = (route: string) =>
  new URL(
    urlOfCall(route as Route, { path: { id: 4, recordId: 1 } } as never),
    "https://x.example",
  ).searchParams.get("draft_id") === "12";

test("every call that may be about a draft names the one that is worked on, and no other call does", () => {
  setWorkingDraft({ id: 12, name: "Summer hours", groupId: 4 });
  const calls = Object.values<Endpoint>(ENDPOINTS).flatMap(({ method, paths, query }) =>
    paths.v3 === undefined ? [] : [{ route: `${method} ${paths.v3}`, takesDraft: "draft_id" in query.shape }],
  );
  const requestBody = calls.filter(({ route, takesDraft }) => takesDraft && !NAMED_BY_ITSELF.includes(route));
  expect(requestBody.length).toBeGreaterThan(20);
  expect(
    calls
      .filter(({ route }) => named(route))
      .map(({ route }) => route)
      .toSorted(),
  ).toEqual(requestBody.map(({ route }) => route).toSorted());
});
