import { isDeepStrictEqual } from "node:util";

type Fields = Readonly<Record<string, unknown>>;

/** The fields of `after` that are not the same in `before`. */
export function whatDiffers(before: Fields, after: Fields): Fields {
  return Object.fromEntries(
    Object.entries(after).filter(([name, value]) => !isDeepStrictEqual(value, before[name])),
  );
}
