import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Language, LANGUAGES } from "@rendezvous/phrases/language";

interface Login {
  email: string;
  password?: string;
}

/** The parts of a group file that the robot reads. */
export interface GroupFile {
  group: {
    urlname: string;
    enabled_locales?: string;
    user_login_profile?: string;
    openData?: boolean;
    inactive?: boolean;
    rules?: { reserved?: boolean; min_cancel_notice?: number };
  };
  accounts?: Login[];
  pros?: Login[];
  fiches?: { email?: string }[];
}

export const WIDTHS = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } };

/** The group, role, languages and window of one walk. */
export interface Walk {
  file: GroupFile;
  /** The language of the login, the booking and its mail. */
  language: Language;
  /** The languages of the screens, in turn. */
  languages: readonly Language[];
  width: keyof typeof WIDTHS;
  role: "visitor" | "client" | "pro";
}

export function nameOf({ file, language, width, role }: Walk): string {
  return `${file.group.urlname}, ${language}, ${width}, ${role}`;
}

export function readGroupFiles(folder: string): GroupFile[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .map((name) => JSON.parse(readFileSync(join(folder, name), "utf8")) as GroupFile);
}

/** Returns all walks through active groups, because an inactive group's screen leads nowhere. */
export function allWalks(files: readonly GroupFile[]): Walk[] {
  const active = files.filter(({ group }) => group.inactive !== true);
  return active.flatMap((file) => {
    const roles = (["visitor", "client", "pro"] as const).filter((role) => mayLogIn(file, role));
    return languagesOf(file).flatMap((language) =>
      (["phone", "desktop"] as const).flatMap((width) =>
        roles.map((role) => ({ file, language, languages: [language], width, role })),
      ),
    );
  });
}

function languagesOf({ group }: GroupFile): Language[] {
  const enabled = group.enabled_locales?.split(",") ?? LANGUAGES;
  return LANGUAGES.filter((language) => enabled.includes(language));
}

/** Opens its screens in each language of the group, beginning with its own. */
function inEachLanguage(walk: Walk): Walk {
  const languages = languagesOf(walk.file);
  const start = languages.indexOf(walk.language);
  return { ...walk, languages: [...languages.slice(start), ...languages.slice(0, start)] };
}

/** Not every group has a login: if clients log in by a mailed link, a booking is needed first. */
function mayLogIn({ group, pros }: GroupFile, role: Walk["role"]): boolean {
  if (role === "pro") return pros !== undefined;
  return role === "visitor" || group.user_login_profile !== "Fiche" || group.openData !== false;
}

/** Returns as few walks as cover every group, language, width and role at least once; the seed chooses which. */
export function dealWalks(walks: readonly Walk[], seed: number): Walk[] {
  const rest = shuffle(walks.map(inEachLanguage), seed);
  const all = rest.flatMap(partsOf);
  const missing = new Set(all);
  const dealt: Walk[] = [];
  // A value that few walks have weighs more.
  const weights = new Map([...missing].map((part) => [part, 1 / all.filter((one) => one === part).length]));
  const gain = (walk: Walk) =>
    partsOf(walk).reduce((sum, part) => sum + (missing.has(part) ? (weights.get(part) ?? 0) : 0), 0);
  while (missing.size > 0) {
    const next = rest.reduce((best, walk) => (gain(walk) > gain(best) ? walk : best));
    dealt.push(next);
    for (const part of partsOf(next)) missing.delete(part);
  }
  return dealt;
}

export function partsOf({ file, languages, width, role }: Walk): string[] {
  return [file.group.urlname, ...languages, width, role];
}

/** Returns the things in an order that depends on the seed only. */
export function shuffle<Thing>(things: readonly Thing[], seed: number): Thing[] {
  const weighed = things.map((thing, at) => ({ thing, weight: Math.sin((at + 1) * (seed + 1)) * 1e4 }));
  return weighed.sort((a, b) => (a.weight % 1) - (b.weight % 1)).map(({ thing }) => thing);
}
