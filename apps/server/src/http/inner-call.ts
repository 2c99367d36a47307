import type { FastifyInstance, FastifyRequest } from "fastify";

/** A call of v3 that is made for another request, as its caller. */
export interface InnerCall {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** The path without `/api/v3`; it may have a query. */
  readonly path: string;
  readonly body?: unknown;
  readonly idempotencyKey?: string | undefined;
  readonly ifMatch?: string | undefined;
}

export interface InnerAnswer {
  readonly status: number;
  /** The parsed JSON of the answer; a text, such as a calendar file, is a string. */
  readonly body: unknown;
}

/** Makes a call through its own route: gate, limits and checks are those of a call from outside. */
export async function makeInnerCall(
  app: FastifyInstance,
  request: FastifyRequest,
  { method, path, body, idempotencyKey, ifMatch }: InnerCall,
): Promise<InnerAnswer> {
  const address = new URL(`http://inner/api/v3${path}`);
  const outer = new URL(request.originalUrl, "http://outer").searchParams;
  for (const name of ["apikey", "token", "locale"]) {
    const value = outer.get(name);
    if (value !== null && !address.searchParams.has(name)) address.searchParams.set(name, value);
  }
  const { authorization, "accept-language": language } = request.headers;
  const reply = await app.inject({
    method,
    url: address.pathname + address.search,
    remoteAddress: request.ip,
    headers: {
      "x-request-id": request.id,
      ...(authorization !== undefined && { authorization }),
      ...(language !== undefined && { "accept-language": language }),
      ...(idempotencyKey !== undefined && { "idempotency-key": idempotencyKey }),
      ...(ifMatch !== undefined && { "if-match": ifMatch }),
    },
    ...(body !== undefined && { payload: body as object }),
  });
  const isJson = reply.headers["content-type"]?.toString().includes("json") ?? false;
  return { status: reply.statusCode, body: isJson ? reply.json<unknown>() : reply.payload };
}
