import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

/** The folders in which the library stores the texts of one component, one file for each locale. */
const TABLE = /react-(?:aria|stately)[\\/].*[\\/](\w+)[\\/]intlStrings\.mjs$/;
const LOCALE_FILE = /"([^"]+\/(([a-z]{2})-[A-Z]{2})\.mjs)"/g;

/**
 * React Aria contains texts in 34 languages; only those of our languages are shipped. For a language that it lacks it would throw
 * in the browser, so the build fails until we translate these texts ourselves, in `{own}/{language}/react-aria/{part}.ts`.
 */
export function ariaLanguages(languages: readonly string[], own: string): Plugin {
  return {
    name: "aria-languages",
    apply: "build",
    async transform(code, id) {
      const part = TABLE.exec(id)?.[1];
      if (part === undefined) return null;
      const files = [...code.matchAll(LOCALE_FILE)].map(([, file = "", locale = "", language = ""]) => ({
        file: join(dirname(id), file),
        name: "default",
        locale,
        language,
      }));
      const english = files.find(({ language }) => language === "en");
      const shipped = files.filter(({ language }) => languages.includes(language));
      for (const language of languages) {
        if (files.some((one) => one.language === language)) continue;
        const file = join(own, language, "react-aria", `${part}.ts`);
        const missing = await missingIn(file, english?.file ?? "");
        if (missing.length > 0)
          this.error(
            `React Aria's ${part} does not speak "${language}": write ${missing.join(", ")} in ${file}`,
          );
        shipped.push({ file, name: "strings", locale: language, language });
      }
      const imports = shipped.map(
        ({ file, name }, at) => `import { ${name} as strings${at} } from ${JSON.stringify(file)};`,
      );
      const table = shipped.map(({ locale }, at) => `"${locale}": strings${at}`);
      return { code: `${imports.join("\n")}\nexport default { ${table.join(", ")} };`, map: null };
    },
  };
}

/** Returns the keys that the library has in English and our file lacks. */
async function missingIn(ours: string, english: string): Promise<string[]> {
  const written = existsSync(ours) ? ((await import(ours)) as { strings: object }).strings : {};
  return Object.keys(((await import(english)) as { default: object }).default).filter(
    (key) => !(key in written),
  );
}
