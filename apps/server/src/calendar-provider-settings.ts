import type { ProviderClient, ProviderClients } from "./features/office/connected/providers/providers.ts";

interface Reader {
  readonly text: (name: string) => string | undefined;
  readonly webAddress: (name: string, example: string) => string | undefined;
  readonly errors: string[];
}

/** Reads the client ids and secrets that Google and Microsoft have given to this installation. */
export function readCalendarProviders({ text, webAddress, errors }: Reader): ProviderClients {
  const read = (name: string): ProviderClient | undefined => {
    const [clientId, clientSecret] = [text(`${name}_CLIENT_ID`), text(`${name}_CLIENT_SECRET`)];
    const url = webAddress(`${name}_URL`, "https://stand-in.example.org");
    if ((clientId === undefined) !== (clientSecret === undefined))
      errors.push(`${name}_CLIENT_ID and ${name}_CLIENT_SECRET belong together: set both or none`);
    return clientId === undefined || clientSecret === undefined ? undefined : { clientId, clientSecret, url };
  };
  const [google, microsoft] = [read("GOOGLE_CALENDAR"), read("MICROSOFT_CALENDAR")];
  return { ...(google && { google }), ...(microsoft && { microsoft }) };
}
