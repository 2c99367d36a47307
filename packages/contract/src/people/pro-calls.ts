import { z } from "zod";
import { collectionSchemaOf, pagingQuerySchema } from "../ground/paging.ts";
import { colleague, createInvitationBodySchema, openInvitation, updateMembershipBodySchema } from "./pro.ts";
import { tokenQuerySchema } from "../ground/wire-values.ts";
import { defineEndpoint } from "../ground/define-endpoint.ts";

const list = "/groups/{id}/pros";
const invitations = `${list}/invitations` as const;
const deletion = z.object({ id: z.number().int(), deleted: z.literal(true) });

export const proEndpoints = {
  listPros: defineEndpoint({
    method: "GET",
    paths: { v3: list },
    right: "manage_pros",
    query: pagingQuerySchema,
    reply: collectionSchemaOf(colleague),
    fields: ["id", "email", "lastname"],
    summary: "The professionals of a group, for its owners",
  }),
  updatePro: defineEndpoint({
    method: "PUT",
    paths: { v3: `${list}/{proId}` },
    right: "manage_pros",
    query: tokenQuerySchema,
    body: updateMembershipBodySchema,
    reply: z.object({ pro: colleague }),
    summary: "Change the role and the calendars of a professional in the group; takes effect at once",
    example: { pro: { role: "pro", calendars: [15] } },
    refusals: ["last_owner", "invalid_calendar"],
  }),
  deletePro: defineEndpoint({
    method: "DELETE",
    paths: { v3: `${list}/{proId}` },
    right: "manage_pros",
    query: tokenQuerySchema,
    reply: z.object({ pro: deletion }),
    summary: "Remove a professional from the group; their sessions there end at once",
    refusals: ["last_owner"],
  }),
  listInvitations: defineEndpoint({
    method: "GET",
    paths: { v3: invitations },
    right: "manage_pros",
    query: tokenQuerySchema,
    reply: z.object({ invitations: z.array(openInvitation) }),
    summary: "The open invitations to work in the group, the newest first",
  }),
  createInvitation: defineEndpoint({
    method: "POST",
    paths: { v3: invitations },
    right: "manage_pros",
    creates: true,
    limit: "invite",
    query: tokenQuerySchema,
    body: createInvitationBodySchema,
    reply: z.object({ invitation: openInvitation }),
    summary:
      "Mail somebody a link to work in the group; a second one for an address takes the place of the first",
    example: { invitation: { email: "lea.roux@example.org", role: "pro", calendars: [15] } },
    refusals: ["emailValidator", "works_here_already", "invalid_calendar"],
  }),
  deleteInvitation: defineEndpoint({
    method: "DELETE",
    paths: { v3: `${invitations}/{invitationId}` },
    right: "manage_pros",
    query: tokenQuerySchema,
    reply: z.object({ invitation: deletion }),
    summary: "Withdraw an invitation; its link stops working",
  }),
};
