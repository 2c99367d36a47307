/** The settings of the network for identity documents (France Titres); each half works without the other. */
export interface AntsSettings {
  /** The token with which the national search authenticates; undefined: its calls do not exist. */
  readonly hubToken: string | undefined;
  /** The national register of appointments; undefined: it is neither asked nor told anything. */
  readonly register: { readonly url: string; readonly token: string } | undefined;
}

interface Reader {
  readonly text: (name: string) => string | undefined;
  readonly address: (name: string, schemes: string[], example: string) => string | undefined;
  readonly matching: (name: string, pattern: RegExp, expected: string) => string | undefined;
  readonly errors: string[];
}

const TOKEN = /^[\x21-\x7E]{16,}$/;
const TOKEN_TEXT = "16 or more characters of ASCII, no spaces";

export function readAnts({ address, matching, errors }: Reader): AntsSettings {
  const hubToken = matching("ANTS_HUB_TOKEN", TOKEN, TOKEN_TEXT);
  const url = address("ANTS_REGISTER_URL", ["http:", "https:"], "https://register.example.org/api");
  const token = matching("ANTS_REGISTER_TOKEN", TOKEN, TOKEN_TEXT);
  if ((url === undefined) !== (token === undefined))
    errors.push("ANTS_REGISTER_URL and ANTS_REGISTER_TOKEN belong together: set both or none");
  const register =
    url === undefined || token === undefined ? undefined : { url: url.replace(/\/+$/, ""), token };
  return { hubToken, register };
}
