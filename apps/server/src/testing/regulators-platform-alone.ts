// node regulators-platform-alone.ts PORT: the double of the platform by itself, for journeys and to try the network.
import { startRegulatorsPlatform } from "./regulators-platform.ts";

console.log((await startRegulatorsPlatform(Number(process.argv[2] ?? 0))).url);
