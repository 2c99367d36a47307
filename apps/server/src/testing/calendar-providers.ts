import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** An event in the format of a provider's API. */
// oxlint-disable-next-line typescript/no-explicit-any
export type ProviderEvent = any;

/** A double of a provider, written from its public reference: its login page, its tokens, and one calendar. */
export interface ProviderDouble {
  readonly url: string;
  readonly events: Map<string, ProviderEvent>;
  /** Bodies of requests for notifications. */
  readonly hooks: ProviderEvent[];
  readonly requests: string[];
  /** Enters or changes an event, as its owner does. */
  save(id: string, event: ProviderEvent): void;
  delete(id: string): void;
  /** Invalidates the sync tokens and delta links issued so far. */
  endTokens(): void;
  /** Withdraws the owner's consent. */
  withdraw(): void;
  /** Makes the next login return this code, and expects the challenge of the login address. */
  consent(loginUrl: string): { code: string; state: string };
  stop(): Promise<void>;
}

interface Call {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingMessage["headers"];
  readonly body: ProviderEvent;
}

interface Reply {
  readonly status: number;
  readonly body?: ProviderEvent;
}

/** Changes in their order. A page has two events, so that every list has several pages. */
class Store {
  readonly events = new Map<string, ProviderEvent>();
  readonly versions = new Map<string, number>();
  version = 1;
  oldest = 0;

  save(id: string, event: ProviderEvent): ProviderEvent {
    this.version += 1;
    this.versions.set(id, this.version);
    this.events.set(id, { ...event, id });
    return this.events.get(id);
  }

  etagOf(id: string): string {
    return `"${this.versions.get(id)}"`;
  }

  since(version: number): string[] {
    return [...this.versions].filter(([, at]) => at > version).map(([id]) => id);
  }
}

const PAGE = 2;
const text = JSON.stringify;

async function startDouble(
  answer: (call: Call, store: Store, double: ProviderDouble) => Reply,
): Promise<ProviderDouble> {
  const store = new Store();
  const codes = new Map<string, { challenge: string; redirect: string }>();
  let refreshToken = "refresh-1";
  let isWithdrawn = false;
  const giveTokens = (form: URLSearchParams): Reply => {
    const code = codes.get(form.get("code") ?? "");
    const challenge = createHash("sha256")
      .update(form.get("code_verifier") ?? "")
      .digest("base64url");
    const isCode = code?.challenge === challenge && code.redirect === form.get("redirect_uri");
    const isRefresh = form.get("refresh_token") === refreshToken && !isWithdrawn;
    const isClient = form.get("client_id") === "client" && form.get("client_secret") === "client-secret";
    if (!isClient || !(form.get("grant_type") === "refresh_token" ? isRefresh : isCode))
      return { status: 400, body: { error: "invalid_grant" } };
    codes.delete(form.get("code") ?? "");
    refreshToken = `refresh-${Number(refreshToken.slice(8)) + 1}`;
    return { status: 200, body: { access_token: "access", expires_in: 3600, refresh_token: refreshToken } };
  };
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      const { method = "GET", headers } = request;
      const url = new URL(request.url ?? "/", double.url);
      double.requests.push(`${method} ${url.pathname}`);
      const bodyText = Buffer.concat(parts).toString();
      const isAllowed = headers.authorization === "Bearer access" && !isWithdrawn;
      const call = { method, path: decodeURIComponent(url.pathname), query: url.searchParams, headers };
      const reply =
        url.pathname === "/token"
          ? giveTokens(new URLSearchParams(bodyText))
          : isAllowed
            ? answer({ ...call, body: bodyText === "" ? null : JSON.parse(bodyText) }, store, double)
            : { status: 401 };
      response.writeHead(reply.status, { "content-type": "application/json" });
      response.end(reply.body === undefined ? undefined : text(reply.body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const double: ProviderDouble = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    events: store.events,
    hooks: [],
    requests: [],
    save: (id, event) => void store.save(id, event),
    delete(id) {
      store.save(id, { ...store.events.get(id), isDeleted: true });
    },
    endTokens() {
      store.oldest = store.version + 1;
      store.version += 1;
    },
    withdraw() {
      isWithdrawn = true;
    },
    consent(loginUrl) {
      const query = new URL(loginUrl).searchParams;
      if (query.get("client_id") !== "client" || query.get("code_challenge_method") !== "S256")
        throw new Error(`not a login: ${loginUrl}`);
      const code = `code-${codes.size}`;
      const [challenge, redirect] = [query.get("code_challenge") ?? "", query.get("redirect_uri") ?? ""];
      codes.set(code, { challenge, redirect });
      return { code, state: query.get("state") ?? "" };
    },
    stop() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return double;
}

/** Google Calendar, version 3: https://developers.google.com/workspace/calendar/api/v3/reference */
export function startGoogle(): Promise<ProviderDouble> {
  return startDouble(({ method, path, query, headers, body }, store, double) => {
    const wire = (id: string) => {
      const { isDeleted, ...event } = store.events.get(id);
      return { ...event, status: isDeleted ? "cancelled" : "confirmed", etag: store.etagOf(id) };
    };
    if (path === "/api/users/me/calendarList")
      return { status: 200, body: { items: [{ id: "anna@example.org", summary: "Anna" }] } };
    const [, rest = ""] = /^\/api\/calendars\/anna@example\.org\/events(.*)$/.exec(path) ?? [];
    if (rest === "/watch") {
      double.hooks.push(body);
      return { status: 200, body: { kind: "api#channel", id: body.id, expiration: String(body.expiration) } };
    }
    const id = rest.slice(1);
    if (id === "" && method === "POST") {
      const newId = `g${store.version}`;
      store.save(newId, body);
      return { status: 200, body: wire(newId) };
    }
    if (id === "") return listGoogle(query, store, wire);
    if (!store.events.has(id)) return { status: 404 };
    if (store.events.get(id).isDeleted) return { status: method === "DELETE" ? 410 : 403 };
    if (headers["if-match"] !== undefined && headers["if-match"] !== store.etagOf(id)) return { status: 412 };
    if (method === "DELETE") return double.delete(id), { status: 204 };
    store.save(id, body);
    return { status: 200, body: wire(id) };
  });
}

function listGoogle(query: URLSearchParams, store: Store, wire: (id: string) => ProviderEvent): Reply {
  const token = query.get("syncToken");
  const property = query.get("privateExtendedProperty");
  // According to the reference, these parameters may not be combined with a sync token.
  if (token !== null && ["timeMin", "timeMax", "privateExtendedProperty"].some((name) => query.has(name)))
    return { status: 400 };
  if (token !== null && Number(token) < store.oldest) return { status: 410 };
  const overlaps = ({ start, end }: ProviderEvent) =>
    Date.parse(start.dateTime ?? start.date) < Date.parse(query.get("timeMax") ?? "9999-12-31") &&
    Date.parse(end.dateTime ?? end.date) > Date.parse(query.get("timeMin") ?? "0001-01-01");
  const ids = token === null ? [...store.events.keys()] : store.since(Number(token));
  const events = ids
    .map(wire)
    .filter((event) => token !== null || (event.status !== "cancelled" && overlaps(event)))
    .filter(
      ({ extendedProperties }) =>
        property === null || `rendezvous=${extendedProperties?.private?.rendezvous}` === property,
    );
  const at = Number(query.get("pageToken") ?? 0);
  const isLast = at + PAGE >= events.length;
  const next = isLast ? { nextSyncToken: String(store.version) } : { nextPageToken: String(at + PAGE) };
  return { status: 200, body: { items: events.slice(at, at + PAGE), ...next } };
}

/** Microsoft Graph, version 1.0: https://learn.microsoft.com/graph/api/event-delta */
export function startMicrosoft(): Promise<ProviderDouble> {
  return startDouble(({ method, path, query, headers, body }, store, double) => {
    const wire = (id: string) => {
      const { singleValueExtendedProperties: _, ...event } = store.events.get(id);
      return { ...event, "@odata.etag": store.etagOf(id), iCalUId: id };
    };
    if (path === "/api/me/calendars")
      return {
        status: 200,
        body: {
          value: [
            { id: "AAMk=", name: "Anna", canEdit: true },
            { id: "B", canEdit: false },
          ],
        },
      };
    if (path === "/api/subscriptions") {
      double.hooks.push(body);
      return { status: 201, body: { id: "subscription" } };
    }
    const [, rest = ""] = /^\/api\/me\/calendars\/AAMk=\/(.*)$/.exec(path) ?? [];
    if (rest === "calendarView/delta") return listDelta(query, store, double.url, wire);
    if (rest === "events" && method === "POST") {
      const same = [...store.events.values()].find(
        ({ transactionId }) => transactionId === body.transactionId,
      );
      if (same && !same.isDeleted) return { status: 409 };
      const newId = `AAMkEvent${store.version}=`;
      store.save(newId, {
        ...body,
        start: { dateTime: `${body.start.dateTime}.0000000` },
        end: { dateTime: `${body.end.dateTime}.0000000` },
      });
      return { status: 201, body: wire(newId) };
    }
    if (rest === "events") {
      const [, uid] = /ep\/value eq '([^']*)'\)$/.exec(query.get("$filter") ?? "") ?? [];
      const matches = [...store.events.values()].filter(
        (event) => !event.isDeleted && event.singleValueExtendedProperties?.[0].value === uid,
      );
      return { status: 200, body: { value: matches.map(({ id }) => wire(id)) } };
    }
    const id = rest.replace(/^events\//, "");
    if (!store.events.has(id) || store.events.get(id).isDeleted) return { status: 404 };
    if (headers["if-match"] !== undefined && headers["if-match"] !== store.etagOf(id)) return { status: 412 };
    if (method === "DELETE") return double.delete(id), { status: 204 };
    store.save(id, { ...store.events.get(id), ...body });
    return { status: 200, body: wire(id) };
  });
}

function listDelta(
  query: URLSearchParams,
  store: Store,
  url: string,
  wire: (id: string) => ProviderEvent,
): Reply {
  const from = query.get("$deltatoken");
  const [skip = "0", since = "0"] = (query.get("$skiptoken") ?? `0.${from ?? 0}`).split(".");
  if (from !== null && Number(from) < store.oldest) return { status: 410 };
  if (Number(since) === 0 && query.get("$skiptoken") === null && !query.has("startDateTime"))
    return { status: 400 };
  const changes = store
    .since(Number(since))
    .filter((id) => Number(since) > 0 || !store.events.get(id).isDeleted)
    .map((id) => (store.events.get(id).isDeleted ? { id, "@removed": { reason: "deleted" } } : wire(id)));
  const at = Number(skip);
  const link = (name: string, value: string) =>
    `${url}/api/me/calendars/${encodeURIComponent("AAMk=")}/calendarView/delta?${new URLSearchParams({ [name]: value }).toString()}`;
  const next =
    at + PAGE >= changes.length
      ? { "@odata.deltaLink": link("$deltatoken", String(store.version)) }
      : { "@odata.nextLink": link("$skiptoken", `${at + PAGE}.${since}`) };
  return { status: 200, body: { value: changes.slice(at, at + PAGE), ...next } };
}
