import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Context } from "../../../http/context.ts";
import { findGroupHere } from "../../../http/find-group-here.ts";
import { createPageLimit } from "../../../http/page-limit.ts";
import { readShortCode } from "../../ground/session/booking-token.ts";
import { findLocaleOfBooking } from "./data.ts";
import { toAnswerUrl, toBookingPageUrl } from "./appointment-link.ts";

/** Leads from the link in an SMS to the page of its booking, which asks whether the client will come. */
export function serveShortLinks(app: FastifyInstance, context: Context): void {
  app.get("/r/:code", { onRequest: createPageLimit(context) }, async (request: FastifyRequest, response) => {
    const { code } = request.params as { code: string };
    const link = readShortCode(code, context.installation.secret);
    const group = link && (await findGroupHere(context, link.groupId));
    if (!link || !group) return response.redirect("/not_found", 303);
    response.header("cache-control", "no-store");
    const locale = (await findLocaleOfBooking(context.db, group.id, link.bookingId)) ?? group.fields.locale;
    const page = `${toBookingPageUrl(context, group, link.bookingId)}&locale=${locale}`;
    return response.redirect(toAnswerUrl(page, "yes"), 303);
  });
}
