import { initialsOf } from "@rendezvous/domain/group/initials";
import { type ConfiguredColors, themeOf } from "@rendezvous/domain/theme/theme";
import { createHash } from "node:crypto";

/** The input of the pictures that represent a group outside its pages. */
export interface GroupLook {
  readonly accent: string;
  readonly onAccent: string;
  readonly initials: string;
  readonly logoKey: string | null;
}

/** The browser tab's icon, the phone's home-screen icon, and the picture of shared links. */
export const LOOK_PICTURES = ["icon-32.png", "icon-180.png", "share.png"] as const;
export type LookPicture = (typeof LOOK_PICTURES)[number];

/** The version of the drawing code. Increase it when the same look is drawn differently. */
const DRAWN_SINCE = 1;

export function toGroupLook(name: string, logoKey: string | null, colors: ConfiguredColors): GroupLook {
  const theme = themeOf("light", colors);
  return {
    accent: theme["--accent"] ?? "",
    onAccent: theme["--on-accent"] ?? "",
    initials: initialsOf(name),
    logoKey,
  };
}

/** Part of the pictures' addresses, so that a browser's cache never shows an old picture. */
export function lookVersion(look: GroupLook): string {
  return createHash("sha256")
    .update(JSON.stringify([DRAWN_SINCE, look]))
    .digest("hex")
    .slice(0, 12);
}

export function lookPictureUrl(publicUrl: string, groupId: number, look: GroupLook, picture: LookPicture) {
  return `${publicUrl}/images/${groupId}/look/${picture}?v=${lookVersion(look)}`;
}
