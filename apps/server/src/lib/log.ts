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
  const cached = redacted.get(url);
  if (cached !== undefined) return cached;
  const harmless = redact(url, at);
  // What holds a token is not kept, not even to be left out.
  if (url.length <= 500 && !/token|hold=|%/i.test(url)) {
    if (redacted.size >= 1000) redacted.clear();
    redacted.set(url, harmless);
  }
  return harmless;
}

// The same addresses come again and again.
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
      // Where a name should stand, a token may: only short plain names are logged.
      return PLAIN_NAME.test(name) ? `${name}=***` : "***";
    });
  return `${url.slice(0, at)}?${parts.join("&")}`;
}

const BUFFER_CHARACTERS = 8192;
const FLUSH_MS = 100;

interface Destination {
  write(line: string): void;
}

/** A write for each line, or to measure each, would cost as much as answering: lines wait for company, but never long. */
function bufferedStdout(): Destination & { flush(done: () => void): void; flushSync(): void } {
  const stdout = pino.destination({ dest: 1, sync: true });
  let waiting = "";
  const flush = (): void => {
    if (waiting !== "") stdout.write(waiting);
    waiting = "";
  };
  const flushSync = (): void => {
    flush();
    stdout.flushSync();
  };
  setInterval(flush, FLUSH_MS).unref();
  process.on("exit", flushSync);
  return {
    write(line) {
      waiting += line;
      if (waiting.length >= BUFFER_CHARACTERS) flush();
    },
    // Asked for before something else is written.
    flush(done) {
      flushSync();
      done();
    },
    // Asked for after a line that may be the last one.
    flushSync,
  };
}

let stamped = 0;
let stamp = "";

// Many lines are of one millisecond, and writing a date costs a third of a line.
function isoTime(): string {
  const now = Date.now();
  if (now !== stamped) {
    stamped = now;
    stamp = `,"time":"${new Date(now).toISOString()}"`;
  }
  return stamp;
}

/** Lines of JSON on stdout, or wherever `destination` leads. Headers and bodies are never logged. */
export function createLog(level: string, destination?: Destination): Log {
  const options = { level, base: null, timestamp: isoTime };
  return pino(options, destination ?? bufferedStdout());
}

/** Mail servers repeat the address in what they say. */
export function withoutAddresses(text: string): string {
  return text.replaceAll(/[^\s@<>:/]+@[^\s@<>:/]+/g, "***");
}
