import { expect, test } from "vitest";
import { hashPassword, isPassword } from "./password.ts";

test("a password is the one of its own hash, which is Argon2id", async () => {
  const hash = await hashPassword("Coquelicot-7");
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await isPassword("Coquelicot-7", hash)).toBe(true);
  expect(await isPassword("Coquelicot-8", hash)).toBe(false);
  expect(await isPassword("Coquelicot-7", null)).toBe(false);
  expect(await isPassword("Coquelicot-7", "$argon2id$nonsense")).toBe(false);
});

test("without a hash the same work is done, and a flood of it is turned away before it fills the memory", async () => {
  const flood = await Promise.allSettled(Array.from({ length: 120 }, () => isPassword("Coquelicot-7", null)));
  const turnedAway = flood.filter(({ status }) => status === "rejected");
  expect(turnedAway.length).toBeGreaterThan(0);
  expect(turnedAway.length).toBeLessThan(20);
  expect(await isPassword("Coquelicot-7", await hashPassword("Coquelicot-7"))).toBe(true);
});
