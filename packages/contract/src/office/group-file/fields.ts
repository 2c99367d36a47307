import { isEmail } from "@rendezvous/domain/account/email";
import { PHONE_PATTERN } from "@rendezvous/domain/group/phone";
import { z } from "zod";
import type { FaultCode } from "../../ground/fault.ts";
import { isStorable } from "../../ground/is-storable.ts";

/**
 * The value types of group files. Every message reads "expected ..."; issues.ts appends the value found, and a missing value is
 * reported as "required".
 */

export const LOCALES = ["br", "cs", "de", "en", "es", "fr", "hu", "it", "nl", "pl", "pt", "sk"] as const;
export type Locale = (typeof LOCALES)[number];

/** A text for people: the same in every language, or one text per language (docs/decisions/0005). */
export type LocalizedText = string | Partial<Record<Locale, string>>;

/** `expected` is for the author of a file, the code for the screens. */
export function textWithCheck(
  accepts: (text: string) => boolean,
  expected: string,
  code: FaultCode,
  parameters: object = {},
) {
  const error = `expected ${expected}`;
  return z.string({ error }).refine(accepts, { error, params: { code, ...parameters } });
}

export function textMatching(pattern: RegExp, expected: string, code: FaultCode) {
  return textWithCheck((text) => pattern.test(text), expected, code);
}

export function textUpTo(maxLength: number) {
  return textWithCheck(
    (text) => text.length <= maxLength && isStorable(text),
    `a text of at most ${maxLength} characters`,
    "text_length",
    { min: 0, max: maxLength },
  );
}

export function wholeNumber(min: number, max: number) {
  const error = `expected a whole number from ${min} to ${max}`;
  return z.int({ error }).min(min, { error }).max(max, { error });
}

function flag() {
  return z.boolean({ error: "expected true or false" });
}

export const falseByDefault = flag().default(false);
export const trueByDefault = flag().default(true);
export const optionalFlag = flag().optional();

/** A text with markup may be long; a name may not. */
export const MAX_MARKUP_LENGTH = 20_000;
/** Long enough for a question that contains a whole declaration of consent. */
const LINE = 1000;
const longText = textUpTo(MAX_MARKUP_LENGTH);
export const oneLineText = textUpTo(LINE);
export const shortText = textUpTo(255);
export const nonEmptyText = textWithCheck(
  (text) => text.trim() !== "" && text.length <= 255 && isStorable(text),
  "a text of 1 to 255 characters",
  "text_length",
  { min: 1, max: 255 },
);
export const plainText = shortText.default("");

function textInLanguages(text: typeof longText) {
  return z.union([text, z.partialRecord(z.enum(LOCALES), text)], {
    error: "expected a text, or a map of languages to texts",
  });
}

export function textInLanguagesUpTo(maxLength: number) {
  return textInLanguages(textUpTo(maxLength));
}

/** May contain markup, such as a description. */
export const localizedText = textInLanguages(longText);
export const localizedTextOrEmpty = localizedText.default("");
/** One line, such as a name or a question. */
export const localizedLine = textInLanguagesUpTo(LINE);
export const localizedLineOrEmpty = localizedLine.default("");

export const externid = textWithCheck(
  (text) => text.trim() !== "" && text.length <= 64 && isStorable(text),
  "an externid of 1 to 64 characters",
  "text_length",
  { min: 1, max: 64 },
);
export const externidList = z.array(externid, { error: "expected a list of externids" }).default([]);
export const optionalExternid = externid.nullable().default(null);

export const locale = z.enum(LOCALES, { error: `expected one of ${LOCALES.join(", ")}` });
export const email = textWithCheck((text) => isEmail(text.trim()), "an e-mail address", "email").transform(
  (text) => text.trim().toLowerCase(),
);
export const phone = textMatching(PHONE_PATTERN, "a phone number", "phone").default("");

/** Prices are in minor units and never negative; the maximum is that of PostgreSQL's integer. */
export const price = wholeNumber(0, 2_147_483_647);
export const minutes = wholeNumber(0, 5_256_000);
export const minutesOrZero = minutes.default(0);
export const sortPosition = wholeNumber(-1_000_000, 1_000_000).default(0);

function isWebAddress(text: string): boolean {
  return /^https?:\/\//i.test(text) && text.length <= 2048 && isStorable(text) && URL.canParse(text);
}
const optionalWebAddress = textWithCheck(
  (text) => text === "" || isWebAddress(text),
  "an http or https address",
  "web_address",
);
export const webAddressOrEmpty = optionalWebAddress.default("");

export const colour = textMatching(
  /^#?(?:[0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i,
  "a colour like #1a73e8",
  "colour",
).transform((text) => `#${text.replace("#", "").toLowerCase()}`);

const IMAGE_PATH = /^(?!.*(?:^|\/)\.)[\w.-]+(?:\/[\w.-]+)*\.(?:svg|png|jpe?g|webp|avif|gif)$/i;
const IMAGE_DATA = /^data:image\/(?:svg\+xml|png|jpeg|webp|avif|gif);base64,[a-z0-9+/]+=*$/i;
/** Enough for a photo of a few megabytes in base64. */
const IMAGE_MAX = 6_000_000;

/** A path next to the group file, a data: URI with the image (as in an export), or a web address. */
export const image = textWithCheck(
  (text) =>
    text.length <= IMAGE_MAX && (IMAGE_PATH.test(text) || IMAGE_DATA.test(text) || isWebAddress(text)),
  "an image: a path beside the file, a data: URI or a web address",
  "image",
);
export const optionalImage = image.nullable().default(null);
