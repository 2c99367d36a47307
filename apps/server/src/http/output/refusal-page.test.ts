import { expect, test } from "vitest";
import { startApp } from "../../testing/start-app.ts";

const app = await startApp();

const BROWSER = { accept: "text/html,application/xhtml+xml,*/*;q=0.8", "accept-language": "fr" };
const REFUSED = ["/a%00b", `/salon?a=${"x".repeat(9000)}`, "/%E0%A4%A"];

test.each(REFUSED)("a person whose address is refused reads why, in their language: %#", async (path) => {
  const answer = await app.get(path, BROWSER);
  expect(answer.status).toBe(400);
  expect(answer.headers.get("content-type")).toContain("text/html");
  expect(answer.text).toContain('<html lang="fr">');
  expect(answer.text).toContain("<h1>");
  expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(answer.text).not.toContain("{");
});

test.each(REFUSED)("a program reads the error as data: %#", async (path) => {
  const answer = await app.get(path, { accept: "application/json" });
  expect(answer.status).toBe(400);
  expect(JSON.parse(answer.text).message).toBe("bad_request");
});

test("a call that is refused answers data to a browser too", async () => {
  expect((await app.get("/api/v3/nothing", BROWSER)).headers.get("content-type")).toContain("json");
});
