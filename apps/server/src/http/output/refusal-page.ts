import type { FastifyRequest } from "fastify";

/** True for a browser that wants to show a page: what it is refused, a person reads. */
export function wantsPage({ method, url, headers }: FastifyRequest): boolean {
  return method === "GET" && !/^\/api(?:[/?]|$)/.test(url) && /\btext\/html\b/.test(headers.accept ?? "");
}

/** A page of its own for what is refused before any page of the product can be made: nothing but the text. */
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
