import type { GroupRecord } from "@rendezvous/domain/group/group-record";

/** A text that may be in another language than the mail. */
export interface TextInLanguage {
  readonly text: string;
  readonly lang?: string | undefined;
}

/** One line of the mail: a label, its value, and for some a link. */
export type MailLine = readonly [label: string, value: string | readonly TextInLanguage[], url?: string];

export function plainText(value: MailLine[1]): string {
  return typeof value === "string" ? value : value.map(({ text }) => text).join("");
}

/** A picture that adds no information to the mail. */
export interface MailPicture {
  readonly url: string;
  readonly alt: string;
}

/** The content of a mail before it is rendered. Text and HTML use the same content, so that they cannot differ. */
export interface MailContent {
  readonly language: string;
  readonly accent: string;
  readonly logo: MailPicture | null;
  readonly heading: string;
  readonly intro: string;
  /**
   * One block per booked appointment: the day in large type (empty: the same day as the block above), the time in large type, and
   * the lines below.
   */
  readonly blocks: readonly {
    readonly day: string;
    readonly time: string;
    readonly lines: readonly MailLine[];
    /** Links that add the appointment to a calendar; in HTML only, because the text version has the attached file. */
    readonly calendars: MailLinks | null;
  }[];
  /** The organisation's advice to its clients, as sanitised HTML; "" if there is none. */
  readonly advice: string;
  readonly after: readonly MailLine[];
  /** null in the preview of an SMS, which has no button. */
  readonly button: MailButton | null;
  /** Links for other answers, below the button and in a quieter look. */
  readonly otherButtons?: readonly MailButton[] | undefined;
  readonly notes: readonly string[];
  readonly footer: string;
  /** True: contains no links but the product's own. */
  readonly isLinkless?: boolean | undefined;
}

export interface MailButton {
  readonly text: string;
  readonly url: string;
}

export interface MailLinks {
  readonly label: string;
  readonly links: readonly MailButton[];
}

export function buttonsOf({ button, otherButtons = [] }: MailContent): MailButton[] {
  return button === null ? [] : [button, ...otherButtons];
}

/** Returns the group's own colour if it is dark enough for white text; otherwise the product's. */
export function mailAccentOf(group: GroupRecord): string {
  const colour = group.fields.theme["primary"] ?? group.fields.theme["main"] ?? "";
  const hex = /^#?([0-9a-f]{6})$/i.exec(colour)?.[1];
  return hex && isDark(hex) ? `#${hex}` : "#1d4f91";
}

/** Requests the logo as a raster picture, because few mail programs show SVG. */
export function mailLogoOf({ id, name, fields }: GroupRecord, publicUrl: string): MailPicture | null {
  if (fields.logo_key === null) return null;
  return { url: `${publicUrl}/images/${id}/${fields.logo_key}?size=mail`, alt: name };
}

/** True when white text on the colour has a contrast of at least 4.5 to 1. */
function isDark(hex: string): boolean {
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05) >= 4.5;
}
