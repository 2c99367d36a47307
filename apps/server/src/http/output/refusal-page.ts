import type { FastifyRequest } from "fastify";

/** True when a browser requests a page, so that a person will read the refusal. */
export function wantsPage({ method, url, headers }: FastifyRequest): boolean {
  return method === "GET" && !/^\/api(?:[/?]|$)/.test(url) && /\btext\/html\b/.test(headers.accept ?? "");
}

/** Returns a minimal page for a refusal that comes before any page of the product can be rendered. */
export function refusalPage(text: string, locale: string): string {
  const escaped = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  return [
    "<!doctype html>",
    `<html lang="${locale}">`,
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    "<title>Rendezvous</title>",
    `<main><h1>Rendezvous</h1><p>${escaped}</p></main>`,
    "</html>",
  ].join("\n");
}
