// npm run screens -- [--language=de,fr] [--width=320] [--scheme=dark] [--way=booking] [--screen=slots]: takes screenshots of the
// production build into screens/, with an index page, and reports the findings of axe and cut-off texts.
import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ensureWebBuilt } from "./build-web.mjs";
import { ensureInstalled, environment, findNode, ROOT } from "./launch.mjs";

ensureInstalled();
ensureWebBuilt();
const options = process.argv
  .slice(2)
  .map((argument) => /^--(language|width|scheme|way|screen)=(.+)$/.exec(argument) ?? [argument]);
for (const [argument, name] of options)
  if (name === undefined)
    throw new Error(`${argument}: no such parameter. There are language, width, scheme, way and screen.`);
const { status } = spawnSync(
  findNode(),
  [join(ROOT, "node_modules/playwright/cli.js"), "test", "--config", "screens.config.ts"],
  {
    cwd: ROOT,
    stdio: "inherit",
    env: environment(
      Object.fromEntries(options.map(([, name, value]) => [`SCREENS_${name.toUpperCase()}`, value])),
    ),
  },
);
mkdirSync(join(ROOT, "screens"), { recursive: true });
writeIndex(join(ROOT, "screens"));
process.exitCode = status ?? 1;

/** Writes a row for each screen, with all of its screenshots side by side. */
function writeIndex(folder) {
  const drawn = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const rows = drawn.map(({ name }) => {
    const pictures = readdirSync(join(folder, name))
      .sort()
      .map(
        (file) =>
          `<a href="${name}/${file}"><img loading="lazy" src="${name}/${file}" alt=""><br>${file.replace(".png", "")}</a>`,
      );
    return `<h2 id="${name}">${name}</h2><div>${pictures.join("")}</div>`;
  });
  const contents = drawn.map(({ name }) => `<a href="#${name}">${name}</a>`).join(" ");
  const style =
    "body{font:14px sans-serif}div{display:flex;gap:8px;overflow:auto;align-items:start}img{height:420px;border:1px solid #999}";
  writeFileSync(
    join(folder, "index.html"),
    `<!doctype html><meta charset="utf-8"><title>Screens</title><style>${style}</style><nav>${contents}</nav>${rows.join("\n")}`,
  );
  console.log("The screens are in screens/index.html.");
}
