import addFormats from "ajv-formats";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import type { DescribedCall, OpenApi } from "./operations.ts";

export interface ReceivedAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** Compares answers with the document. */
export class AnswerCheck {
  readonly #ajv = new Ajv2020({ strict: false, validateSchema: false, inlineRefs: false });
  readonly #validators = new Map<string, ValidateFunction>();

  constructor(document: OpenApi) {
    (addFormats as unknown as (ajv: Ajv2020) => void)(this.#ajv);
    this.#ajv.addSchema(document, "openapi");
  }

  /** Returns why an answer does not match the document; undefined if it matches. The call itself must declare the status. */
  faultOf(call: DescribedCall, { status, headers, text }: ReceivedAnswer): string | undefined {
    const response = call.responses[String(status)];
    if (!response) return `the status ${status} is not declared`;
    if (status === 304) return text === "" ? undefined : "the 304 has a body";
    const type = (headers.get("content-type") ?? "none").split(";")[0]!;
    const content = response.content?.[type];
    if (!content) return `the type ${type} is not declared`;
    if (type !== "application/json") return undefined;
    return this.#faultOfJson(content.schema, text) ?? faultOfCode(response.description ?? "", status, text);
  }

  #faultOfJson(schema: unknown, text: string): string | undefined {
    // Many answers have the same schema, which is compiled once.
    const absolute = JSON.stringify(schema).replaceAll('"#/', '"openapi#/');
    const validate = this.#validators.get(absolute) ?? this.#ajv.compile(JSON.parse(absolute) as object);
    this.#validators.set(absolute, validate);
    return validate(JSON.parse(text)) ? undefined : this.#ajv.errorsText(validate.errors);
  }
}

/** A refusal's description lists the codes that the call may have with this status. */
function faultOfCode(description: string, status: number, text: string): string | undefined {
  if (status < 400) return undefined;
  const body = JSON.parse(text) as { message?: string } | { error: string }[];
  const message = Array.isArray(body) ? undefined : body.message;
  const numbers = Array.isArray(body)
    ? (body as unknown as { code: number }[]).map(({ code }) => `(${code})`)
    : [];
  const codes = [
    ...numbers,
    ...(message === undefined || message === "Invalid calendar" ? [] : [`\`${message}\``]),
  ];
  const missing = codes.find((code) => !description.includes(code));
  return missing === undefined ? undefined : `the code ${missing} is not declared for ${status}`;
}
