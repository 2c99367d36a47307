import { expect, request as requests } from "@playwright/test";
import { type OtherClient } from "./other-client.ts";

/** A professional's program, which calls one of the servers. */
export interface Desk {
  call<Answer>(method: "POST" | "PUT", path: string, data: object): Promise<Answer>;
  close(): Promise<void>;
}

export async function openDesk(
  baseURL: string,
  { apiKey, group }: OtherClient,
  { email, password }: { email: string; password: string },
): Promise<Desk> {
  const api = await requests.newContext({ baseURL });
  let token = "";
  async function call<Answer>(method: "POST" | "PUT", path: string, data: object): Promise<Answer> {
    const answer = await api.fetch(`/api/v3/${path}?apikey=${apiKey}&token=${token}&locale=fr`, {
      method,
      data,
    });
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()) as Answer;
  }
  const account = { email, password, group_id: group.id };
  ({ account_token: token } = await call<{ account_token: string }>("POST", "sessions/login", { account }));
  return { call, close: () => api.dispose() };
}
