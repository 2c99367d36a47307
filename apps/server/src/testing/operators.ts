import { TOTP } from "otpauth";
import { OPERATOR_COMMANDS } from "../features/site/operator/manage-operators.ts";
import type { Answer, CallOptions, TestApp } from "./start-app.ts";
import { PASSWORD } from "./people.ts";

let count = 0;

/** Adds an operator as the command does; returns the key of the one-time link. */
export async function addTestOperator({ db, clock }: TestApp): Promise<{ email: string; key: string }> {
  count += 1;
  const email = `operator.${count}@example.org`;
  const command = { email, publicUrl: "", nowMs: clock.now() };
  const { text } = await OPERATOR_COMMANDS.add(db, command);
  return { email, key: text.split("#")[1]! };
}

export interface TestOperator {
  readonly email: string;
  readonly recoveryCodes: readonly string[];
  /** Returns the app's present code. */
  readonly code: () => string;
  /** The session's cookie. */
  readonly cookie: string;
  /** Calls with the cookie. */
  readonly call: (path: string, options?: CallOptions) => Promise<Answer>;
}

export const cookieOf = (answer: Answer): string => (answer.headers.get("set-cookie") ?? "").split(";")[0]!;

/** Adds an operator, uses the link, and moves the clock on, so that the next code differs. */
export async function setUpOperator(app: TestApp): Promise<TestOperator> {
  const { email, key } = await addTestOperator(app);
  const begun = await app.call("v3/operator/setup/start", { method: "POST", body: { key } });
  const phone = new TOTP({ secret: begun.body.secret });
  const code = () => phone.generate({ timestamp: app.clock.now() });
  const body = { key, password: PASSWORD, code: code() };
  const answer = await app.call("v3/operator/setup", { method: "POST", body });
  app.clock.set(app.clock.now() + 30_000);
  const cookie = cookieOf(answer);
  return {
    email,
    recoveryCodes: answer.body.recovery_codes,
    code,
    cookie,
    call: (path, options = {}) =>
      app.call(`v3/operator/${path}`, { ...options, headers: { cookie, ...options.headers } }),
  };
}
