// npm run deb [-- FOLDER]: builds rendezvous_VERSION_ARCHITECTURE.deb for Debian and Ubuntu in dist/, or in FOLDER. The same commit
// gives the same bytes.
import { spawnSync } from "node:child_process";
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
} from "node:fs";
import { realpathSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, relative, resolve } from "node:path";
import { ensureWebBuilt } from "./build-web.mjs";
import { ROOT, ensureInstalled, fail, npm } from "./launch.mjs";
import { ensureStrip } from "./programs.mjs";

const { version } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
const ARCHITECTURE = { x64: "amd64", arm64: "arm64" }[process.arch];
const NODE = join(ROOT, `node_modules/node-linux-${process.arch}`);
const FOLDER = resolve(ROOT, process.argv[2] ?? "dist");

/** Files of the dependencies that only their developers read. */
const FOR_DEVELOPERS = /\.(map|d\.[cm]?ts|a)$|\.md$(?<!licen[cs]e\.md)|\/(tests?|bench(marks?)?|docs)$/i;
const FOR_TESTS = /\/testing$|\.test\.ts$/;
/** The server imports the modules beside this folder; CommonJS programs read the 10 MB in it. */
const FOR_COMMONJS = /\/astronomia\/lib$/;
/** Packages with types only, and an optional companion of a dependency that is here for the checks. */
const FOR_CHECKS = /\/node_modules\/(@types|typescript|@typescript|undici-types)(\/|$)/;

if (process.platform !== "linux" || !ARCHITECTURE || spawnSync("dpkg-deb", ["--version"]).status !== 0)
  fail("This needs Debian or Ubuntu on x64 or arm64.");
ensureInstalled();
ensureStrip();
ensureWebBuilt();
process.umask(0o022);
const tree = mkdtempSync(join(tmpdir(), "rendezvous-deb-"));
try {
  const home = join(tree, "usr/lib/rendezvous");
  copyProduct(home);
  copyDependencies(home);
  copyNode(home);
  linkLibraries(home);
  copySystemFiles();
  writeControl();
  pack();
} finally {
  rmSync(tree, { recursive: true });
}

function copyProduct(home) {
  for (const room of [
    "apps/server",
    ...readdirSync(join(ROOT, "packages")).map((name) => `packages/${name}`),
  ])
    for (const part of ["package.json", "src", "migrations", "trades"])
      if (existsSync(join(ROOT, room, part)))
        cpSync(join(ROOT, room, part), join(home, room, part), {
          recursive: true,
          filter: (path) => !FOR_TESTS.test(path),
        });
  for (const folder of ["apps/web/dist", "monitoring"])
    cpSync(join(ROOT, folder), join(home, folder), { recursive: true });
}

/** Copies what npm installed for the server, so that the package has the versions of the tests. */
function copyDependencies(home) {
  const { status, stdout, stderr } = npm(
    ["ls", "--parseable", "--all", "--omit=dev", "--workspace=@rendezvous/server"],
    { stdio: "pipe", encoding: "utf8" },
  );
  if (status !== 0) fail(`npm ls failed:\n${stderr}`);
  const packages = stdout
    .split("\n")
    .filter((path) => path.includes("/node_modules/") && !FOR_CHECKS.test(path));
  for (const path of packages)
    cpSync(path, join(home, relative(ROOT, path)), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (file) =>
        file === path ||
        !(basename(file) === "node_modules" || FOR_DEVELOPERS.test(file) || FOR_COMMONJS.test(file)),
    });
}

function copyNode(home) {
  const program = join(home, "node");
  cpSync(realpathSync(join(NODE, "bin/node")), program);
  run("strip", "--strip-unneeded", program);
}

/** The embedded PostgreSQL links its libraries when it is first used; nothing can do so once the package is installed. */
function linkLibraries(home) {
  const module = join(home, "packages/embedded-postgres/src/binaries.ts");
  run(
    join(home, "node"),
    "-e",
    `import(${JSON.stringify(module)}).then((it) => it.findBinaries(undefined, "/"))`,
  );
}

function copySystemFiles() {
  cpSync(join(ROOT, "packaging/root"), tree, { recursive: true });
  const pages = join(tree, "usr/share/doc/rendezvous");
  for (const page of ["README.md", "CHANGELOG.md"]) cpSync(join(ROOT, page), join(pages, page));
  cpSync(join(ROOT, "docs/operating"), join(pages, "operating"), { recursive: true });
  cpSync(join(ROOT, "packaging/debian/copyright"), join(pages, "copyright"));
  cpSync(join(NODE, "LICENSE"), join(pages, "LICENSE.node"));
}

function writeControl() {
  const names = readdirSync(tree, { recursive: true });
  let kilobytes = 0;
  for (const name of names) {
    const entry = lstatSync(join(tree, name));
    if (entry.isSymbolicLink()) continue;
    kilobytes += Math.ceil(entry.size / 1024);
    chmodSync(join(tree, name), entry.isDirectory() || entry.mode & 0o100 ? 0o755 : 0o644);
  }
  chmodSync(tree, 0o755);
  const control = join(tree, "DEBIAN");
  mkdirSync(control);
  for (const name of ["conffiles", "postinst", "prerm", "postrm"]) {
    cpSync(join(ROOT, "packaging/debian", name), join(control, name));
    chmodSync(join(control, name), name === "conffiles" ? 0o644 : 0o755);
  }
  const text = readFileSync(join(ROOT, "packaging/debian/control"), "utf8")
    .replace("@VERSION@", version)
    .replace("@ARCHITECTURE@", ARCHITECTURE)
    .replace("@SIZE@", String(kilobytes));
  writeFileSync(join(control, "control"), text);
}

/** The folder holds one package, so that an image has this one. */
function pack() {
  mkdirSync(FOLDER, { recursive: true });
  for (const name of readdirSync(FOLDER)) if (name.endsWith(".deb")) rmSync(join(FOLDER, name));
  const file = join(FOLDER, `rendezvous_${version}_${ARCHITECTURE}.deb`);
  const { stdout } = spawnSync("git", ["log", "-1", "--format=%ct"], { cwd: ROOT, encoding: "utf8" });
  process.env["SOURCE_DATE_EPOCH"] ||= stdout?.trim() || "0";
  // xz makes it a fifth smaller in twelve times the time.
  run("dpkg-deb", "--root-owner-group", "-Zzstd", "-z10", "--build", tree, file);
  console.log(`${relative(process.cwd(), file)}: ${Math.round(statSync(file).size / 1e6)} MB`);
}

function run(program, ...args) {
  const { status, error } = spawnSync(program, args, { stdio: ["ignore", "ignore", "inherit"] });
  if (status !== 0) throw new Error(`${basename(program)} failed${error ? `: ${error.message}` : ""}`);
}
