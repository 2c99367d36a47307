import type { Call } from "../../http/call.ts";
import { cancelAppointment } from "./cancel/cancel-appointment.ts";
import { cancelAppointments } from "./cancel/cancel-appointments.ts";
import { createAppointment } from "./create/create-appointment.ts";
import { exportAppointment } from "./appointments/export-appointment.ts";
import { getAppointment } from "./appointments/get-appointment.ts";
import { getAppointmentHistory } from "./appointments/get-appointment-history.ts";
import { restoreAppointment } from "./cancel/restore-appointment.ts";
import { announceArrival } from "./arrival/announce-arrival.ts";
import { getArrivalPage } from "./arrival/get-arrival-page.ts";
import { confirmAppointments } from "./appointments/confirm-appointments.ts";
import { updateAppointment } from "./appointments/update-appointment.ts";
import { moveAppointment } from "./move/move-appointment.ts";
import { listAccountAppointments } from "./appointments/list-account-appointments.ts";
import { listAppointments } from "./appointments/list-appointments.ts";
import { listFicheAppointments } from "./appointments/list-fiche-appointments.ts";
import { getColumns } from "./day/get-columns.ts";
import { listHolidayRegions } from "./day/list-holiday-regions.ts";
import { listHolidays } from "./day/list-holidays.ts";
import { updateColumns } from "./day/update-columns.ts";
import { listAppointmentChanges } from "./changes/list-appointment-changes.ts";
import { listFicheChanges } from "./changes/list-fiche-changes.ts";
import { answerWish } from "./waiting/answer-wish.ts";
import { createWish } from "./waiting/create-wish.ts";
import { deleteWish } from "./waiting/delete-wish.ts";
import { fillGap } from "./waiting/fill-gap.ts";
import { getWish } from "./waiting/get-wish.ts";
import { listWishes } from "./waiting/list-wishes.ts";
import { updateWish } from "./waiting/update-wish.ts";
import { createPass } from "./passes/create-pass.ts";
import { listPasses } from "./passes/list-passes.ts";
import { updatePass } from "./passes/update-pass.ts";
import { listCalendars } from "./day/list-calendars.ts";
import { listOpeningHours } from "./day/list-opening-hours.ts";
import { watchCalendars } from "./day/watch-calendars.ts";
import { createFiche } from "./fiche/create-fiche.ts";
import { createFicheComment } from "./fiche/create-fiche-comment.ts";
import { getFicheHistory } from "./fiche/get-fiche-history.ts";
import { downloadFiches } from "./fiche/table/download-fiches.ts";
import { listFicheTable } from "./fiche/table/list-fiche-table.ts";
import { listFicheDuplicates } from "./fiche/merge/list-fiche-duplicates.ts";
import { mergeFiches } from "./fiche/merge/merge-fiches.ts";
import { undoFicheMerge } from "./fiche/merge/undo-fiche-merge.ts";
import { getFiche } from "./fiche/get-fiche.ts";
import { listFiches } from "./fiche/list-fiches.ts";
import { updateFiche } from "./fiche/update-fiche.ts";
import { holdSlot } from "./hold/hold-slot.ts";
import { releaseHold } from "./hold/release-hold.ts";
import { renewHold } from "./hold/renew-hold.ts";
import { listClassDates } from "./slot/list-class-dates.ts";
import { listNextTimes } from "./slot/list-next-times.ts";
import { listExplanations } from "./slot/list-explanations.ts";
import { listAvailableTimeSlots } from "./slot/list-available-time-slots.ts";

/** The calls about appointments, free times and clients. */
export const BOOKING_CALLS: readonly Call[] = [
  listFiches,
  getFiche,
  createFiche,
  updateFiche,
  listFicheDuplicates,
  mergeFiches,
  undoFicheMerge,
  getFicheHistory,
  createFicheComment,
  listCalendars,
  listOpeningHours,
  getColumns,
  updateColumns,
  listHolidayRegions,
  listHolidays,
  watchCalendars,
  listAvailableTimeSlots,
  listClassDates,
  listNextTimes,
  listExplanations,
  holdSlot,
  renewHold,
  releaseHold,
  listAppointments,
  listAppointmentChanges,
  listFicheChanges,
  listAccountAppointments,
  listFicheAppointments,
  getAppointment,
  createAppointment,
  cancelAppointments,
  cancelAppointment,
  moveAppointment,
  restoreAppointment,
  announceArrival,
  getArrivalPage,
  confirmAppointments,
  updateAppointment,
  getAppointmentHistory,
  exportAppointment,
  answerWish,
  createWish,
  deleteWish,
  fillGap,
  getWish,
  listWishes,
  updateWish,
  listPasses,
  createPass,
  updatePass,
  downloadFiches,
  listFicheTable,
];
