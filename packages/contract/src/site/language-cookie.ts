/**
 * The cookie with the visitor's chosen language: the page writes it, the server reads it. Its only content is a language code.
 */
export const LANGUAGE_COOKIE = "locale";
