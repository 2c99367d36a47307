import { type Logger, pino } from "pino";

export type Log = Logger;

/** Parameters whose values tell nothing about a person and open nothing; all others are logged as `***`. */
const HARMLESS = new Set(
  `calendar_id calendar_ids calendarset_id calendarset_ids dir end field from group_id intervention_id intervention_ids
  interventionset_id interventionset_ids locale min_capacity nDays op pack_id promotions resource_id results sort start
  startIndex time_format`.split(/\s+/),
);

const PLAIN_NAME = /^[a-z_]{1,24}(?:(?:\[|%5B)\w{0,24}(?:\]|%5D))*$/i;

/** The url as it may be logged: tokens, keys, names and searches do not show. */
export function redactUrl(url: string): string {
  const at = url.indexOf("?");
  if (at < 0) return url;
  const parts = url
    .slice(at + 1)
    .split("&")
    .map((part) => {
      const name = part.split("=", 1)[0]!;
      const last = name
        .replaceAll(/%5B|%5D/gi, "|")
        .replaceAll(/[[\]]/g, "|")
        .split("|")
        .findLast((word) => !/^\d*$/.test(word));
      if (last !== undefined && HARMLESS.has(last)) return part;
      // Where a name should stand, a token may: only short plain names are logged.
      return PLAIN_NAME.test(name) ? `${name}=***` : "***";
    });
  return `${url.slice(0, at)}?${parts.join("&")}`;
}

/** Lines of JSON on stdout, or wherever `destination` leads. Headers and bodies are never logged. */
export function createLog(level: string, destination?: { write(line: string): void }): Log {
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime };
  return destination ? pino(options, destination) : pino(options);
}
