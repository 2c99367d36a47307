// Plain JavaScript for any version of Node, because it runs before the packages are installed.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = fileURLToPath(new URL("..", import.meta.url));
const BIN = join(ROOT, "node_modules", ".bin");
/** A start takes a quarter less processor time when Node finds its files compiled. */
const COMPILED = join(ROOT, "node_modules", ".cache", "node");

/** Installs the packages of package-lock.json unless exactly these are already installed. */
export function ensureInstalled() {
  if (isInstalled()) return;
  console.log("Installing packages (npm ci) ...");
  const { status } = npm(["ci", "--no-audit", "--no-fund", "--loglevel=error"]);
  if (status !== 0) fail("npm ci failed; its message is above.");
}

function isInstalled() {
  const locked = readLock(join(ROOT, "package-lock.json"));
  const present = readLock(join(ROOT, "node_modules", ".package-lock.json"));
  if (!locked || !present) return false;
  return Object.entries(locked).every(([path, { version, optional, link }]) => {
    if (!path.startsWith("node_modules/")) return true;
    // npm links the repository's own packages.
    if (link) return existsSync(join(ROOT, path));
    const file = present[path];
    return file ? file.version === version : optional === true || locked[path].peer === true;
  });
}

function readLock(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8")).packages;
  } catch {
    return undefined;
  }
}

/** Runs npm and waits for its end; if npm started this script, uses the same npm. */
export function npm(args, options = {}) {
  return spawnSync(...npmCommand(args, { stdio: "inherit", ...options }));
}

/** Returns the arguments of `spawn` or `spawnSync` that run npm. */
export function npmCommand(args, options = {}) {
  const cli = process.env["npm_execpath"];
  const common = { cwd: ROOT, ...options };
  if (!cli) return ["npm", args, { ...common, shell: process.platform === "win32" }];
  return [process.env["npm_node_execpath"] ?? process.execPath, [cli, ...args], common];
}

/** Returns the Node that runs the product: the installed Node 24, or the machine's if there is none for this platform. */
export function findNode() {
  const installed = join(BIN, process.platform === "win32" ? "node.exe" : "node");
  if (existsSync(installed)) return installed;
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major > 22 || (major === 22 && minor >= 18)) return process.execPath;
  return fail(`This needs Node 22.18 or newer, and this is Node ${process.versions.node}. Install Node 24.`);
}

/** Returns the environment of every program started from here: installed programs come first. */
export function environment(extra = {}) {
  return { ...process.env, PATH: `${BIN}${delimiter}${process.env["PATH"] ?? ""}`, ...extra };
}

/**
 * Starts Node on a script, forwards signals to it, and returns its exit code once it has ended. The script gets `disconnect` if
 * this process is killed.
 */
export function start(args, { env = {}, cwd = ROOT } = {}) {
  const child = spawn(findNode(), args, {
    cwd,
    env: environment({ NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"] ?? COMPILED, ...env }),
    stdio: ["inherit", "inherit", "inherit", "ipc"],
  });
  const stop = (signal) => {
    // A terminal sends Ctrl-C to the child too.
    if (signal !== "SIGINT" || !process.stdin.isTTY) child.kill(signal);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, stop);
  const ended = new Promise((resolve) => {
    child.once("error", (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.once("exit", (code, signal) =>
      resolve(code ?? (signal === "SIGINT" || signal === "SIGTERM" ? 0 : 1)),
    );
  });
  return { child, ended };
}

export function fail(message) {
  console.error(`\n${message}`);
  process.exit(1);
}
