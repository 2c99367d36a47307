import { MESSAGE_KINDS } from "@rendezvous/domain/message/kinds";
import { z } from "zod";
import { LOCALES } from "./group-file/fields.ts";
import { defineEndpoint } from "../ground/define-endpoint.ts";

/** The mails and SMS to clients; an organisation's own texts are part of its settings (`messages`). */

const kind = z.enum(MESSAGE_KINDS);
const words = z.object({ subject: z.string(), text: z.string() });
const perLanguage = <Value extends z.ZodType>(value: Value) => z.partialRecord(z.enum(LOCALES), value);

const messageList = z.object({
  messages: z.array(
    z.object({
      kind,
      /** The product's default texts in each language of the group; an SMS has no subject. */
      words: perLanguage(words),
      placeholders: z.array(z.string()),
    }),
  ),
  /** Further placeholders for messages about appointments. */
  answers: z.array(z.object({ placeholder: z.string(), label: z.string() })),
  /** A sample value of each placeholder, in each language of the group. */
  examples: perLanguage(z.record(z.string(), z.string())),
  /** The recipients of notices of bookings; an address gets none until it is proven. */
  notice_addresses: z.array(z.object({ email: z.string(), proven: z.boolean() })),
});
export type MessageList = z.infer<typeof messageList>;

const noticeAddresses = "/groups/{id}/notice_addresses";

export const messageEndpoints = {
  listMessages: defineEndpoint({
    method: "GET",
    paths: { v3: "/groups/{id}/messages" },
    right: "see_catalogue",
    reply: messageList,
    summary:
      "The mails and SMS that clients get, with the product's words and what an organisation's own may name",
  }),
  sendMessagePreview: defineEndpoint({
    method: "POST",
    paths: { v3: "/groups/{id}/messages.preview" },
    right: "preview_messages",
    limit: "preview",
    body: z.object({
      message: z.object({
        kind,
        locale: z.enum(LOCALES),
        subject: z.string().max(200).default(""),
        text: z.string().max(2000).default(""),
      }),
    }),
    reply: z.object({ email: z.string() }),
    summary:
      "Sends one of them as a mail, with an appointment that is made up, to whoever asks and nobody else",
    example: { message: { kind: "confirmation", locale: "en", text: "See you {day}, {firstname}." } },
  }),
  askNoticeAddress: defineEndpoint({
    method: "POST",
    paths: { v3: `${noticeAddresses}.ask` },
    right: "preview_messages",
    limit: "preview",
    body: z.object({ notice_address: z.object({ email: z.string().max(254) }) }),
    reply: z.object({ email: z.string() }),
    summary: "Mail the link that proves an address of `notices` once more",
    example: { notice_address: { email: "desk@dental-practice.example" } },
    refusals: ["not_found"],
  }),
  proveNoticeAddress: defineEndpoint({
    method: "POST",
    paths: { v3: `${noticeAddresses}.prove` },
    right: "sign_in",
    limit: "confirm",
    body: z.object({ notice_address: z.object({ key: z.string().max(200) }) }),
    reply: z.object({ email: z.string() }),
    summary: "Proves an address for notices by the key of its mail",
    example: { notice_address: { key: "a.4.17.29400960.abc" } },
    refusals: ["dead_key"],
  }),
};
