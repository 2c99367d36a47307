import { execFileSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = fileURLToPath(new URL("../..", import.meta.url));

const DAY_MS = 86_400_000;

const RELEASE_HERE = /^VERSION_CODENAME=(\w+)$/m.exec(readFileSync("/etc/os-release", "utf8"))![1]!;
/** The release of the tests: this machine's, or the one that is named, such as trixie. */
const RELEASE = process.env["DEBIAN_RELEASE"] ?? RELEASE_HERE;

/** Returns a tar file with a small Debian of the release, from this machine's sources, at most a day old. */
export function debianBase(): string {
  const folder = join(ROOT, "node_modules/.cache/rendezvous");
  const file = join(folder, `debian-${RELEASE}.tar`);
  if (existsSync(file) && Date.now() - statSync(file).mtimeMs < DAY_MS) return file;
  mkdirSync(folder, { recursive: true });
  // As in the usual small images: no documentation, and no usrmerge, which would bring all of Perl.
  const excludes = ["doc", "info", "locale", "man"].map(
    (name) => `--dpkgopt=path-exclude=/usr/share/${name}/*`,
  );
  const options = [...excludes, "--dpkgopt=force-unsafe-io"];
  const PIN = `printf 'Package: usrmerge\\nPin: version *\\nPin-Priority: -1\\n' > "$1/etc/apt/preferences.d/no-usrmerge"`;
  const hooks = ["--hook-dir=/usr/share/mmdebstrap/hooks/merged-usr", `--setup-hook=${PIN}`];
  run(
    "mmdebstrap",
    "--quiet",
    "--variant=minbase",
    ...options,
    ...hooks,
    RELEASE,
    `${file}.new.tar`,
    ...aptSources(folder),
  );
  renameSync(`${file}.new.tar`, file);
  return file;
}

/** Returns copies of this machine's lists of sources that name the release. */
function aptSources(copies: string): string[] {
  const folder = "/etc/apt/sources.list.d";
  const files = readdirSync(folder).map((name) => join(folder, name));
  return ["/etc/apt/sources.list", ...files]
    .filter((file) => /\.(list|sources)$/.test(file) && existsSync(file))
    .map((file) => ({ file, text: readFileSync(file, "utf8") }))
    .filter(({ text }) => text.includes("debian"))
    .map(({ file, text }) => {
      const copy = join(copies, basename(file));
      writeFileSync(copy, text.replaceAll(RELEASE_HERE, RELEASE));
      return copy;
    });
}

/** Unpacks a tar file, and installs packages into it. */
export function unpackDebian(folder: string, ...packages: string[]): void {
  run("tar", "-C", folder, "-xf", debianBase());
  run("cp", "-L", "/etc/resolv.conf", join(folder, "etc/resolv.conf"));
  const apt = ["chroot", folder, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-q"] as const;
  run(...apt, "update");
  run(...apt, "install", "-y", "--no-install-recommends", ...packages);
  run(...apt, "clean");
}

/** Runs a program and returns what it printed; throws with that when it fails. */
export function run(program: string, ...args: string[]): string {
  return execFileSync(program, args, {
    cwd: ROOT,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
    maxBuffer: 2 ** 26,
  });
}

/** Returns the package in dist/, or in another folder, where `npm run deb` has built it. */
export function builtPackage(folder = join(ROOT, "dist")): string {
  return join(folder, readdirSync(folder).find((name) => name.endsWith(".deb"))!);
}
