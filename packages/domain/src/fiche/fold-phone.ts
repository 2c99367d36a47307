const COMPARED_DIGITS = 8;

/** The digits by which two numbers are the same, with or without the code of a country; "" for too few to tell. */
export function foldPhone(phone: string): string {
  const digits = phone.replace(/\D/g, "");
  return digits.length < COMPARED_DIGITS ? "" : digits.slice(-COMPARED_DIGITS);
}
