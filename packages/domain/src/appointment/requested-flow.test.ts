import { expect, test } from "vitest";
import { readRequestedFlow } from "./requested-flow.ts";

test.each([
  ["", null],
  ["locale=fr&date=2026-12-01", null],
  ["list_rdv=1", { kind: "list" }],
  ["list_rdv=TRUE", { kind: "list" }],
  ["list_rdv=0", null],
  ["locale=fr&cancel_apt=12&from_mail=1", { kind: "cancel", appointmentId: 12 }],
  ["export_apt=12", { kind: "export", appointmentId: 12 }],
  ["take_apt=12&list_rdv=1", { kind: "retake", appointmentId: 12 }],
  ["cancel_apt=", null],
  ["cancel_apt=twelve", { kind: "list" }],
  ["cancel_apt=12x", { kind: "list" }],
  ["cancel_apt=x12", { kind: "list" }],
  ["cancel_apt=1234567890123456", { kind: "list" }],
  ["cancel_apt=0", { kind: "list" }],
  ["cancel_apt=-3", { kind: "list" }],
])("a link with %j asks for %j", (query, flow) => {
  expect(readRequestedFlow(query)).toEqual(flow);
});
