import { WEEKDAYS } from "@rendezvous/domain/time/instant";
import type { Fault } from "@rendezvous/contract/ground/fault";
import { toMinorUnits } from "./price.ts";
import type { TypedService } from "./services-fields.tsx";
import type { TypedWeek } from "./week.ts";

/** The limit of the contract. */
const LONGEST_MINUTES = 10_080;

/** Returns the faults of the hours: `mo[1]` is the range after Monday's break. */
export function checkWeek(week: TypedWeek): Fault[] {
  return WEEKDAYS.flatMap((day) =>
    week[day].flatMap(({ from, to }, at): Fault[] => {
      const path = `${day}[${at}]`;
      if ((from === "") !== (to === "")) return [{ path, code: "required" }];
      return from !== "" && to !== "00:00" && to <= from ? [{ path, code: "not_later" }] : [];
    }),
  );
}

/** Returns the faults of the services, by key. */
export function checkServices(services: readonly TypedService[]): Fault[] {
  return services.filter((one) => !isEmptyService(one)).flatMap(checkService);
}

/** The postal codes of all these countries contain digits, some also letters, a space or a hyphen. */
export function isZipcode(typed: string): boolean {
  return /^(?=.*\d)[a-z\d -]+$/i.test(typed.trim());
}

/** True for an added row that was left empty, which is not a service. */
export function isEmptyService({ externid, name, price }: TypedService): boolean {
  return externid === null && name.trim() === "" && price.trim() === "";
}

function checkService({ key, name, length, price }: TypedService): Fault[] {
  const faults: Fault[] = [];
  if (name.trim() === "") faults.push({ path: `${key}.name`, code: "required" });
  if (length === "") faults.push({ path: `${key}.length`, code: "required" });
  else if (Number(length) === 0) faults.push({ path: `${key}.length`, code: "too_small", min: 1 });
  else if (Number(length) > LONGEST_MINUTES)
    faults.push({ path: `${key}.length`, code: "too_large", max: LONGEST_MINUTES });
  if (price.trim() !== "" && toMinorUnits(price) === null)
    faults.push({ path: `${key}.price`, code: "wrong_type" });
  return faults;
}
