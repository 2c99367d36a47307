import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { debianBase, run } from "./debian.ts";

export interface Podman {
  /** Runs podman with images, containers and networks of its own. */
  readonly podman: (...args: string[]) => string;
  /** Removes everything that it made. */
  readonly remove: () => void;
}

/**
 * The name of the small Debian among its images. A container may not raise the limits of this machine, so these are named; and
 * runc runs under every arrangement of control groups.
 */
export const BASE = "localhost/debian";

const podman = (...args: string[]) => run("podman", ...args);

/** Prepares a podman apart from that of the machine. */
export function preparePodman(): Podman {
  const folder = mkdtempSync("/var/tmp/rendezvous-podman-");
  const settings = join(folder, "containers.conf");
  const limit = run("sh", "-c", "ulimit -Hn").trim();
  writeFileSync(
    settings,
    `[containers]
default_ulimits = ["nofile=1024:${limit}", "nproc=4096:4096"]
[engine]
runtime = "runc"
cgroup_manager = "cgroupfs"
[network]
network_backend = "netavark"
network_config_dir = "${folder}/networks"
`,
  );
  mkdirSync(join(folder, "networks"));
  writeFileSync(
    join(folder, "storage.conf"),
    `[storage]\ndriver = "overlay"\ngraphroot = "${folder}/storage"\nrunroot = "${folder}/run"\n`,
  );
  process.env["CONTAINERS_CONF"] = settings;
  process.env["CONTAINERS_STORAGE_CONF"] = join(folder, "storage.conf");
  podman("import", debianBase(), BASE);
  return {
    podman,
    remove() {
      podman("rm", "--all", "--force");
      podman("network", "prune", "--force");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
