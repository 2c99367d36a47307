import { defineCall, refuse, reply } from "../../../http/call.ts";
import { startProviderLogin } from "./providers/provider-login.ts";
import { findProvider } from "./providers/providers.ts";
import { calendarLoginAddress } from "./serve-calendar-hooks.ts";

/** Returns the provider's login page, which leads back to the day. */
export const startCalendarLogin = defineCall("startCalendarLogin", ({ context, groupId, session, body }) => {
  const { config, installation, clock } = context;
  const provider = findProvider(config.calendarProviders, body.login.provider);
  if (!provider || session.kind !== "pro")
    return Promise.resolve(
      refuse("bad_request", {
        fields: { "login.provider": "expected one with which the installation is registered" },
      }),
    );
  const owner = { provider: provider.name, groupId, proId: session.proId };
  const redirectUri = calendarLoginAddress(config.publicUrl);
  const setting = { secret: installation.secret, redirectUri, nowMs: clock.now() };
  return Promise.resolve(reply({ url: startProviderLogin(provider, owner, setting) }));
});
