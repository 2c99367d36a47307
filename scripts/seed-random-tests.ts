// Before each test file: all its random cases follow from the run's seed (vitest.config.ts).
import { configureGlobal } from "fast-check";

configureGlobal({ seed: Number(process.env["SEED"]) });
