import type { SourceKind } from "@rendezvous/contract/office/busy-source-calls";

/** A provider whose calendars are connected by its own login page (OAuth 2.0). */
export type ProviderName = Exclude<SourceKind, "address" | "caldav">;

/** The settings of an installation that is registered with a provider. */
export interface ProviderClient {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Stands in for the provider's addresses, in tests; undefined: the provider's own. */
  readonly url: string | undefined;
}

export interface Provider extends ProviderClient {
  readonly name: ProviderName;
  readonly authorize: string;
  readonly token: string;
  /** The address below which its calendars are. */
  readonly api: string;
  readonly scope: string;
  /** Further parameters of its login page. */
  readonly parameters: Readonly<Record<string, string>>;
}

const MICROSOFT = "https://login.microsoftonline.com/common/oauth2/v2.0";

const PROVIDERS: Record<ProviderName, Omit<Provider, keyof ProviderClient | "name">> = {
  google: {
    authorize: "https://accounts.google.com/o/oauth2/v2/auth",
    token: "https://oauth2.googleapis.com/token",
    api: "https://www.googleapis.com/calendar/v3",
    scope:
      "https://www.googleapis.com/auth/calendar.events https://www.googleapis.com/auth/calendar.calendarlist.readonly",
    // Google gives a refresh token only then.
    parameters: { access_type: "offline", prompt: "consent" },
  },
  microsoft: {
    authorize: `${MICROSOFT}/authorize`,
    token: `${MICROSOFT}/token`,
    api: "https://graph.microsoft.com/v1.0",
    scope: "offline_access https://graph.microsoft.com/Calendars.ReadWrite",
    parameters: { prompt: "select_account" },
  },
};

export type ProviderClients = Readonly<Partial<Record<ProviderName, ProviderClient>>>;

/** Returns null for a provider that the installation is not registered with. */
export function findProvider(clients: ProviderClients, name: ProviderName): Provider | null {
  const client = clients[name];
  if (!client) return null;
  const { url } = client;
  const addresses =
    url === undefined ? {} : { authorize: `${url}/authorize`, token: `${url}/token`, api: `${url}/api` };
  return { name, ...client, ...PROVIDERS[name], ...addresses };
}
