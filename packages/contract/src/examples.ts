import type { EndpointName } from "./endpoints.ts";

/** A body for each call that takes one, as the calls' description shows it. */
export const BODY_EXAMPLES: Partial<Readonly<Record<EndpointName, object>>> = {
  createFiche: {
    fiche: { firstname: "Anna", lastname: "Roux", email: "anna@example.org", externid: "p-17" },
  },
  updateFiche: { fiche: { firstphone: "06 12 34 56 78", updated_at: "2026-12-01 10:00:00" } },
  holdSlot: { hold: { start_at: "2026-12-01T09:20:00+01:00", calendar_id: 15, intervention_ids: [21] } },
  createAppointment: {
    appointment: {
      group_id: 4,
      start_at: "2026-12-01T09:20:00+01:00",
      appointments: [{ intervention_id: 21, calendar_id: 15 }],
      fiche: { firstname: "Anna", lastname: "Roux", email: "anna@example.org" },
    },
  },
  cancelAppointments: { appointments: [{ id: 118 }] },
  moveAppointment: { appointment: { start_at: "2026-12-02T10:00:00+01:00", calendar_id: 0 } },
  login: { account: { email: "anna@example.org", password: "Coquelicot-7", group_id: 4 } },
  logout: {},
  createAccount: { account: { email: "anna@example.org", group_id: 4 } },
  updateAccount: { account: { password: "Coquelicot-7", new_password: "Marguerite-8" } },
  forgotPassword: { account: { email: "anna@example.org", group_id: 4 } },
  confirmDeletionRequest: { deletion_request: { key: "d.4.17.1764576000.abc" } },
};
