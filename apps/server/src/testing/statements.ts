import { globSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import ts from "typescript";

const SOURCE = join(import.meta.dirname, "..");

/** A call of `query` in the product. */
export interface Statement {
  /** The place in the source: `lib/clock.ts:12`. */
  readonly place: string;
  /** Its file with its name or, without one, the first line of its source. */
  readonly title: string;
  /** Undefined when functions assemble the text. */
  readonly text: string | undefined;
  /** The row type; undefined when the caller reads no rows. */
  readonly row: readonly Field[] | undefined;
}

export interface Field {
  readonly name: string;
  /** `number`, `string[]`, `Date` and so on; `json` for other objects and for mixtures. */
  readonly family: string;
  readonly isNullable: boolean;
  readonly isOptional: boolean;
}

/** Returns all calls of the driver's `query`, found by its type. */
export function listStatements(): Statement[] {
  const files = globSync("**/*.ts", { cwd: SOURCE })
    .filter((file) => !/^testing\/|\.test\.ts$/.test(file))
    .map((file) => join(SOURCE, file))
    .filter((file) => readFileSync(file, "utf8").includes("query"));
  const config = join(SOURCE, "../../../tsconfig.json");
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => {} };
  const { options } = ts.getParsedCommandLineOfConfigFile(config, {}, host)!;
  const program = ts.createProgram(files, options);
  return files.flatMap((file) => statementsOf(program.getSourceFile(file)!, program.getTypeChecker()));
}

function statementsOf(file: ts.SourceFile, checker: ts.TypeChecker): Statement[] {
  const statements: Statement[] = [];
  const visit = (node: ts.Node): void => {
    node.forEachChild(visit);
    if (!ts.isIdentifier(node) || node.text !== "query" || !isOfDriver(node, checker)) return;
    const call = ts.isPropertyAccessExpression(node.parent) ? node.parent.parent : undefined;
    const isCall = call && ts.isCallExpression(call) && call.expression === node.parent;
    const argument = isCall ? call.arguments[0] : undefined;
    const path = relative(SOURCE, file.fileName);
    const line = file.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    const row = isCall && call.typeArguments?.[0];
    statements.push({
      place: `${path}:${line}`,
      title: `${path}: ${nameOf(argument ?? node.parent)}`,
      text: argument && textOf(argument, checker),
      row: row ? fieldsOf(checker.getTypeFromTypeNode(row), checker) : undefined,
    });
  };
  visit(file);
  return statements;
}

function nameOf(argument: ts.Node): string {
  const properties = ts.isObjectLiteralExpression(argument) ? argument.properties : [];
  const name = properties.find((one) => one.name?.getText() === "name");
  const text = name && ts.isPropertyAssignment(name) ? name.initializer : argument;
  return text.getText().split("\n", 1).join("");
}

function isOfDriver(node: ts.Node, checker: ts.TypeChecker): boolean {
  const [declaration] = checker.getSymbolAtLocation(node)?.declarations ?? [];
  return declaration?.getSourceFile().fileName.includes("/@types/pg/") ?? false;
}

function textOf(argument: ts.Expression, checker: ts.TypeChecker): string | undefined {
  const text = checker.getPropertyOfType(checker.getTypeAtLocation(argument), "text")?.valueDeclaration;
  if (text && ts.isPropertyAssignment(text)) return fold(text.initializer, checker);
  return fold(argument, checker);
}

type Values = ReadonlyMap<ts.Symbol, string | undefined>;

/** Returns the value of a text made of constants and of functions that only insert texts. */
function fold(node: ts.Expression, checker: ts.TypeChecker, values: Values = new Map()): string | undefined {
  if (ts.isStringLiteralLike(node) || ts.isNumericLiteral(node)) return node.text;
  if (ts.isAsExpression(node)) return fold(node.expression, checker, values);
  if (ts.isTemplateExpression(node)) {
    const parts = node.templateSpans.map(({ expression, literal }) => {
      const part = fold(expression, checker, values);
      return part === undefined ? undefined : part + literal.text;
    });
    return parts.includes(undefined) ? undefined : node.head.text + parts.join("");
  }
  const name = ts.isCallExpression(node) ? node.expression : node;
  if (!ts.isIdentifier(name)) return undefined;
  const symbol = originOf(checker.getSymbolAtLocation(name), checker);
  const declaration = symbol?.valueDeclaration;
  if (!symbol || !declaration) return undefined;
  if (ts.isCallExpression(node)) return foldCall(node, declaration, checker, values);
  if (values.has(symbol)) return values.get(symbol);
  const isConstant =
    ts.isVariableDeclaration(declaration) && ts.getCombinedNodeFlags(declaration) & ts.NodeFlags.Const;
  return isConstant && declaration.initializer ? fold(declaration.initializer, checker, values) : undefined;
}

function foldCall(
  call: ts.CallExpression,
  declaration: ts.Declaration,
  checker: ts.TypeChecker,
  values: Values,
): string | undefined {
  const callee = ts.isVariableDeclaration(declaration) ? declaration.initializer : declaration;
  if (!callee || !(ts.isArrowFunction(callee) || ts.isFunctionDeclaration(callee))) return undefined;
  const [only, ...others] = callee.body && ts.isBlock(callee.body) ? callee.body.statements : [];
  const isShort = only && ts.isReturnStatement(only) && others.length === 0;
  const result = isShort ? only.expression : callee.body;
  if (!result || ts.isBlock(result)) return undefined;
  const parameters = callee.parameters.map(({ name, initializer }, index) => {
    const argument = call.arguments[index] ?? initializer;
    return [checker.getSymbolAtLocation(name)!, argument && fold(argument, checker, values)] as const;
  });
  return fold(result, checker, new Map(parameters));
}

function originOf(symbol: ts.Symbol | undefined, checker: ts.TypeChecker): ts.Symbol | undefined {
  return symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

function fieldsOf(row: ts.Type, checker: ts.TypeChecker): Field[] {
  return checker.getPropertiesOfType(row).map((property) => {
    const type = checker.getTypeOfSymbol(property);
    const has = (flag: ts.TypeFlags) =>
      (type.isUnion() ? type.types : [type]).some(({ flags }) => flags & flag);
    return {
      name: property.name,
      family: familyOf(type, checker),
      isNullable: has(ts.TypeFlags.Null),
      isOptional: has(ts.TypeFlags.Undefined),
    };
  });
}

function familyOf(nullable: ts.Type, checker: ts.TypeChecker): string {
  const type = checker.getNonNullableType(nullable);
  if (type.flags & ts.TypeFlags.NumberLike) return "number";
  if (type.flags & ts.TypeFlags.StringLike) return "string";
  if (type.flags & ts.TypeFlags.BooleanLike) return "boolean";
  const name = type.getSymbol()?.name ?? "";
  if (/^(Date|Buffer)$/.test(name)) return name;
  if (/^(Readonly)?Array$/.test(name))
    return `${familyOf(checker.getTypeArguments(type as ts.TypeReference)[0]!, checker)}[]`;
  if (!type.isUnionOrIntersection()) return "json";
  const families = type.types.map((one) => familyOf(one, checker));
  // A branded number is an intersection of number and an object.
  if (type.isIntersection()) return families.find((one) => one !== "json") ?? "json";
  return families.every((one) => one === families[0]) ? families[0]! : "json";
}
