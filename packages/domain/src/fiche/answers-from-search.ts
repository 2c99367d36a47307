const PHONE = /^\+?[\d\s().-]+$/;
/** A number with fewer digits could be the group's own number for a client instead of a phone number. */
const SHORTEST_PHONE = 8;

/** Returns answers for the form of a new person from the search text: a phone number, an e-mail address or a last name. */
export function answersFromSearch(searched: string): Readonly<Record<string, string>> {
  const text = searched.trim();
  if (PHONE.test(text)) return text.replace(/\D/g, "").length < SHORTEST_PHONE ? {} : { firstphone: text };
  if (text.includes("@")) return { email: text };
  return /^[\p{L}'’-]+$/u.test(text) ? { lastname: text } : {};
}
