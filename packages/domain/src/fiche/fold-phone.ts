const COMPARED_DIGITS = 8;

/** Returns the digits that two equal numbers share, with or without a country code; "" for too few digits. */
export function foldPhone(phone: string): string {
  const digits = phone.replace(/\D/g, "");
  return digits.length < COMPARED_DIGITS ? "" : digits.slice(-COMPARED_DIGITS);
}
