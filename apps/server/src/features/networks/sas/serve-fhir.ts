import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Context } from "../../../http/context.ts";
import { toAddressKey } from "../../../http/find-caller.ts";
import { readJson } from "../../../http/input/read-json-bodies.ts";
import { DATA_POLICY } from "../../../http/output/security-headers.ts";
import { FHIR_TYPE, type Problem, problem, problemOfStatus, toOutcome } from "./fhir.ts";
import { findSlots } from "./find-slots.ts";
import { readIdentifier, readRegulator } from "./read-regulator.ts";
import { readSlotQuery } from "./read-slot-query.ts";
import { saveRegulator } from "./save-regulator.ts";

type Identifier = ReturnType<typeof readIdentifier>;

/**
 * Serves the calls of the platform. The proxy, at which mTLS ends, writes the name of the caller's certificate into a header: that
 * name is the only proof.
 */
export function serveFhir(app: FastifyInstance, context: Context): void {
  const { callers } = context.config.sas;
  if (!callers) return;
  void app.register(async (scope) => {
    scope.addContentTypeParser(
      ["application/fhir+json", "application/json+fhir"],
      { parseAs: "buffer" },
      (_request, body: Buffer, done) => {
        const read = readJson(body);
        if (read.ok) done(null, read.value);
        else done(Object.assign(new Error(read.text), { statusCode: 400 }));
      },
    );
    scope.addHook("onRequest", async (request, response) => {
      response.headers({ "content-security-policy": DATA_POLICY, "cache-control": "no-store" });
      const wait = context.readLimiter?.take(`page ${toAddressKey(request.ip)}`) ?? 0;
      if (wait > 0) return sendThrottled(response, wait, "too many calls from this address");
      const name = request.headers[callers.header];
      if (name === undefined || name === "")
        return sendProblem(response, problem("login", "the call comes without a certificate"));
      if (!callers.names.includes(String(name)))
        return sendProblem(response, problem("forbidden", "this certificate may not call"));
      return undefined;
    });
    scope.setErrorHandler<FastifyError>((error, _request, response) => {
      const status = error.statusCode ?? 500;
      if (status >= 500) context.logFailure(error, "a call of the platform for regulators failed");
      return sendProblem(
        response,
        problemOfStatus(status, status >= 500 ? "try again later" : error.message),
      );
    });
    scope.get("/fhir/Slot", async (request, response) => {
      const url = urlOf(request, context);
      const read = readSlotQuery(url.searchParams);
      if (!read.ok) return sendProblem(response, read);
      // The platform's searches run one after another, and in turn with the long ones of visitors.
      const turn = context.longSearches.take("sas", () => findSlots(context, read.query, url.href));
      if (turn) return response.type(FHIR_TYPE).send(await turn);
      return sendThrottled(response, 2, "too many searches at once");
    });
    scope.all("/fhir/*", (_request, response) =>
      sendProblem(
        response,
        problem("not-found", "there are GET Slot, POST Practitioner and PUT Practitioner"),
      ),
    );
    scope.post("/fhir/Practitioner", (request, response) => save(context, request, response, null));
    scope.put("/fhir/Practitioner", async (request, response) => {
      const identifier = readIdentifier(urlOf(request, context).searchParams.get("identifier") ?? "");
      if (identifier === null)
        return sendProblem(response, problem("invalid", "identifier must be SYSTEM|VALUE of a regulator"));
      return save(context, request, response, identifier);
    });
  });
}

/** Creates the regulator, or changes the one with the identifier. */
async function save(
  context: Context,
  { body }: FastifyRequest,
  response: FastifyReply,
  identifier: Identifier,
): Promise<FastifyReply> {
  const read = readRegulator(body);
  const saved = read.ok ? await saveRegulator(context, read.regulator, identifier) : read;
  if (!saved.ok) return sendProblem(response, saved);
  return response
    .status(saved.isNew ? 201 : 200)
    .header("location", `${context.config.publicUrl}/fhir/Practitioner/${saved.id}`)
    .type(FHIR_TYPE)
    .send({ ...(body as object), id: String(saved.id) });
}

function urlOf({ originalUrl }: FastifyRequest, { config }: Context): URL {
  return new URL(originalUrl, config.publicUrl);
}

function sendThrottled(response: FastifyReply, seconds: number, text: string): FastifyReply {
  return sendProblem(response.header("retry-after", String(seconds)), problem("throttled", text));
}

function sendProblem(response: FastifyReply, problem: Problem): FastifyReply {
  const { status, body } = toOutcome(problem);
  return response.status(status).type(FHIR_TYPE).send(body);
}
