import { expect, test } from "vitest";
import { isEstablished, quotasOf } from "./quotas.ts";

const quotas = (ageDays: number, provenClients: number) => quotasOf({ ageDays, provenClients });

test("a newcomer sends little on its first day, however many clients it shows", () => {
  expect(quotas(0, 0)).toEqual({ mails: 30, sms: 5, invitations: 5 });
  expect(quotas(0, 1000)).toEqual(quotas(0, 0));
});

test("it sends more with every day and with every proven client, at most ten clients for each day", () => {
  expect(quotas(1, 0)).toEqual({ mails: 40, sms: 7, invitations: 6 });
  expect(quotas(1, 3)).toEqual({ mails: 70, sms: 13, invitations: 6 });
  expect(quotas(1, 1000)).toEqual(quotas(1, 10));
  expect(quotas(400, 0)).toEqual(quotas(14, 0));
});

test("after two weeks and with ten proven clients it is as any other", () => {
  expect([
    isEstablished({ ageDays: 13, provenClients: 99 }),
    isEstablished({ ageDays: 14, provenClients: 9 }),
  ]).toEqual([false, false]);
  expect(quotas(14, 10)).toEqual(quotasOf(null));
  expect(isEstablished(null)).toBe(true);
});
