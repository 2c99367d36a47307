import { isCode, isTest, type Problem, type SourceFile, withoutComments } from "./source-file.ts";

/** Participles that say what happened to a thing and not what it is (CONTRIBUTING.md, "Names"). */
const PARTICIPLES =
  "asked|known|kept|told|seen|deed|standing|wished|wanted|noted|meant|laid|spoken|doing|given|said|gone|within";
/** Not a property or an object's key: those may be names of the wire format. */
const NAMED_BY_PARTICIPLE = new RegExp(`(?<![.\\w$'-])(?:${PARTICIPLES})(?![\\w$'-]|\\??\\s*:)`);
/** A function does something, so its name is a verb or says what it returns. */
const FUNCTION_NAMED_BY_PARTICIPLE = /function\*? (?!embed\b)([a-z]+(?:ed|own))\b[<(]/;
const TEXTS = /"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`|\/(?![*/\s])(?:[^/\\\n]|\\.)+\/[a-z]*/g;
/** Comments that begin so hide their subject, and have to be read twice. */
const RIDDLE =
  /(?:\/\/|\/\*\*?|^\s*\*) ((?:What|Whoever|Whatever|Of such|Of a|So many|As much|Nobody|Somebody|As before|Or) [^\n]{0,40})/m;

/** Checks that names and comments are plain. */
export function checkPlainWords(files: SourceFile[]): Problem[] {
  return files.filter(({ path }) => isCode(path) && !isLanguage(path)).flatMap(checkFile);
}

/** The keys of phrases are names of what a screen says. */
function isLanguage(path: string): boolean {
  return path.startsWith("packages/phrases/src/languages/");
}

function checkFile({ path, text }: SourceFile): Problem[] {
  const code = withoutComments(text)
    .replace(/\s\/\/ .*$/gm, "")
    .replace(TEXTS, "");
  const name = NAMED_BY_PARTICIPLE.exec(code)?.[0];
  const called =
    isTest(path) || !/^(apps|packages)\//.test(path)
      ? undefined
      : FUNCTION_NAMED_BY_PARTICIPLE.exec(code)?.[1];
  const opening = RIDDLE.exec(text)?.[1];
  return [
    ...(name ? [`names something "${name}": say what it is, such as request, row, answer, recipients`] : []),
    ...(called ? [`has a function "${called}": begin its name with a verb, or say what it returns`] : []),
    ...(opening ? [`has a comment "${opening.trim()}...": begin with its subject and a verb`] : []),
  ].map((message) => ({ path, message }));
}
