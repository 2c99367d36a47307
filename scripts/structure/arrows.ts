import { type Problem, type SourceFile, isCode, isTest, listImports, resolveImport } from "./source-file.ts";

/** For each feature, the features that it imports, each with one importing file. */
type Uses = Map<string, Map<string, string>>;

type Place = { room: string; layer: string; floor: string | undefined; feature: string | undefined };

// The packages and apps that each may import from; e2e, bench, scripts and the configs at the root are not restricted.
const ROOMS: Record<string, { may: string[]; instead: string }> = {
  domain: {
    may: ["domain"],
    instead: "a rule takes what it needs as arguments; what is not a rule belongs to the caller",
  },
  contract: {
    may: ["contract", "domain"],
    instead:
      "the contract names what crosses the wire; texts belong to packages/phrases, behaviour to the apps",
  },
  phrases: {
    may: ["phrases", "contract"],
    instead: "phrases are texts only; a rule belongs to packages/domain and is handed in as an argument",
  },
  "embedded-postgres": {
    may: ["embedded-postgres"],
    instead: "it could be published alone: what the product wants of it is an argument",
  },
  server: {
    may: ["server", "domain", "contract", "phrases", "embedded-postgres"],
    instead: "what both need belongs to packages/domain (rules) or packages/contract (the wire)",
  },
  web: {
    may: ["web", "domain", "contract", "phrases"],
    instead: "what both need belongs to packages/domain (rules) or packages/contract (the wire)",
  },
};

// From the top down: a layer imports from itself and from the layers after it.
const LAYERS: Record<string, string[]> = {
  server: ["app", "features", "http", "lib"],
  web: ["app", "features", "components", "lib"],
};

// The floors inside the features, from the top down: a feature imports from its own floor and from those below.
const FLOORS: Record<string, string[]> = {
  server: ["site", "networks", "office", "people", "mail", "booking", "catalogue", "ground"],
  web: ["office", "day", "account", "visit", "ground"],
  contract: ["site", "office", "people", "booking", "catalogue", "ground"],
};

/** Checks the direction of imports; `import type` counts as an import. */
export function checkArrows(files: SourceFile[]): Problem[] {
  const problems: Problem[] = [];
  const uses: Uses = new Map();
  const imports: Uses = new Map();
  for (const { path, text } of files.filter((file) => isCode(file.path))) {
    const from = placeOf(path);
    if (!from) continue;
    const report = (message: string): number => problems.push({ path, message });
    for (const specifier of listImports(text)) {
      const target = resolveImport(path, specifier);
      const to = target === undefined ? undefined : placeOf(target);
      if (target === undefined) {
        if (from.room === "domain" && !isTest(path)) {
          report(
            `imports "${specifier}": the domain has no I/O and no libraries; pass what it needs as an argument`,
          );
        }
      } else if (!to) {
        if (!isTest(path))
          report(`imports ${target}, which stands outside the product's code: move what it needs inside`);
      } else if (!ROOMS[from.room]?.may.includes(to.room)) {
        report(`imports ${target}, but ${from.room} must not know ${to.room}: ${ROOMS[from.room]?.instead}`);
      } else if (
        from.room === "phrases" &&
        to.room === "contract" &&
        target !== "packages/contract/src/ground/errors.ts"
      ) {
        report(
          `imports ${target}: phrases know the contract's error codes (@rendezvous/contract/ground/errors) and nothing else of it`,
        );
      } else if (from.room === to.room && !isTest(path)) {
        const upward = checkLayers(from, to, target) ?? checkFloors(from, to, target);
        if (upward) report(upward);
        else if (from.feature && to.feature && from.feature !== to.feature) {
          note(uses, `${from.room}/${from.feature}`, `${to.room}/${to.feature}`, path);
        }
        note(imports, path, target, path);
      }
    }
  }
  return [
    ...problems,
    ...findCycles(uses, "features use", "move what they share to the one whose noun it is, or to lib/"),
    ...findCycles(imports, "files import", "move what they share to the one that needs no other"),
  ];
}

function note(uses: Uses, user: string, used: string, path: string): void {
  uses.set(user, (uses.get(user) ?? new Map<string, string>()).set(used, path));
}

function placeOf(path: string): Place | undefined {
  const [, room = "", rest = ""] = /^(?:packages|apps)\/([^/]+)\/src\/(.+)$/.exec(path) ?? [];
  if (!ROOMS[room]) return undefined;
  const [first = "", second, third, fourth] = rest.split("/");
  const layer = second === undefined || !LAYERS[room]?.concat("testing").includes(first) ? "app" : first;
  // The contract has no layers: its folders are the floors, and the files beside them list the content of all folders.
  if (room === "contract") return { room, layer, floor: second && first, feature: undefined };
  if (layer !== "features") return { room, layer, floor: undefined, feature: undefined };
  // A floor with only one feature contains its files directly.
  return { room, layer, floor: second, feature: fourth === undefined ? second : `${second}/${third}` };
}

function checkFloors(from: Place, to: Place, target: string): string | undefined {
  const floors = FLOORS[from.room];
  if (!floors || from.floor === undefined || to.floor === undefined) return undefined;
  if (!floors.includes(from.floor))
    return `stands on a floor that is none (${from.floor}); there are ${floors.join(", ")}`;
  if (floors.indexOf(to.floor) >= floors.indexOf(from.floor)) return undefined;
  return `imports ${target} upwards (${floors.join(" > ")}): what both need belongs to the lower floor`;
}

function checkLayers(from: Place, to: Place, target: string): string | undefined {
  const layers = LAYERS[from.room];
  if (!layers || from.layer === to.layer) return undefined;
  if (to.layer === "testing") return `imports ${target}: only tests use what is in testing/`;
  if (layers.indexOf(to.layer) > layers.indexOf(from.layer)) return undefined;
  const advice =
    from.layer === "features"
      ? "a feature is handed what the app builds; if features share it, it belongs to lib/"
      : from.layer === "http"
        ? "what a feature gives to every call, it declares on http/context.ts itself"
        : `what knows a feature or the app belongs there; ${from.layer}/ could ship in another product unchanged`;
  return `imports ${target} upwards (${layers.join(" > ")}): ${advice}`;
}

function findCycles(uses: Uses, who: string, advice: string): Problem[] {
  const problems: Problem[] = [];
  const done = new Set<string>();
  const visit = (user: string, trail: string[]): void => {
    const start = trail.indexOf(user);
    if (start >= 0) {
      const cycle = [...trail.slice(start), user];
      problems.push({
        path: uses.get(cycle[0] ?? "")?.get(cycle[1] ?? "") ?? user,
        message: `${who} one another in a circle: ${cycle.join(" > ")}; ${advice}`,
      });
      return;
    }
    if (done.has(user)) return;
    for (const next of uses.get(user)?.keys() ?? []) visit(next, [...trail, user]);
    done.add(user);
  };
  for (const user of uses.keys()) visit(user, []);
  return problems;
}
