import { createConfig, lintFromString } from "@redocly/openapi-core";
import type { RulesetDefinition } from "@stoplight/spectral-core";
import spectralCore from "@stoplight/spectral-core";
import spectralRulesets from "@stoplight/spectral-rulesets";
import { beforeAll, expect, test } from "vitest";
import { newPerson, postAppointment } from "../../../testing/bookings.ts";
import { addPro, tokenOf } from "../../../testing/people.ts";
import { startApp } from "../../../testing/start-app.ts";
import { addCalendar, addGroup, addIntervention } from "../../../testing/test-groups.ts";
import { startWebhookReceiver } from "../../../testing/webhook-receiver.ts";
import { webhookBodyOf } from "./describe-webhooks.ts";
import { unusedWords } from "./words/words.ts";

// oxlint-disable-next-line typescript/no-explicit-any
type Json = Record<string, any>;

const receiver = await startWebhookReceiver();
const app = await startApp({ fetchCalendar: receiver.fetch, config: { calendarsInside: true } });
let document: Json;
beforeAll(async () => {
  document = (await app.get("/api/openapi.json")).body as Json;
});

/** Yields each schema of records, with its place. */
function* records(at: string, part: unknown): Generator<[string, Json]> {
  if (typeof part !== "object" || part === null) return;
  const { properties } = part as Json;
  if (typeof properties === "object" && !at.endsWith("properties")) yield [at, part];
  for (const [key, value] of Object.entries(part))
    if (key !== "example") yield* records(`${at}/${key}`, value);
}

test("each parameter and each field is described", () => {
  const parameters = Object.values<Json>(document["paths"]).flatMap((methods) =>
    Object.values<Json>(methods).flatMap((operation) => operation["parameters"] as Json[]),
  );
  expect(parameters.filter(({ description }) => !description).map(({ name }) => name as string)).toEqual([]);
  const undescribed = [...records("", document)].flatMap(([at, { properties }]) =>
    Object.entries<Json>(properties).flatMap(([name, field]) =>
      field["description"] ? [] : [`${at} ${name}`],
    ),
  );
  expect(undescribed, "describe them in words/").toEqual([]);
});

test("no description is left of a field that is gone", () => {
  const schemas = Object.entries<Json>(document["components"].schemas).map(
    ([name, { properties = {} }]) => [name, Object.keys(properties)] as const,
  );
  expect(unusedWords(schemas)).toEqual([]);
});

test("each record has a name, once", () => {
  const inline = [...records("paths", document["paths"]), ...records("webhooks", document["webhooks"])];
  expect(inline.map(([at]) => at)).toEqual([]);
  const schemas = Object.values<Json>(document["components"].schemas).map((schema) => JSON.stringify(schema));
  expect(new Set(schemas).size).toBe(schemas.length);
  for (const name of ["Appointment", "Fiche", "Slot", "Group", "Service", "Calendar", "Webhook"])
    expect(document["components"].schemas).toHaveProperty(name);
});

test("Redocly finds no fault", async () => {
  const config = await createConfig({
    extends: ["recommended"],
    // `pros/{proId}/...` and `pros/invitations/{invitationId}`: a professional's id is a number.
    rules: { "no-ambiguous-paths": "off" },
  });
  const faults = await lintFromString({ source: JSON.stringify(document), config });
  expect(faults.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
});

test("Spectral finds no fault", async () => {
  const spectral = new spectralCore.Spectral();
  spectral.setRuleset({ extends: [spectralRulesets.oas as RulesetDefinition] });
  const faults = await spectral.run(document);
  expect(faults.map(({ code, message, path }) => `${code}: ${message} ${path.join(".")}`)).toEqual([]);
});

test("a webhook gets the bodies that are described", async () => {
  const groupId = await addGroup(app.db);
  const calendar_id = await addCalendar(app.db, groupId);
  const service = await addIntervention(app.db, groupId);
  const owner = await addPro(app.db, [groupId], { role: "owner" });
  const token = await tokenOf(app, groupId, owner.email);
  const webhook = {
    name: "Our CRM",
    url: receiver.url,
    events: ["appointment.booked", "fiche.created"],
    scopes: ["appointments:read", "clients:read"],
  };
  await app.call(`v3/groups/${groupId}/webhooks`, { method: "POST", token, body: { webhook } });
  await postAppointment(app, "v3", groupId, {
    date: "2026-12-02 09:00:00",
    calendar_id,
    intervention_ids: [service],
    fiche: newPerson(),
  });
  await expect.poll(() => receiver.received.length).toBe(2);
  for (const { body } of receiver.received) {
    const event = JSON.parse(body) as { type: Parameters<typeof webhookBodyOf>[0] };
    expect(webhookBodyOf(event.type).safeParse(event).error, body).toBe(undefined);
  }
});
