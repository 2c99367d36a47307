import { cpus } from "node:os";
import { benchAvailability } from "./availability.ts";
import { benchChains } from "./chains.ts";
import { measureBookings } from "./http-bookings.ts";
import { measureHttpSlots } from "./http-slots.ts";

/** `npm run bench -- [NAME...]`: everything that is meant to be fast, beside what it is compared with. */
const BENCHES: Record<string, () => Promise<object[]> | object[]> = {
  availability: benchAvailability,
  chains: benchChains,
  slots: measureHttpSlots,
  bookings: measureBookings,
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in BENCHES));
if (unknown.length > 0) {
  console.error(`There is no bench ${unknown.join(", ")}. Benches: ${Object.keys(BENCHES).join(" ")}`);
  process.exit(1);
}

const [processor] = cpus();
console.log(`${cpus().length} x ${processor?.model ?? "unknown processor"}, Node ${process.version}`);
for (const [name, bench] of Object.entries(BENCHES)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  console.log(`\n${name}`);
  console.table(await bench());
}
