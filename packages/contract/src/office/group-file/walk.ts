import type { FaultCode } from "../../ground/fault.ts";
import type { Path } from "./issues.ts";

/**
 * Functions that read a file whose shape may be wrong. They skip invalid values, because the errors of the shape already report
 * them; so references are checked in the same pass.
 */

export type Fields = Readonly<Record<string, unknown>>;
export interface Place<T> {
  readonly path: Path;
  readonly value: T;
}
/** `message` is for the author of a file, the code and its parameters for the screens. */
export type ReportFault = (path: Path, message: string, code: FaultCode, parameters?: object) => void;

export function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Returns all values at a path such as `calendars[].openinghours[].from`; none for missing lists and objects. */
export function valuesAtPath(root: unknown, pattern: string): Place<unknown>[] {
  let places: Place<unknown>[] = [{ path: [], value: root }];
  for (const part of pattern.split(".")) {
    const key = part.replace("[]", "");
    const isList = part.endsWith("[]");
    places = places.flatMap(({ path, value }) => {
      if (!isFields(value) || !Object.hasOwn(value, key)) return [];
      const inner = value[key];
      if (!isList) return [{ path: [...path, key], value: inner }];
      if (!Array.isArray(inner)) return [];
      return inner.map((item: unknown, index) => ({ path: [...path, key, index], value: item }));
    });
  }
  return places;
}

export function textsAtPath(root: unknown, pattern: string): Place<string>[] {
  return valuesAtPath(root, pattern).filter(
    (place): place is Place<string> => typeof place.value === "string",
  );
}

export function objectsAtPath(root: unknown, pattern: string): Place<Fields>[] {
  return valuesAtPath(root, pattern).filter((place): place is Place<Fields> => isFields(place.value));
}
