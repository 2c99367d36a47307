import "../../../app/tokens.css";
import "../../../app/base.css";
import type { ReactNode } from "react";
import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { startInGroup } from "../../ground/group/testing/start-in-group.tsx";
import { startSession } from "../../ground/session/session-store.ts";
import { aProSession } from "../../ground/session/testing/a-session.ts";
import { accessibilityFaults } from "../../visit/slots/testing/accessibility-faults.ts";
import { FactorStep } from "./factor-step.tsx";
import { SecurityPage } from "./security-page.tsx";

type Sent = readonly [call: string, body: Record<string, unknown>, token: string | null];
type Answer = (call: string, body: Record<string, unknown>) => unknown;

const refusal = (code: string, status = 422) => Response.json({ messages: { errors: [code] } }, { status });

/** Shows a page; returns the changes that it sends. */
async function start(content: ReactNode, answer: Answer): Promise<Sent[]> {
  const sent: Sent[] = [];
  await startInGroup(content, {
    answer: ({ method, path, query, body }) => {
      const call = path.split("/v3/")[1]!;
      if (method !== "GET") sent.push([call, Object(body), query.get("token")]);
      return answer(call, Object(body));
    },
  });
  return sent;
}

const SECRET = "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP";
const APP = { id: 1, kind: "totp", created_at: "2026-12-01T09:00:00Z", used_at: null };
const PASSKEY = { ...APP, id: 2, kind: "passkey" };
const COLLEAGUES = [
  {
    id: 12,
    email: "camille@example.org",
    firstname: "Camille",
    lastname: "Roux",
    role: "owner",
    has_factor: true,
  },
  { id: 13, email: "paul@example.org", firstname: "", lastname: "", role: "pro", has_factor: true },
  { id: 14, email: "zoe@example.org", firstname: "Zoé", lastname: "Petit", role: "pro", has_factor: false },
];

interface Own {
  factors: object[];
  recovery_codes: number;
  required_by: number[];
}

/** Opens the page of an owner's or another professional's own factors. */
async function openSecurity(
  own: Partial<Own> = {},
  answer: Answer = () => ({}),
  role: "owner" | "pro" = "owner",
) {
  const stored: Own = { factors: [], recovery_codes: 0, required_by: [], ...own };
  startSession("practice", aProSession(role));
  const content = (
    <main>
      <SecurityPage />
    </main>
  );
  const sent = await start(content, (call, body) => {
    if (call === "factors" && Object.keys(body).length === 0) return stored;
    return call.endsWith("/pros") ? { records: COLLEAGUES } : answer(call, body);
  });
  await expect.element(page.getByText(/Two-step login is (on|off)\./)).toBeVisible();
  return { sent, stored };
}

const button = (name: string) => page.getByRole("button", { name, exact: true });
const codes = page.getByLabelText("Code");
const password = page.getByLabelText("Password", { exact: true });

test("an app is set up by the password and a code; the codes stay until they are noted", async () => {
  const { sent, stored } = await openSecurity({}, (call, { factor }) => {
    if (call === "factors/start") return { secret: SECRET, address: `otpauth://totp/x?secret=${SECRET}` };
    if (Object(factor).code !== "123456") return refusal("factorError");
    stored.factors = [APP];
    return { recovery_codes: ["aaaaa-bbbbb"], signed_in: null };
  });
  await password.fill("Coquelicot-7");
  await button("Set up an authenticator app").click();
  await expect.element(page.getByText(SECRET)).toBeVisible();
  await expect.element(page.getByRole("img", { name: "QR code for your authenticator app" })).toBeVisible();
  await codes.fill("000000");
  await button("Continue").click();
  await expect.element(codes).toHaveFocus();
  await expect.element(codes).toHaveValue("");
  await codes.fill("123456");
  await button("Continue").click();
  await expect.element(page.getByRole("heading", { name: "Your recovery codes" })).toHaveFocus();
  // The list above says so already.
  await expect.element(page.getByText("Two-step login is on.")).toBeVisible();
  await expect.element(page.getByText("aaaaa-bbbbb")).toBeVisible();
  await button("I have saved them").click();
  await expect.element(page.getByText("aaaaa-bbbbb")).not.toBeInTheDocument();
  await expect.element(button("Set up an authenticator app")).toBeVisible();
  expect(sent.map(([call, { factor }]) => [call, factor])).toEqual([
    ["factors/start", { kind: "totp", password: "Coquelicot-7" }],
    ["factors", { code: "000000" }],
    ["factors", { code: "123456" }],
  ]);
});

/** Lets the browser's dialog for passkeys be refused by its user. */
function refusePasskeys() {
  const get = vi
    .spyOn(navigator.credentials, "get")
    .mockRejectedValue(new DOMException("", "NotAllowedError"));
  onTestFinished(() => get.mockRestore());
  return get;
}
const OPTIONS = { options: { challenge: "AAAA", allowCredentials: [], rpId: "localhost" } };

test("another factor is proven by the code that is typed, or else by the passkey there is", async () => {
  const get = refusePasskeys();
  const { sent } = await openSecurity({ factors: [APP, PASSKEY], recovery_codes: 3 }, (call) =>
    call === "sessions/passkey" ? OPTIONS : refusal("factorError"),
  );
  await expect.element(page.getByText("Recovery codes left: 3")).toBeVisible();
  await password.fill("Coquelicot-7");
  await codes.fill("123456");
  await button("Add a passkey").click();
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]!.slice(0, 2)).toEqual([
    "factors/start",
    { factor: { kind: "passkey", password: "Coquelicot-7", code: "123456" } },
  ]);
  expect(get).not.toHaveBeenCalled();
  await codes.fill("");
  await button("Add a passkey").click();
  await expect.element(page.getByText(/The passkey couldn’t be used/)).toBeVisible();
  expect(sent.map(([call]) => call)).toEqual(["factors/start", "sessions/passkey"]);
});

test("an app alone is proven by its code, even an empty one", async () => {
  const { sent } = await openSecurity({ factors: [APP] }, () => refusal("factorError"));
  await button("Add a passkey").click();
  await expect.element(password).toHaveFocus();
  expect(sent).toEqual([]);
  await password.fill("Coquelicot-7");
  await button("Add a passkey").click();
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]!.slice(0, 2)).toEqual([
    "factors/start",
    { factor: { kind: "passkey", password: "Coquelicot-7", code: "" } },
  ]);
});

test("it is turned off by password and code, and whoever has to have one reads that", async () => {
  let isRight = false;
  const { sent, stored } = await openSecurity({ factors: [APP], required_by: [4] }, () => {
    if (!isRight) return refusal("factorError");
    stored.factors = [];
    return { status: "ok" };
  });
  await button("Turn off").click();
  await expect.element(page.getByText(/set it up again at the next login/)).toBeVisible();
  await expect.element(button("Use a passkey")).not.toBeInTheDocument();
  await password.last().fill("Coquelicot-7");
  await codes.last().fill("000000");
  await button("Turn off").click();
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  isRight = true;
  await codes.last().fill("123456");
  await button("Turn off").click();
  await expect.element(page.getByText("Two-step login is off.")).toBeVisible();
  expect(sent.at(-1)!.slice(0, 2)).toEqual([
    "factors/remove",
    { factor: { password: "Coquelicot-7", code: "123456" } },
  ]);
});

const rule = page.getByLabelText("Two-step login is required of all professionals of this organisation");

test("an owner who has one requires it of everybody, without barriers", async () => {
  await page.viewport(390, 844);
  const { sent, stored } = await openSecurity({ factors: [APP], recovery_codes: 3 }, () => {
    stored.required_by = [4];
    return { required: true };
  });
  expect(await accessibilityFaults()).toEqual([]);
  await rule.click();
  await expect.element(rule).toBeChecked();
  expect(sent.map(([call, body]) => [call, body])).toEqual([["groups/4/factor_rule", { required: true }]]);
});

test("an owner without one cannot require it", async () => {
  await openSecurity();
  await expect.element(rule).toBeDisabled();
  await expect.element(rule).toHaveAccessibleDescription("Set up your own first.");
});

test("an owner without one who finds it required stops that", async () => {
  const { sent, stored } = await openSecurity({ required_by: [4, 9] }, () => {
    stored.required_by = [9];
    return { required: false };
  });
  await expect.element(rule).toBeChecked();
  await rule.click();
  await expect.element(rule).not.toBeChecked();
  expect(sent.map(([call, body]) => [call, body])).toEqual([["groups/4/factor_rule", { required: false }]]);
});

test("a colleague's is reset after a question; nobody resets their own here, nor one that there is not", async () => {
  let isAllowed = false;
  const { sent } = await openSecurity({ factors: [APP] }, () =>
    isAllowed ? { status: "ok" } : refusal("forbidden", 403),
  );
  const resets = page.getByRole("button", { name: /^Reset – / });
  await expect.element(resets).toHaveAccessibleName("Reset – paul@example.org");
  await resets.click();
  await expect.element(page.getByText(/^paul@example.org will log in with the password alone/)).toBeVisible();
  await button("Change nothing").click();
  expect(sent).toEqual([]);
  await resets.click();
  await button("Reset").click();
  await expect.element(page.getByText(/all of whose organisations you own/)).toBeVisible();
  isAllowed = true;
  await resets.click();
  await button("Reset").click();
  await expect.element(page.getByText(/all of whose organisations you own/)).not.toBeInTheDocument();
  expect(sent.map(([call]) => call)).toEqual(Array(2).fill("groups/4/pros/13/reset_factors"));
});

test("who is no owner sees no colleagues", async () => {
  await openSecurity({ factors: [APP] }, () => ({}), "pro");
  await expect.element(rule).not.toBeInTheDocument();
});

const HALF = { token: "half", kinds: ["totp"] as const, isRemembered: false };

test("the second step sends the code with the half-way token; a wrong one empties the field", async () => {
  const sent = await start(<FactorStep half={{ ...HALF }} />, () => refusal("factorError"));
  await button("Continue").click();
  await expect.element(codes).toHaveFocus();
  expect(sent).toEqual([]);
  await expect.element(button("Use a passkey")).not.toBeInTheDocument();
  await codes.fill("000000");
  await button("Continue").click();
  await expect.element(codes).toHaveValue("");
  await expect.element(codes).toHaveFocus();
  expect(sent).toEqual([["sessions/factor", { factor: { code: "000000" } }, "half"]]);
});

test("a passkey that is refused in the browser is told, and sent nowhere", async () => {
  refusePasskeys();
  const sent = await start(<FactorStep half={{ ...HALF, kinds: ["passkey"] }} />, () => OPTIONS);
  await button("Use a passkey").click();
  await expect.element(page.getByText(/The passkey couldn’t be used/)).toBeVisible();
  expect(sent.map(([call, , token]) => [call, token])).toEqual([["sessions/passkey", "half"]]);
});

test("who has none and must have one sets it up without the password, which was just given", async () => {
  const sent = await start(<FactorStep half={{ ...HALF, kinds: [] }} />, () => ({
    secret: SECRET,
    address: `otpauth://totp/x?secret=${SECRET}`,
  }));
  await expect.element(password).not.toBeInTheDocument();
  await button("Set up an authenticator app").click();
  await expect.element(page.getByText(SECRET)).toBeVisible();
  expect(sent).toEqual([["factors/start", { factor: { kind: "totp" } }, "half"]]);
});
