import { spawn } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../../../scripts/free-port.ts";

/** A real calendar server, which a test talks to as another program would. The test stops it. */
export interface CalDavServer {
  readonly name: string;
  /** The address that somebody types to connect it. */
  readonly url: string;
  readonly login: { readonly username: string; readonly password: string };
  /** Makes an empty calendar for events, and returns its path. */
  makeCalendar(): Promise<string>;
  request(method: string, path: string, body?: string, headers?: Record<string, string>): Promise<Response>;
  stop(): Promise<void>;
}

const LOGIN = { username: "anna", password: "app-passw0rd" };

export async function startRadicale(): Promise<CalDavServer> {
  const folder = await mkdtemp(join(tmpdir(), "rendezvous-radicale-"));
  const [users, config, port] = [join(folder, "users"), join(folder, "config"), await freePort()];
  await writeFile(users, `${LOGIN.username}:${LOGIN.password}\n`);
  await writeFile(
    config,
    [
      `[server]\nhosts = 127.0.0.1:${port}`,
      `[auth]\ntype = htpasswd\nhtpasswd_filename = ${users}\nhtpasswd_encryption = plain\ndelay = 0`,
      `[storage]\nfilesystem_folder = ${join(folder, "data")}\n`,
    ].join("\n"),
  );
  return start("radicale", ["--config", config], { folder, port, home: "/anna/" });
}

/** Has no logins of its own: it accepts every one. */
export async function startXandikos(): Promise<CalDavServer> {
  const folder = await mkdtemp(join(tmpdir(), "rendezvous-xandikos-"));
  const port = await freePort();
  const listen = ["--listen-address", "127.0.0.1", "--port", String(port)];
  const options = ["--directory", join(folder, "data"), "--defaults", ...listen];
  return start("xandikos", options, { folder, port, home: "/user/calendars/" });
}

interface Started {
  readonly folder: string;
  readonly port: number;
  readonly home: string;
}

async function start(name: string, args: string[], { folder, port, home }: Started): Promise<CalDavServer> {
  const process = spawn(name, args, { stdio: "ignore" });
  let problem: Error | null = null;
  process.on("error", (error) => {
    problem = new Error(`${name} is missing: apt-get install radicale xandikos`, { cause: error });
  });
  let stopped: Promise<void> | undefined;
  const stop = () =>
    (stopped ??= (async () => {
      if (process.exitCode === null && process.pid !== undefined) {
        const ended = new Promise((resolve) => process.on("exit", resolve));
        process.kill("SIGKILL");
        await ended;
      }
      await rm(folder, { recursive: true, force: true });
    })());
  const url = `http://127.0.0.1:${port}`;
  const authorization = `Basic ${btoa(`${LOGIN.username}:${LOGIN.password}`)}`;
  const request: CalDavServer["request"] = (method, path, body, headers = {}) =>
    fetch(`${url}${path}`, {
      method,
      headers: { authorization, ...headers },
      ...(body !== undefined && { body }),
    });
  while (!(await isAnswering(url))) {
    if (problem) throw problem;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  let calendars = 0;
  const makeCalendar = async () => {
    const path = `${home}private-${++calendars}/`;
    const response = await request("MKCALENDAR", path, named(`Private ${calendars}`));
    if (!response.ok) throw new Error(`${name} makes no calendar: ${response.status}`);
    return path;
  };
  return { name, url, login: LOGIN, makeCalendar, request, stop };
}

function isAnswering(url: string): Promise<boolean> {
  return fetch(url, { redirect: "manual" }).then(
    () => true,
    () => false,
  );
}

function named(name: string): string {
  return `<?xml version="1.0"?><C:mkcalendar xmlns:D="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav"><D:set><D:prop>
    <D:displayname>${name}</D:displayname></D:prop></D:set></C:mkcalendar>`;
}
