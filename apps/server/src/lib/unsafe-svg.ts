import { Parser } from "htmlparser2";

/** Elements that run code, load files, or make a short SVG take minutes to draw. */
const REFUSED_ELEMENTS = /^(?:script|foreignobject|iframe|embed|object|style|image|filter|fe[a-z]+|pattern)$/;

/** The largest width, height or side of a viewBox; drawing programs use tenths of millimetres of a sheet of paper. */
const MAX_SIDE = 100_000;

/** librsvg also supports other encodings, in which these checks would find nothing. */
const ENCODINGS = /^<\?xml[^>]*encoding\s*=\s*["'](?:utf-8|us-ascii|iso-8859-1)["']/i;

/**
 * Returns the unsafe content of an SVG, as a text; null when it is safe to show and draw. An SVG opened directly could run
 * scripts and call other servers, and drawing one could take hours.
 */
export function findUnsafeSvg(text: string): string | null {
  if (/<!doctype|<!entity|<\?xml-/i.test(text)) return "scripts, styles and references to elsewhere";
  if (/^<\?xml[^>]*encoding/i.test(text.trimStart()) && !ENCODINGS.test(text.trimStart()))
    return "other encodings than UTF-8";
  let problem: string | null = null;
  /** The ids of the open elements. */
  const openIds: string[] = [];
  const idsAroundUses = new Set<string>();
  const usedIds = new Set<string>();

  const parser = new Parser(
    {
      onopentag(fullName, attributes) {
        const name = localNameOf(fullName);
        openIds.push(attributes["id"] ?? "");
        if (REFUSED_ELEMENTS.test(name)) problem ??= `<${name}>`;
        for (const [fullAttribute, value] of Object.entries(attributes))
          problem ??= findUnsafeAttribute(localNameOf(fullAttribute), value);
        if (name === "svg" || name === "symbol") problem ??= findHugeSide(attributes);
        if (name !== "use") return;
        for (const id of openIds) idsAroundUses.add(id);
        for (const [attribute, value] of Object.entries(attributes))
          if (localNameOf(attribute) === "href") usedIds.add(value.trim().slice(1));
      },
      onclosetag() {
        openIds.pop();
      },
    },
    { xmlMode: true },
  );
  parser.end(text);
  idsAroundUses.delete("");
  if ([...usedIds].some((id) => idsAroundUses.has(id))) problem ??= "<use> of what holds a <use>";
  return problem;
}

/** Returns a name without its namespace prefix, because a prefix can stand for any namespace. */
function localNameOf(name: string): string {
  return name.slice(name.indexOf(":") + 1).toLowerCase();
}

function findUnsafeAttribute(name: string, value: string): string | null {
  if (name.startsWith("on") || /javascript:/i.test(value)) return "scripts";
  if ((name === "href" || name === "src") && !/^\s*#/.test(value)) return "references to elsewhere";
  if (/url\((?!\s*["']?#)/i.test(value)) return "references to elsewhere";
  // A CSS escape could spell any of these words.
  if (name === "filter" || (name === "style" && /filter|\\/i.test(value))) return "filters";
  return null;
}

function findHugeSide(attributes: Readonly<Record<string, string>>): string | null {
  const sides = [attributes["width"], attributes["height"], ...(attributes["viewBox"] ?? "").split(/[\s,]+/)];
  return sides.some((side) => Math.abs(Number.parseFloat(side ?? "")) > MAX_SIDE)
    ? `a width, height or viewBox of more than ${MAX_SIDE}`
    : null;
}
