import { z } from "zod";
import {
  email,
  image,
  localizedLineOrEmpty,
  localizedTextOrEmpty,
  falseByDefault,
  trueByDefault,
  optionalImage,
  optionalExternid,
  plainText,
  externidList,
  textMatching,
  webAddressOrEmpty,
} from "./fields.ts";
import { endTimeSchema, wallTimeSchema } from "./times.ts";

const range = z.strictObject({ from: wallTimeSchema, to: endTimeSchema });

/**
 * Returns the schema of the minisite. `reference` and `references` are its references to one or several records: externids in a
 * file, ids in a call.
 */
export function websiteSchemaWith<One extends z.ZodType, Many extends z.ZodType>(
  reference: One,
  references: Many,
) {
  return z.strictObject({
    /** Whether the home page is shown. */
    show: trueByDefault,
    title: localizedLineOrEmpty,
    quick_desc: localizedTextOrEmpty,
    keywords: plainText,
    domain: textMatching(/^(?:[a-z0-9-]+\.)+[a-z0-9-]{2,}$/, "a host name like rdv.example.org", "host_name")
      .nullable()
      .default(null),
    image: optionalImage,
    file_upload: z
      .array(z.strictObject({ url: image, alt: localizedLineOrEmpty }), {
        error: "expected a list of images",
      })
      .default([]),

    highlight: falseByDefault,
    offer_type: z
      .enum(["service", "package"], { error: 'expected "service" or "package"' })
      .default("service"),
    highlight_service: reference,
    highlight_package: reference,
    offer_text: localizedTextOrEmpty,

    listing: z
      .enum(["category", "intervention", "package"], { error: "expected category, intervention or package" })
      .default("category"),
    listset_ids: references,
    listing_ids: references,
    package_ids: references,

    /** Seven days, Monday first, each with up to two ranges; empty: taken from the calendars. */
    openinghours: z
      .array(z.array(range).max(2, { error: "expected at most two ranges a day" }))
      .refine((days) => days.length === 0 || days.length === 7, {
        error: "expected seven days, Monday first",
        params: { code: "wrong_type" },
      })
      .default([]),
    map: trueByDefault,
    contact_info: trueByDefault,
    website_link: webAddressOrEmpty,

    social_link: trueByDefault,
    facebook: webAddressOrEmpty,
    twitter: webAddressOrEmpty,
    instagram: webAddressOrEmpty,
    snapchat: webAddressOrEmpty,
    mail: z.union([z.literal(""), email], { error: "expected an e-mail address" }).default(""),
    complement_text: localizedTextOrEmpty,
    otherbox: localizedTextOrEmpty,
  });
}

export const website = websiteSchemaWith(optionalExternid, externidList);
