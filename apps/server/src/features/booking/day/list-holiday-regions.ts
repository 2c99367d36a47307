import { defineCall, reply } from "../../../http/call.ts";
import { listRegions } from "../../../lib/public-holidays.ts";

export const listHolidayRegions = defineCall("listHolidayRegions", ({ locale }) =>
  Promise.resolve(reply({ records: listRegions(locale.slice(0, 2)) })),
);
