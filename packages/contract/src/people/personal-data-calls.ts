import { z } from "zod";
import { collectionSchemaOf, pagingQuerySchema } from "../ground/paging.ts";
import { confirmedDeletion, deletionState, listedDeletionRequest, personalData } from "./personal-data.ts";
import { defineEndpoint } from "../ground/define-endpoint.ts";

const data = "/groups/{id}/personal_data";
const page = "/groups/{id}/personal_data.html";
const requests = "/groups/{id}/deletion_requests";
const current = "/groups/{id}/deletion_requests/current";
const confirm = "/groups/{id}/deletion_requests/confirm";

export const personalDataEndpoints = {
  getPersonalData: defineEndpoint({
    method: "GET",
    paths: { v1: data, v3: data },
    right: "see_personal_data",
    limit: "download",
    reply: personalData,
    summary: "All data stored about the person of the session",
  }),
  exportPersonalData: defineEndpoint({
    method: "GET",
    paths: { v1: page, v3: page },
    right: "see_personal_data",
    limit: "download",
    reply: z.string(),
    summary: "All data stored about the person of the session, as a readable document",
  }),
  getDeletionRequest: defineEndpoint({
    method: "GET",
    paths: { v1: current, v3: current },
    right: "request_deletion",
    reply: deletionState,
    summary: "How long the person's data is stored, and their open deletion request",
  }),
  createDeletionRequest: defineEndpoint({
    method: "POST",
    paths: { v1: requests, v3: requests },
    right: "request_deletion",
    limit: "delete",
    creates: true,
    reply: deletionState,
    summary:
      "Ask that the person's data be deleted; a mailed link confirms it. Asked again, mails the link again",
    refusals: ["upcoming_appointments"],
  }),
  withdrawDeletionRequest: defineEndpoint({
    method: "DELETE",
    paths: { v1: current, v3: current },
    right: "request_deletion",
    reply: deletionState,
    summary: "Withdraw the deletion request",
    refusals: ["not_found"],
  }),
  confirmDeletionRequest: defineEndpoint({
    method: "POST",
    paths: { v1: confirm, v3: confirm },
    right: "confirm_deletion",
    limit: "confirm",
    body: z.object({ deletion_request: z.object({ key: z.string().max(200) }) }),
    reply: confirmedDeletion,
    summary: "Confirm a deletion request by the key in its mail",
    example: { deletion_request: { key: "d.4.17.1764576000.abc" } },
    refusals: ["dead_key"],
  }),
  listDeletionRequests: defineEndpoint({
    method: "GET",
    paths: { v1: requests, v3: requests },
    right: "see_deletion_requests",
    query: pagingQuerySchema,
    reply: collectionSchemaOf(listedDeletionRequest),
    fields: ["id", "account_id", "name", "email", "requested_at", "confirmed_at", "deleted_from"],
    summary: "The open deletion requests of a group's clients",
  }),
};
