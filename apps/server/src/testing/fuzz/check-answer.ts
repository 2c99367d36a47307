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
  readonly #ajv = new Ajv2020({ strict: false, allErrors: false, validateSchema: false });
  readonly #validators = new Map<string, ValidateFunction>();

  constructor(document: OpenApi) {
    (addFormats as unknown as (ajv: Ajv2020) => void)(this.#ajv);
    this.#ajv.addSchema(document, "openapi");
  }

  /** Returns why an answer is none of the document's, otherwise undefined. A status counts only if the call itself declares it. */
  faultOf(call: DescribedCall, { status, headers, text }: ReceivedAnswer): string | undefined {
    const response = call.responses[String(status)];
    if (!response) return `the status ${status} is not declared`;
    if (status === 304) return text === "" ? undefined : "the 304 has a body";
    const declared = Object.keys(response.content ?? {});
    const type = (headers.get("content-type") ?? "none").split(";")[0]!;
    if (!declared.includes(type)) return `the type ${type} is not declared, but ${declared.join(" ")}`;
    if (type !== "application/json") return undefined;
    return this.#faultOfJson(call, status, text) ?? faultOfCode(response.description ?? "", status, text);
  }

  #faultOfJson(call: DescribedCall, status: number, text: string): string | undefined {
    const place = [
      "paths",
      call.path,
      call.method,
      "responses",
      status,
      "content",
      "application/json",
      "schema",
    ];
    const pointer = place.map((part) =>
      encodeURIComponent(String(part).replaceAll("~", "~0").replaceAll("/", "~1")),
    );
    const $ref = `openapi#/${pointer.join("/")}`;
    const validate = this.#validators.get($ref) ?? this.#ajv.compile({ $ref });
    this.#validators.set($ref, validate);
    if (validate(JSON.parse(text))) return undefined;
    return this.#ajv.errorsText(validate.errors);
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
