import { z } from "zod";
import { plainText } from "./fields.ts";

function degrees(limit: number) {
  const error = `expected a number from -${limit} to ${limit}`;
  return z.number({ error }).min(-limit, { error }).max(limit, { error }).nullable().default(null);
}

export const placeFields = {
  address: plainText,
  city: plainText,
  zipcode: plainText,
  lat: degrees(90),
  lng: degrees(180),
};

export const place = z.strictObject(placeFields);
