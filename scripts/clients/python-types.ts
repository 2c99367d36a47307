import { type ClientCall, type ClientDocument, nameOfReference, type Schema } from "./api-document.ts";

const HEAD = `"""Written by scripts/write-docs.ts from the contract."""\n\nfrom __future__ import annotations\n\n`;

/** Writes the types of the Python client, one for each record. Their names are as text, because records contain each other. */
export function writePythonTypes({ schemas }: ClientDocument): string {
  const records = schemas.map(([name, schema]) => {
    if (!schema.properties) return `${name} = ${typeOf(schema)}\n`;
    const { required = [] } = schema;
    const fields = Object.entries(schema.properties).map(([field, value]) => {
      const type = typeOf(value);
      const words = value.description ? `    # ${value.description.replaceAll("\n", " ")}\n` : "";
      return `${words}    ${JSON.stringify(field)}: ${required.includes(field) ? type : `NotRequired[${type}]`},\n`;
    });
    const write = (own: string): string => `${own} = TypedDict("${own}", {\n${fields.join("")}})\n`;
    // A TypedDict refuses further fields, such as those of a group's form.
    return schema.additionalProperties === true
      ? `${write(`_${name}`)}${name} = Union[_${name}, Dict[str, Any]]\n`
      : write(name);
  });
  return `${HEAD}from typing import Any, Dict, List, Literal, NotRequired, TypedDict, Union\n\n${records.join("\n")}`;
}

/** Writes a method for each call. */
export function writePythonCalls({ calls }: ClientDocument): string {
  const methods = calls.map(methodOf);
  return `${HEAD}from typing import Any, Dict, List, Literal, Mapping, Optional, Union\n\nfrom . import types\n\n
class Calls:
    """A method for each call; the names of parameters are those of the calls."""

    def _call(self, method: str, path: str, query: Mapping[str, Any], body: Any = None, headers: Optional[Mapping[str, Optional[str]]] = None) -> Any:
        raise NotImplementedError

${methods.join("\n")}`;
}

function methodOf({
  name,
  method,
  path,
  summary,
  inPath,
  inQuery,
  body,
  answer,
  creates,
  takesIfMatch,
}: ClientCall): string {
  const inOrder = [...inQuery].toSorted((one, other) => Number(other.required) - Number(one.required));
  const parameters = [
    "self",
    ...inPath.map((one) => `${one.name}: ${annotationOf(one.schema)}`),
    ...(body ? [`body: ${annotationOf(body)}`] : []),
    "*",
    ...inOrder.map(({ name: own, required, schema }) =>
      required
        ? `${identifier(own)}: ${annotationOf(schema)}`
        : `${identifier(own)}: Optional[${annotationOf(schema)}] = None`,
    ),
    ...(creates ? ["idempotency_key: Optional[str] = None"] : []),
    ...(takesIfMatch ? ["if_match: Optional[str] = None"] : []),
    "query: Mapping[str, Any] = {}",
  ];
  const query = inQuery.map(({ name: own }) => `"${own}": ${identifier(own)}`);
  const headers = [
    ...(creates ? ['"Idempotency-Key": idempotency_key'] : []),
    ...(takesIfMatch ? ['"If-Match": if_match'] : []),
  ];
  const filled = inPath.length > 0 ? `f"${path}"` : `"${path}"`;
  return `    def ${toSnake(name)}(${parameters.join(", ")}) -> ${answer ? annotationOf(answer) : "bytes"}:
        """${summary.replaceAll('"', "'")}."""
        return self._call("${method}", ${filled}, {${[...query, "**query"].join(", ")}}, ${body ? "body" : "None"}, {${headers.join(", ")}})
`;
}

/** `from` and \`class\` are words of the language. */
function identifier(name: string): string {
  return name === "from" || name === "class" ? `${name}_` : name;
}

function toSnake(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** Returns the type within calls.py, where records are in `types`. */
function annotationOf(schema: Schema): string {
  return typeOf(schema, (name) => `types.${name}`);
}

type Naming = (record: string) => string;

/** The names in types.py are texts, because records contain each other. */
const asText: Naming = (name) => `"${name}"`;

function typeOf(schema: Schema, naming: Naming = asText): string {
  if (schema.$ref !== undefined) return naming(nameOfReference(schema));
  const members = schema.anyOf ?? schema.oneOf;
  if (members) return unionOf(members.map((member) => typeOf(member, naming)));
  if (schema.const !== undefined) return literal([schema.const]);
  if (schema.enum) return literal(schema.enum);
  const types = schema.type === undefined ? [] : [schema.type].flat();
  return types.length === 0 ? "Any" : unionOf(types.map((type) => plainTypeOf(type, schema, naming)));
}

function unionOf(types: readonly string[]): string {
  const unique = [...new Set(types)];
  return unique.length === 1 ? unique[0]! : `Union[${unique.join(", ")}]`;
}

function literal(values: readonly unknown[]): string {
  const shown = values.map((value) =>
    value === null ? "None" : value === true ? "True" : value === false ? "False" : JSON.stringify(value),
  );
  return `Literal[${shown.join(", ")}]`;
}

function plainTypeOf(type: string, { items, additionalProperties }: Schema, naming: Naming): string {
  switch (type) {
    case "integer":
      return "int";
    case "number":
      return "float";
    case "boolean":
      return "bool";
    case "null":
      return "None";
    case "array":
      return `List[${items ? typeOf(items, naming) : "Any"}]`;
    case "object":
      return `Dict[str, ${typeof additionalProperties === "object" ? typeOf(additionalProperties, naming) : "Any"}]`;
    default:
      return "str";
  }
}
