import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";

/** One setting as `npm run config` shows it. */
export interface Setting {
  readonly name: string;
  /** undefined: the setting is not set, so its default applies. */
  readonly value: string | undefined;
  /** `environment`, or the path of the file that has the value. */
  readonly source: string | undefined;
}

export interface SettingSources {
  /** Returns the trimmed value of a setting; empty counts as unset. */
  readonly text: (name: string) => string | undefined;
  /** Returns all settings that were read so far, in the order of reading. */
  readonly list: () => Setting[];
  /** Returns the names in CONFIG_FILE that nothing has read. */
  readonly unread: () => string[];
  /** Files that cannot be read, and settings that are given twice. */
  readonly errors: readonly string[];
}

/**
 * Reads settings from the environment, then from the file that CONFIG_FILE names (`NAME=value` lines). In both, `NAME_FILE` names a
 * file whose content is the value, for secrets.
 */
export function readSources(environment: NodeJS.ProcessEnv): SettingSources {
  const errors: string[] = [];
  const settings = new Map<string, Setting>();
  const content = (name: string, path: string): string => {
    try {
      return readFileSync(path, "utf8");
    } catch (error) {
      errors.push(`${name} names ${path}, which cannot be read (${(error as NodeJS.ErrnoException).code})`);
      return "";
    }
  };
  const path = environment["CONFIG_FILE"]?.trim() || undefined;
  const file = path === undefined ? {} : parseEnv(content("CONFIG_FILE", path));
  const places = [
    { place: "environment", values: environment },
    { place: path ?? "", values: file },
  ];

  function find(name: string): Setting {
    for (const { place, values } of places) {
      const value = values[name]?.trim() || undefined;
      const secretFile = values[`${name}_FILE`]?.trim() || undefined;
      if (value !== undefined && secretFile !== undefined)
        errors.push(`${name} and ${name}_FILE are both set: keep one of them`);
      if (value !== undefined) return { name, value, source: place };
      if (secretFile !== undefined)
        return { name, value: content(`${name}_FILE`, secretFile).trim() || undefined, source: secretFile };
    }
    return { name, value: undefined, source: undefined };
  }

  return {
    errors,
    text(name) {
      const setting = settings.get(name) ?? find(name);
      settings.set(name, setting);
      return setting.value;
    },
    list: () => [...settings.values()],
    unread: () =>
      Object.keys(file).filter((name) => !settings.has(name) && !settings.has(name.replace(/_FILE$/, ""))),
  };
}

/** Whether the value may contain a password or is one. */
export function isSecret(name: string): boolean {
  return /_URL$|_TOKEN$|_SECRET$|_HEADERS$|_ENDPOINT$|^API_KEY$/.test(name);
}

/** Returns a line for each setting: its value without passwords, and where it comes from. */
export function describeSettings(settings: readonly Setting[]): string[] {
  const width = Math.max(...settings.map(({ name }) => name.length));
  return settings.map(({ name, value, source }) => {
    const shown = value === undefined ? "(default)" : isSecret(name) ? withoutPassword(value) : value;
    return `${name.padEnd(width)}  ${shown}${source === undefined ? "" : `  (${source})`}`;
  });
}

function withoutPassword(value: string): string {
  if (!URL.canParse(value)) return "(set)";
  const url = new URL(value);
  if (url.host === "") return "(set)";
  if (url.password !== "") url.password = "***";
  // Queries may contain passwords too.
  if (url.search !== "") url.search = "***";
  return url.href;
}
