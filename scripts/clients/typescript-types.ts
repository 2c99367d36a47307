import { type ClientCall, type ClientDocument, nameOfReference, type Schema } from "./api-document.ts";

/** Writes the types of the TypeScript client: a type for each record, and the parts of each call by its route. */
export function writeTypeScript({ schemas, calls }: ClientDocument): string {
  const records = schemas.map(([name, schema]) => `export type ${name} = ${typeOf(schema, "")};\n`);
  const routes = calls.map(
    (call) => `  /** ${call.summary}. */\n  "${call.method} ${call.path}": ${partsOf(call)};\n`,
  );
  return `// Written by scripts/write-docs.ts from the contract.\n\n${records.join("\n")}\nexport interface Calls {\n${routes.join("")}}\n`;
}

function partsOf({ inPath, inQuery, takesLists, body, answer, creates, takesIfMatch }: ClientCall): string {
  const path = inPath.map(({ name, schema }) => `${name}: ${typeOf(schema, "")}`);
  const query = inQuery.map(
    ({ name, required, schema }) => `${JSON.stringify(name)}${required ? "" : "?"}: ${typeOf(schema, "")}`,
  );
  if (takesLists) query.push("[part: `${string}[${number}]${string}`]: string | number");
  const parts = [
    ...(path.length > 0 ? [`path: { ${path.join("; ")} }`] : []),
    `query${inQuery.some(({ required }) => required) ? "" : "?"}: { ${query.join("; ")} }`,
    ...(body ? [`body: ${typeOf(body, "")}`] : []),
    ...(creates ? ["idempotencyKey?: string"] : []),
    ...(takesIfMatch ? ["ifMatch?: string"] : []),
  ];
  return `{ parts: { ${parts.join("; ")} }; answer: ${answer ? typeOf(answer, "") : "Blob"} }`;
}

function typeOf(schema: Schema, indent: string): string {
  if (schema.$ref !== undefined) return nameOfReference(schema);
  const members = schema.anyOf ?? schema.oneOf;
  if (members) return [...new Set(members.map((member) => typeOf(member, indent)))].join(" | ");
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  const types = schema.type === undefined ? [] : [schema.type].flat();
  if (types.length === 0) return "unknown";
  return types.map((type) => plainTypeOf(type, schema, indent)).join(" | ");
}

function plainTypeOf(type: string, schema: Schema, indent: string): string {
  switch (type) {
    case "integer":
    case "number":
      return "number";
    case "array":
      return schema.items ? `(${typeOf(schema.items, indent)})[]` : "unknown[]";
    case "object":
      return schema.properties ? recordOf(schema, indent) : `Record<string, ${valueOf(schema)}>`;
    default:
      return type;
  }
}

function recordOf({ properties = {}, required = [], additionalProperties }: Schema, indent: string): string {
  const deeper = `${indent}  `;
  const fields = Object.entries(properties).map(
    ([name, field]) =>
      `${deeper}/** ${(field.description ?? "").replaceAll("*/", "")} */\n${deeper}${JSON.stringify(name)}${required.includes(name) ? "" : "?"}: ${typeOf(field, deeper)};\n`,
  );
  const others = additionalProperties === true ? `${deeper}[further: string]: unknown;\n` : "";
  return `{\n${fields.join("")}${others}${indent}}`;
}

function valueOf({ additionalProperties }: Schema): string {
  return typeof additionalProperties === "object" ? typeOf(additionalProperties, "") : "unknown";
}
