import { spawn, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import { run, unpackDebian } from "./debian.ts";

export interface Machine {
  /** The folder of its root. */
  readonly folder: string;
  /** Runs a program in it as root; returns what it printed, and throws when it fails. */
  run(program: string, ...args: string[]): string;
  /** Runs a program that may fail. */
  try(program: string, ...args: string[]): { status: number | null; output: string };
  /** Copies a file or folder into its /srv, and returns the path there. */
  put(path: string): string;
  /** Stops it and removes its folder. */
  remove(): Promise<void>;
}

/** Boots a Debian with systemd in a container of systemd-nspawn, which shares the network of this machine. */
export async function bootMachine(): Promise<Machine> {
  const folder = mkdtempSync("/var/tmp/rendezvous-machine-");
  unpackDebian(folder, "systemd-sysv");
  const name = basename(folder);
  const args = ["--quiet", "--register=no", "--keep-unit", "--boot", `--machine=${name}`, "-D", folder];
  const container = spawn("systemd-nspawn", args, { stdio: "ignore" });
  const ended = new Promise((resolve) => container.once("exit", resolve));
  const init = await waitFor(() => {
    if (container.exitCode !== null) throw new Error(`systemd-nspawn ended with ${container.exitCode}`);
    const children = readFileSync(`/proc/${container.pid}/task/${container.pid}/children`, "utf8");
    return children.trim().split(" ")[0] || undefined;
  });
  const enter = ["--target", init, "--mount", "--uts", "--ipc", "--pid", "--root", "--", "env", "--chdir=/"];
  const tryProgram = (...command: string[]) => {
    const { status, stdout, stderr } = spawnSync("nsenter", [...enter, ...command], { encoding: "utf8" });
    return { status, output: stdout + stderr };
  };
  const isUp = () => /running|degraded/.test(tryProgram("systemctl", "is-system-running").output);
  await waitFor(() => isUp() || undefined);
  return {
    folder,
    run: (...command) => run("nsenter", ...enter, ...command),
    try: tryProgram,
    put(path) {
      const place = join("/srv", basename(path));
      cpSync(path, join(folder, place), { recursive: true });
      return place;
    },
    async remove() {
      tryProgram("systemctl", "--no-block", "poweroff");
      const late = setTimeout(() => container.kill("SIGKILL"), 30_000);
      await ended;
      clearTimeout(late);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Looks every fifth of a second, for two minutes at most. */
export async function waitFor<Found>(
  look: () => Found | undefined | Promise<Found | undefined>,
): Promise<Found> {
  for (const giveUpAt = Date.now() + 120_000; Date.now() < giveUpAt; ) {
    const found = await look();
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`Waited in vain for ${look.toString()}`);
}
