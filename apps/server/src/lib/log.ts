import { type Logger, pino } from "pino";
import { traceFields } from "./tracing/tracing.ts";

export type Log = Logger;

/** Parameters whose values reveal nothing about a person and grant no access; all others are logged as `***`. */
const HARMLESS = new Set(
  `calendar_id calendar_ids calendarset_id calendarset_ids dir end field from group_id intervention_id intervention_ids
  interventionset_id interventionset_ids locale min_capacity nDays op pack_id promotions resource_id results sort start
  startIndex time_format`.split(/\s+/),
);

const PLAIN_NAME = /^[a-z_]{1,24}(?:(?:\[|%5B)\w{0,24}(?:\]|%5D))*$/i;

/** Returns the url for the log, without tokens, keys, names and search texts. */
export function redactUrl(url: string): string {
  // Their token is in the path.
  const [, secretPath] = /^(\/(?:feeds|calendar_hooks)\/)/i.exec(url) ?? [];
  if (secretPath !== undefined) return `${secretPath.toLowerCase()}***`;
  const at = url.indexOf("?");
  if (at < 0) return url;
  const cached = redacted.get(url);
  if (cached !== undefined) return cached;
  const harmless = redact(url, at);
  // A url with a token is never cached, not even as the key of its redacted form.
  if (url.length <= 500 && !/token|hold=|%/i.test(url)) {
    if (redacted.size >= 1000) redacted.clear();
    redacted.set(url, harmless);
  }
  return harmless;
}

// Redacted urls are cached, because most requests repeat a few urls.
const redacted = new Map<string, string>();

function redact(url: string, at: number): string {
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
      // A parameter's name may be a token by mistake, so only short plain names are logged.
      return PLAIN_NAME.test(name) ? `${name}=***` : "***";
    });
  return `${url.slice(0, at)}?${parts.join("&")}`;
}

const BUFFER_CHARACTERS = 8192;
const FLUSH_MS = 100;
/** The characters of lines that no disk takes; later ones are lost. */
const WAITING_AT_MOST = 1_000_000;

interface Destination {
  write(line: string): void;
}

/**
 * A write for each line would cost as much as answering, so lines are buffered, but only briefly. Where the disk of the log is
 * full, the lines wait in memory and the server goes on.
 */
function bufferedStdout(): Destination & { flush(done: () => void): void; flushSync(): void } {
  const stdout = pino.destination({ dest: 1, sync: true, maxLength: WAITING_AT_MOST });
  stdout.on("error", () => {});
  let waiting = "";
  // Writes at once. The stream's own `flushSync` would try for ever on a full disk.
  const flush = (): void => {
    if (waiting !== "") stdout.write(waiting);
    waiting = "";
  };
  setInterval(flush, FLUSH_MS).unref();
  process.on("exit", flush);
  return {
    write(line) {
      waiting += line;
      if (waiting.length >= BUFFER_CHARACTERS) flush();
    },
    // Writes the buffered lines; called before other code writes to stdout.
    flush(done) {
      flush();
      done();
    },
    // Writes the buffered lines; called after a line that may be the last one.
    flushSync: flush,
  };
}

let stamped = 0;
let stamp = "";

// Cached, because many lines are of the same millisecond, and formatting a date takes a third of a line's time.
function isoTime(): string {
  const now = Date.now();
  if (now !== stamped) {
    stamped = now;
    stamp = `,"time":"${new Date(now).toISOString()}"`;
  }
  return stamp;
}

/** Returns a log with JSON lines on stdout, or on `destination`. Headers and bodies are never logged. */
export function createLog(level: string, destination?: Destination): Log {
  const options = { level, base: null, timestamp: isoTime, mixin: traceFields };
  return pino(options, destination ?? bufferedStdout());
}

/** Mail servers repeat the address in their messages. */
export function withoutAddresses(text: string): string {
  return text.replaceAll(/[^\s@<>:/]+@[^\s@<>:/]+/g, "***");
}
