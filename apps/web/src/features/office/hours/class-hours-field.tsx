import type { TimeRange } from "@rendezvous/domain/availability/hours/timetables";
import type { ControlProps } from "../fields/controls.tsx";
import { forEveryService, HoursField, withoutServices } from "./hours-field.tsx";

/** The range that one click adds to a day without dates. */
const EVENING: TimeRange = { from: "18:00", to: "19:00" };

/** The weekly dates of a class, with seasons. */
export function ClassHoursField({ value, onChange, ...control }: ControlProps) {
  return (
    <HoursField
      {...control}
      isForAll
      firstRange={EVENING}
      value={forEveryService(value)}
      onChange={(rules) => onChange(withoutServices(rules))}
    />
  );
}
