import { z } from "zod";
import {
  MAX_METADATA_KEY_LENGTH,
  MAX_METADATA_KEYS,
  MAX_METADATA_VALUE_LENGTH,
} from "@rendezvous/domain/metadata/metadata";

/** A program's own values, for professionals and access keys only. */
export const metadata = z.record(z.string(), z.string());

export const metadataKeySchema = z
  .string()
  .regex(
    new RegExp(`^[A-Za-z0-9_.-]{1,${MAX_METADATA_KEY_LENGTH}}$`),
    `expected a key of 1 to ${MAX_METADATA_KEY_LENGTH} letters, digits, "_", "." or "-"`,
  );

const value = z.string().max(MAX_METADATA_VALUE_LENGTH);

/** Merged with the present keys; an empty text or null removes its key. */
export const metadataChangeSchema = z
  .record(metadataKeySchema, value.nullable())
  .refine(
    (keys) => Object.keys(keys).length <= MAX_METADATA_KEYS,
    `expected at most ${MAX_METADATA_KEYS} keys`,
  );
