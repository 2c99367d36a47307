import type { FormViewer } from "@rendezvous/domain/form/asked-fields";

/** Who fills in the booking's forms: whoever books here does so for themselves. */
export function useFormViewer(): FormViewer {
  return "client";
}
