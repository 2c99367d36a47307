/**
 * An absolute http or https address as the browser understands it, or null. Never `javascript:`, `data:` or their like,
 * however they are spelled, and nothing whose host hides behind a name and password.
 */
export function readWebAddress(text: string): string | null {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return null;
  const { protocol, username, password, href } = new URL(text);
  if (protocol !== "http:" && protocol !== "https:") return null;
  return username === "" && password === "" ? href : null;
}
