import type { RemoteCalendarName } from "@rendezvous/contract/office/connected-calendar-calls";
import { type CallInput, defineCall, type Refusal, refuse, reply } from "../../../http/call.ts";
import type { DavTask } from "../elsewhere/dav-conversation.ts";
import { readEnteredAddress } from "../elsewhere/source-address.ts";
import { listCalDavCalendars } from "./caldav.ts";
import { listGoogleCalendars } from "./providers/google.ts";
import { listMicrosoftCalendars } from "./providers/microsoft.ts";
import { createProviderApi } from "./providers/provider-api.ts";
import { fetchTokens, readState, sealGrant } from "./providers/provider-login.ts";
import { findProvider } from "./providers/providers.ts";
import { RemoteError } from "./remote-calendar.ts";
import { calendarLoginAddress } from "./serve-calendar-hooks.ts";

type Input = CallInput<"listRemoteCalendars">;
type Login = Input["body"]["login"];

/** Logs in at a calendar server, or ends a login on a provider's page. Stores nothing. */
export const listRemoteCalendars = defineCall("listRemoteCalendars", async (input) => {
  const { login } = input.body;
  try {
    return await ("code" in login ? listOfProvider(input, login) : listOfServer(input, login));
  } catch (error) {
    if (!(error instanceof RemoteError)) throw error;
    return reply({ failure: error.failure, remote_calendars: [], grant: null });
  }
});

function replyWith(calendars: RemoteCalendarName[], grant: string | null) {
  return reply({ failure: null, remote_calendars: calendars, grant });
}

async function listOfServer(
  { context, groupId }: Input,
  { address, ...login }: Exclude<Login, { code: string }>,
) {
  const { outgoing, isInsideAllowed, ...reader } = context.calendarReader;
  const converse = (task: DavTask) => reader.converse(groupId, task);
  const read = readEnteredAddress(toAddress(address), isInsideAllowed, "login.address");
  if (!read.ok) return read;
  return replyWith(await listCalDavCalendars(read.url.href, { outgoing, login, converse }), null);
}

/** The state names the professional who began the login, so that another person cannot make them connect a wrong calendar. */
async function listOfProvider(
  { context, groupId, session }: Input,
  { code, state }: Extract<Login, { code: string }>,
): Promise<ReturnType<typeof replyWith> | Refusal> {
  const { config, installation, clock, calendarReader } = context;
  const attempt = readState(state, installation.secret, clock.now());
  const provider = attempt && findProvider(config.calendarProviders, attempt.provider);
  const isTheirs = session.kind === "pro" && attempt?.proId === session.proId && attempt.groupId === groupId;
  if (!provider || !isTheirs)
    return refuse("bad_request", {
      fields: { "login.state": "expected the state of a login by the caller" },
    });
  const { outgoing } = calendarReader;
  const tokens = await fetchTokens(outgoing, provider, {
    grant_type: "authorization_code",
    code,
    code_verifier: attempt.verifier,
    redirect_uri: calendarLoginAddress(config.publicUrl),
  });
  if (tokens.refresh_token === undefined) throw new RemoteError("login");
  const api = createProviderApi(outgoing, () => Promise.resolve(tokens.access_token));
  const list = provider.name === "google" ? listGoogleCalendars : listMicrosoftCalendars;
  const { provider: name, proId } = attempt;
  const owner = { provider: name, groupId, proId };
  const grant = sealGrant(tokens.refresh_token, owner, installation.secret, clock.now());
  return replyWith(await list(api, provider.api), grant);
}

/** Providers name only their host. */
function toAddress(text: string): string {
  return /^[\w.-]+(:\d+)?(\/|$)/.test(text) ? `https://${text}` : text;
}
