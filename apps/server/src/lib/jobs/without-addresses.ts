/** Mail servers repeat the address in what they say. */
export function withoutAddresses(text: string): string {
  return text.replaceAll(/[^\s@<>:/]+@[^\s@<>:/]+/g, "***");
}
