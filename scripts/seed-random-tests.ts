// Runs before each test file: the run's seed determines all its random cases (vitest.config.ts).
import { configureGlobal } from "fast-check";

configureGlobal({ seed: Number(process.env["SEED"]) });
