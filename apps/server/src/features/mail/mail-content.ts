import type { GroupRecord } from "@rendezvous/domain/group/group-record";

/** Words that may be in another language than the mail. */
export interface Spoken {
  readonly text: string;
  readonly lang?: string | undefined;
}

/** A label and what it names, as one line of the mail; some lead somewhere. */
export type MailLine = readonly [label: string, value: string | readonly Spoken[], url?: string];

export function plainText(value: MailLine[1]): string {
  return typeof value === "string" ? value : value.map(({ text }) => text).join("");
}

/** A picture that says nothing which the mail does not say without it. */
export interface MailPicture {
  readonly url: string;
  readonly alt: string;
}

/** What a mail says, before it becomes text or HTML: the same for both, so that they cannot differ. */
export interface MailContent {
  readonly language: string;
  readonly accent: string;
  readonly logo: MailPicture | null;
  readonly heading: string;
  readonly intro: string;
  /** One a booked appointment: its day (empty: the same as before) and time large, then its lines. */
  readonly blocks: readonly {
    readonly day: string;
    readonly time: string;
    readonly lines: readonly MailLine[];
    /** The calendars it may be put into, under their names; in HTML only, as a text has the attached file. */
    readonly calendars: MailLinks | null;
  }[];
  /** The organisation's advice to its clients, sanitised HTML; "" where there is none. */
  readonly advice: string;
  readonly after: readonly MailLine[];
  /** null: of an SMS that is looked at, which has none. */
  readonly button: { readonly text: string; readonly url: string } | null;
  readonly notes: readonly string[];
  readonly footer: string;
  /** No links but the product's own. */
  readonly isLinkless?: boolean | undefined;
}

export interface MailLinks {
  readonly label: string;
  readonly links: readonly { readonly text: string; readonly url: string }[];
}

/** The group's own colour, where it is one that a mail program can be trusted with. */
export function accentOf(group: GroupRecord): string {
  const colour = group.fields.theme["primary"] ?? group.fields.theme["main"] ?? "";
  const hex = /^#?([0-9a-f]{6})$/i.exec(colour)?.[1];
  return hex && isDark(hex) ? `#${hex}` : "#1d4f91";
}

/** As a picture that every mail program shows; the page's own may be a drawing, which few do. */
export function logoOf({ id, name, fields }: GroupRecord, publicUrl: string): MailPicture | null {
  if (fields.logo_key === null) return null;
  return { url: `${publicUrl}/images/${id}/${fields.logo_key}?size=mail`, alt: name };
}

/** White text must be readable on it: a contrast of 4.5 to 1. */
function isDark(hex: string): boolean {
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05) >= 4.5;
}
