import { ERROR_CODES, ERRORS } from "@rendezvous/contract/ground/errors";
import { EXAMPLE_HOST, GUIDE, guideInMarkdown } from "@rendezvous/contract/site/guide";

/** Renders `/llms.txt` (llmstxt.org): what a language model needs to write a client, in a few pages. */
export function renderLlms(publicUrl: string): string {
  return `# Rendezvous

> Online appointment booking: services, free times, bookings and clients of an organisation, by HTTP and JSON.

- [All calls, parameters and answers (OpenAPI 3.1)](${publicUrl}/api/openapi.json)
- [The same to read](${publicUrl}/api/docs)
- ${publicUrl}/mcp: an MCP server (streamable HTTP, \`Authorization: Bearer\` with an access key) that finds times, books, moves and cancels

Contents: ${GUIDE.map(({ title }) => title).join(", ")}.

Send an access key as \`Authorization: Bearer rdv_...\`, never in an address. Use v3. Send \`start_at\` back unchanged. A refusal has its code in
\`message\`, the wrong fields in \`messages.fields\`, and a closer reason in \`detail\`; its codes are in the list below. \`RateLimit-Remaining\` says what is left of a limit; after 429 wait for the seconds in \`Retry-After\`.

${guideInMarkdown().replace(`HOST=${EXAMPLE_HOST} `, "").replaceAll("$HOST", publicUrl)}
### Errors

${ERROR_CODES.map((name) => `\`${name}\` (${ERRORS[name].status})`).join(", ")}.
`;
}
