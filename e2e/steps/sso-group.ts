import type { Page } from "@playwright/test";
import { type OpenIdProvider, startOpenIdProvider } from "../../apps/server/src/testing/openid-provider.ts";
import { importGroup } from "./import-group.ts";

const SITE = `http://127.0.0.1:${process.env["E2E_PORT"]}`;
const SECRET = "between two machines";

/** Starts a real OpenID provider, and imports a group whose clients log in only there, as an operator would. */
export async function startSsoGroup(
  urlname: string,
  group: object = {},
  records: object = {},
): Promise<OpenIdProvider> {
  const client = { client_id: urlname, client_secret: SECRET };
  const provider = await startOpenIdProvider([
    {
      ...client,
      redirect_uris: [`${SITE}/${urlname}/sso/callback`],
      post_logout_redirect_uris: [`${SITE}/${urlname}/sso/logged_out`],
    },
  ]);
  const label = { fr: "Continuer avec mon compte citoyen", en: "Continue with my citizen account" };
  const sso = { ...client, issuer: provider.issuer, label };
  await importGroup(
    urlname,
    { name: "Mairie du Parc", rules: {}, sso_login_only: true, sso, ...group },
    records,
  );
  return provider;
}

/** Logs in on the provider's own pages. */
export async function logInAtProvider(page: Page, login: string): Promise<void> {
  await page.locator('[name="login"]').fill(login);
  await page.locator('[name="password"]').fill("any");
  await page.locator('[type="submit"]').click();
}
